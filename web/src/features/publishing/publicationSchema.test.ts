import { describe, expect, it } from "vitest";
import { findFirstIncompleteStep, findIncompleteFields, publicationSchema } from "./publicationSchema";
import type { DraftImage } from "./publicationFields";
import type { PublicationDraft } from "./publicationSchema";

const image: DraftImage = { id: "a", file: new File(["x"], "a.jpg"), url: "blob:a" };
const validDraft: PublicationDraft = {
  revision: null,
  requestId: "r1",
  maxImages: 7,
  type: "PRODUCT",
  categoryId: "4",
  title: "Guitarra eléctrica",
  price: "180",
  images: [image],
  condition: "USED",
  usage: "GOOD",
  description: "Con forro.",
  attributes: {},
  interests: [],
  acceptsOtherOffers: true,
  address: "Altamira, Chacao, Miranda",
  reference: "",
  place: { latitude: 10.49, longitude: -66.85, municipality: "Chacao", state: "Miranda" },
};

function errorsOf(overrides: Partial<PublicationDraft>): Record<string, string> {
  const result = publicationSchema.safeParse({ ...validDraft, ...overrides });
  return Object.fromEntries(
    (result.error?.issues ?? []).toReversed().map((issue) => [issue.path.join("."), issue.message]),
  );
}

describe("wizard", () => {
  it("accepts a complete form", () => {
    expect(errorsOf({})).toEqual({});
    expect(findFirstIncompleteStep(validDraft)).toBe(5);
  });

  it.each<[Partial<PublicationDraft>, string, string]>([
    [{ title: "" }, "title", "Este campo es obligatorio"],
    [{ title: "x".repeat(25) }, "title", "Título de máx. 60 caracteres y términos de máx. 24 caracteres"],
    [{ price: "" }, "price", "Este campo es obligatorio"],
    [{ price: "000" }, "price", "El valor estimado debe ser un número entero mayor que 0 de máx. 9 caracteres"],
    [{ images: [] }, "images", "Agrega al menos una imagen"],
    [{ images: Array.from({ length: 9 }, () => image) }, "images", "Elimina 2 imágenes para continuar"],
    [{ condition: "", usage: "" }, "condition", "Este campo es obligatorio"],
    [{ usage: "" }, "usage", "Este campo es obligatorio"],
    [{ description: "  " }, "description", "Este campo es obligatorio"],
    [
      { attributes: { km: "pocos", brand: "Toyota" } },
      "attributes.km",
      "Escribe un número entre 0 y 3.000.000, con dos decimales como máximo",
    ],
    [{ attributes: { color: "feo" } }, "attributes.color", "Elige una de las opciones"],
    [{ place: null }, "place", "Ubicación no disponible. Seleccione una distinta desplazando el mapa"],
    [{ address: "" }, "address", "Este campo es obligatorio"],
  ])("refuses %o", (change, field, message) => {
    expect(errorsOf(change)).toEqual({ [field]: message });
  });

  it("requires no condition for a service, and no usage for a new product", () => {
    expect(errorsOf({ type: "SERVICE", condition: "", usage: "" })).toEqual({});
    expect(errorsOf({ condition: "NEW", usage: "" })).toEqual({});
  });

  it("names what a step still needs", () => {
    const draft = { ...validDraft, title: "", images: [], usage: "" as const, place: null };
    expect(findIncompleteFields(draft, 2)).toEqual(["title", "images", "usage"]);
    expect(findIncompleteFields(draft, 4)).toEqual(["place"]);
    expect(findIncompleteFields(draft, 1)).toEqual([]);
  });

  it("finds the first incomplete step", () => {
    expect(findFirstIncompleteStep({ ...validDraft, categoryId: "", place: null })).toBe(1);
    expect(findFirstIncompleteStep({ ...validDraft, images: [] })).toBe(2);
    expect(findFirstIncompleteStep({ ...validDraft, place: null })).toBe(4);
  });
});
