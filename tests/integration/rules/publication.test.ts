import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicationSchema } from "../../../web/src/features/publishing/publicationSchema";
import { formRefusals, startDoors } from "../../support/doors";
import type { Doors, Refusals } from "../../support/doors";
import { aForm, aPhoto, asFile } from "../../support/uploads";
import { maxPictures, pictureTexts } from "../../../rules/pictures";

let doors: Doors;
let photo: Buffer;
beforeAll(async () => {
  doors = await startDoors();
  photo = await aPhoto(350, 350);
});
afterAll(() => doors?.stop());

const good = {
  title: "Guitarra eléctrica",
  price: "180",
  condition: "USED",
  usage: "GOOD",
  description: "Con forro",
  interests: ["bicicleta"],
  address: "Altamira",
  reference: "",
  municipality: "Chacao",
  attributes: { brand: "Samsung" } as Record<string, string>,
  pictures: 1,
};
type Values = typeof good;

let last = 0;
const shared = { requestId: "r", type: "PRODUCT", acceptsOtherOffers: true, categoryId: "5" };
const point = { latitude: 10.49, longitude: -66.85 };

function form({ pictures, municipality, ...values }: Values): Refusals {
  const images = Array.from({ length: pictures }, (_, index) => ({ id: `${index}`, file: null, url: "/a.webp" }));
  const place = { ...point, municipality, state: "Miranda" };
  return formRefusals(publicationSchema, {
    ...shared,
    ...values,
    revision: null,
    maxImages: maxPictures.Standard,
    images,
    place,
  });
}

async function graphql({ pictures, price, attributes, ...values }: Values): Promise<Refusals> {
  const images = Array.from({ length: pictures }, (_, index) => `input.images.${index}`);
  const input = {
    ...shared,
    ...values,
    requestId: `form-${++last}`,
    condition: values.condition || null,
    usage: values.usage || null,
    priceUsd: Number(price),
    attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
    state: "Miranda",
    coordinates: point,
    images: images.map(() => null),
  };
  const { createPublication } = await doors.client.data<{
    createPublication: { errors: { field: string; message: string }[] };
  }>(
    "mutation ($input: CreatePublicationInput!) { createPublication(input: $input) { errors { field message } } }",
    { input },
    Object.fromEntries(images.map((path) => [path, { name: "foto.jpg", type: "image/jpeg", bytes: photo }])),
  );
  const names: Record<string, string> = { priceUsd: "price", municipality: "place" };
  return Object.fromEntries(createPublication.errors.map(({ field, message }) => [names[field] ?? field, message]));
}

const conditions: Record<string, string> = { NEW: "Nuevo", USED: "Usado" };
const usages: Record<string, string> = { GOOD: "Bueno" };

function rest({ pictures, ...values }: Values): Promise<Refusals> {
  const fields = {
    publication_type: "Producto",
    product_categories_id: "5",
    name: values.title,
    price: values.price,
    product_status: conditions[values.condition] ?? "",
    condition: usages[values.usage] ?? "",
    editor_web: values.description,
    "article_tags[]": values.interests,
    accept_changes: "1",
    latitude: String(point.latitude),
    longitude: String(point.longitude),
    address_1: values.address,
    address_2: values.reference,
    location: `${values.municipality}, Miranda`,
    aditional_info: JSON.stringify(values.attributes),
    "picture_data[]": Array.from({ length: pictures }, () => asFile(photo)),
  };
  const names = {
    name: "title",
    editor_web: "description",
    product_status: "condition",
    condition: "usage",
    article_tags: "interests",
    address_1: "address",
    address_2: "reference",
    location: "place",
    "aditional_info.screen_size": "attributes.screen_size",
    "aditional_info.color": "attributes.color",
    "aditional_info.model": "attributes.model",
    picture_data: "images",
    "picture_data.0": "images.0",
  };
  return doors.rest("/publications", { form: aForm(fields) }, names);
}

const required = "Este campo es obligatorio";
const title = "Título de máx. 60 caracteres y términos de máx. 24 caracteres";
const price = "El valor estimado debe ser un número entero mayor que 0 de máx. 9 caracteres";
const interests = "Solo se admitirán palabras entre 2 y 24 Caracteres";
const reference = "La referencia debe contener máximo 70 caracteres";
const words = (count: number) => Array.from({ length: count }, (_, index) => `palabra ${index}`);

