/** What the texts of a publication are called: in the form, on its page, and where an operator reads them. */
export const publicationFieldMessages = {
  title: "Título",
  description: "Descripción",
  condition: "Condición",
  usage: "Detalle de uso",
} as const;

/** In the sentence that says what a step lacks. */
export const missingFieldMessages = {
  type: "el tipo",
  categoryId: "la categoría",
  title: "el título",
  price: "el valor",
  images: "las imágenes",
  condition: "la condición",
  usage: "el detalle de uso",
  attributes: "las características",
  description: "la descripción",
  interests: "los intereses",
  acceptsOtherOffers: "las otras propuestas",
  address: "la dirección",
  place: "el punto en el mapa",
  reference: "la referencia",
} as const;
