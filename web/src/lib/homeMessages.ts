/** Texts of the home page; a file of its own, so that it loads with it. */
export const homeMessages = {
  title: "Cambia lo que tienes por lo que quieres",
  lead: "Sin comisiones y sin pagar. Tú propones, ustedes acuerdan y el cambio se da.",
  toWall: "Ver el muro",
  slider: "Novedades de Truequea",
  categories: "¿Qué quieres recibir?",
  toCategories: "Ver categorías",
  services: "Servicios de gente como tú",
  toServices: "Ver servicios",
  recent: "Recién publicadas",
  howTitle: "Así se hace un trueque",
  steps: [
    { title: "Publica lo que tienes", text: "Fotos, valor estimado y lo que te interesa a cambio." },
    { title: "Propón o recibe propuestas", text: "Ofrece una o varias de tus publicaciones y conversen por chat." },
    { title: "Cambien y califíquense", text: "Se encuentran, confirman y los dos ganan reputación." },
  ],
} as const;