const cases: [string, Partial<Values>, Refusals][] = [
  ["no title", { title: " " }, { title: required }],
  ["a title of punctuation", { title: "¡!" }, { title }],
  ["a title of 60", { title: `${"palabra ".repeat(7)}1234` }, {}],
  ["a title of 61", { title: `${"palabra ".repeat(7)}12345` }, { title }],
  ["a title of 60 with emoji", { title: `${"🚲".repeat(54)} bicis` }, {}],
  ["a title of 61 with emoji", { title: `${"🚲".repeat(55)} bicis` }, { title }],
  ["a title of 60 and more blanks", { title: `  ${"palabra   ".repeat(7)}1234  ` }, {}],
  ["a word of 24 in quotes", { title: `«${"a".repeat(24)}»` }, {}],
  ["a word of 24 accents apart", { title: "é".repeat(24).normalize("NFD") }, {}],
  ["a word of 25", { title: "a".repeat(25) }, { title }],
  ["a value of 0", { price: "0" }, { price }],
  ["a value of 1", { price: "1" }, {}],
  ["a value of nine digits", { price: "999999999" }, {}],
  ["a value of ten digits", { price: "1000000000" }, { price }],
  ["no description", { description: "  " }, { description: required }],
  ["a description of 300", { description: "🚲".repeat(300) }, {}],
  [
    "a description of 301",
    { description: "🚲".repeat(301) },
    { description: "La descripción debe contener máximo 300 caracteres" },
  ],
  ["no interests", { interests: [] }, {}],
  ["an interest of 1", { interests: ["bici", "x"] }, { interests }],
  ["an interest of 2", { interests: ["tv"] }, {}],
  ["an interest of 24", { interests: ["🚲".repeat(24)] }, {}],
  ["an interest of 25", { interests: ["a".repeat(25)] }, { interests }],
  ["30 interests", { interests: words(30) }, {}],
  ["30 interests and one twice", { interests: [...words(30), "PALABRA 1"] }, {}],
  ["31 interests", { interests: words(31) }, { interests: "Solo se admiten 30 intereses" }],
  ["no condition", { condition: "", usage: "" }, { condition: required }],
  ["something used without saying how", { usage: "" }, { usage: required }],
  ["no address", { address: "" }, { address: required }],
  ["an address of 300", { address: "a".repeat(300) }, {}],
  ["an address of 301", { address: "a".repeat(301) }, { address: "La dirección debe contener máximo 300 caracteres" }],
  ["a reference of 70", { reference: "🏠".repeat(70) }, {}],
  ["a reference of 71", { reference: "🏠".repeat(71) }, { reference }],
  ["a municipality of 60", { municipality: "a".repeat(60) }, {}],
  [
    "a municipality of 61",
    { municipality: "a".repeat(61) },
    { place: "Ubicación no disponible. Seleccione una distinta desplazando el mapa" },
  ],
  ["no attributes", { attributes: {} }, {}],
  ["an attribute of 60", { attributes: { model: "a".repeat(60) } }, {}],
  [
    "an attribute of 61",
    { attributes: { model: "a".repeat(61) } },
    { "attributes.model": "Escribe como máximo 60 caracteres" },
  ],
  ["a number with its unit", { attributes: { screen_size: "6,5 pulgadas" } }, {}],
  [
    "a number that is too great",
    { attributes: { screen_size: "201" } },
    { "attributes.screen_size": "Escribe un número entre 0 y 200, con dos decimales como máximo" },
  ],
  ["a colour in other letters", { attributes: { color: "VINOTINTO" } }, {}],
  ["no colour", { attributes: { color: "feo" } }, { "attributes.color": "Elige una de las opciones" }],
  ["no picture", { pictures: 0 }, { images: "Agrega al menos una imagen" }],
  ["7 pictures", { pictures: 7 }, {}],
  ["8 pictures", { pictures: 8 }, { images: "Elimina 1 imágenes para continuar" }],
];

test.each(cases)("%s: form, GraphQL and REST say the same", async (_, change, refusals) => {
  const values = { ...good, ...change };
  expect({ form: form(values), graphql: await graphql(values), rest: await rest(values) }).toEqual({
    form: refusals,
    graphql: refusals,
    rest: refusals,
  });
});

describe("a picture", () => {
  test.each<[string, number, number, Refusals]>([
    ["of 350 px a side", 350, 350, {}],
    ["of 349 px in height", 350, 349, { "images.0": pictureTexts.tooSmall }],
  ])("%s: GraphQL and REST say the same", async (_, width, height, refusals) => {
    photo = await aPhoto(width, height);
    expect({ graphql: await graphql(good), rest: await rest(good) }).toEqual({ graphql: refusals, rest: refusals });
  });
});
