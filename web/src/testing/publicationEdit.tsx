import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, Route, Routes } from "react-router-dom";
import { toastStore } from "../components/ui/toast";
import { ANA, renderScreen } from "./renderScreen";
import type { Answers } from "./renderScreen";
import EditPublicationRoute from "../routes/editPublication";
import NewPublicationRoute from "../routes/newPublication";
import PublicationCreatedRoute from "../routes/publicationCreated";

const picture = (name: string) => ({
  __typename: "Image",
  url: `/uploads/${name}/750.webp`,
  sources: [180, 360, 750].map((width) => ({
    __typename: "ImageSource",
    url: `/uploads/${name}/${width}.webp`,
    width,
  })),
});

/** A published chair, as of its revision 3. */
export const edit = (changes: Record<string, unknown> = {}) => ({
  __typename: "PublicationEdit",
  refusal: null,
  revision: 3,
  isInReview: false,
  returnReason: null,
  canAppeal: false,
  title: "Silla de oficina",
  description: "En buen estado",
  condition: "USED",
  usage: "GOOD",
  attributes: [
    { __typename: "PublicationAttribute", name: "brand", rawValue: "Ofimania" },
    { __typename: "PublicationAttribute", name: "weight", rawValue: "12.5" },
  ],
  images: [picture("primera0"), picture("segunda0"), picture("tercera0")],
  publication: {
    __typename: "Publication",
    id: "7",
    type: "PRODUCT",
    status: "ACTIVE",
    category: { __typename: "Category", id: "21" },
    price: { __typename: "Money", amount: 5_000, currency: "USD" },
    interests: ["bicicleta", "libros"],
    acceptsOtherOffers: false,
    place: {
      __typename: "Place",
      label: "Chacao, Miranda",
      address: "Av. Francisco de Miranda 7",
      reference: "Timbre 4",
      coordinates: { __typename: "Coordinates", latitude: 10.495123, longitude: -66.853987 },
    },
  },
  ...changes,
});

const categories = {
  categories: [
    {
      __typename: "Category",
      id: "2",
      name: "Hogar",
      children: [{ __typename: "Category", id: "21", name: "Muebles", children: [] }],
    },
  ],
  excludedWords: [],
};

/** An attribute that a category asks for. */
export const field = (
  name: string,
  label: string,
  kind: string,
  options: string[] = [],
  unit: string | null = null,
) => ({
  __typename: "CategoryField",
  name,
  label,
  kind,
  options,
  unit,
});
const fields = [
  field("brand", "Marca", "TEXT", ["Ofimania"]),
  field("type_general", "Tipo", "OPTION", ["Silla", "Mesa"]),
  field("color", "Color", "COLOR", ["Negro", "Azul"]),
  field("year", "Año", "YEAR"),
  field("weight", "Peso", "NUMBER", [], "kg"),
];

/** Renders the wizard at `at`, editing unless the address says otherwise. */
export function show(
  answer: unknown = edit(),
  { at = "/edit/publication/7", answers = {} }: { at?: string; answers?: Answers } = {},
) {
  const view = renderScreen(
    <Routes>
      <Route path="/edit/publication/:id" element={<EditPublicationRoute />} />
      <Route path="/new_publication" element={<NewPublicationRoute />} />
      <Route path="/profile" element={<Link to="/edit/publication/7?paso=2">Editar</Link>} />
      <Route path="/publicacion_creada" element={<PublicationCreatedRoute />} />
    </Routes>,
    {
      at,
      viewer: ANA,
      answers: {
        EditPublication: () => (answer instanceof Error ? answer : { publicationEdit: answer }),
        PublishingCategories: () => categories,
        CategoryFields: () => ({ category: { __typename: "Category", id: "21", fields } }),
        UpdatePublication: () => ({
          updatePublication: {
            __typename: "UpdatePublicationPayload",
            publication: {
              __typename: "Publication",
              id: "7",
              slug: "silla-de-oficina",
              title: "Silla de oficina",
              status: "ACTIVE",
              interests: ["bicicleta"],
              acceptsOtherOffers: false,
              hasChangesInReview: true,
              price: { __typename: "Money", amount: 6_000, currency: "USD" },
            },
            errors: [],
          },
        }),
        ...answers,
      },
    },
  );
  return {
    ...view,
    user: userEvent.setup(),
    sent: () =>
      view.asked.filter(({ operation }) => operation === "UpdatePublication").map(({ variables }) => variables.input),
  };
}
/** What was said at the edge of the screen, the oldest first. */
export const toasts = () => toastStore.getState().map(({ text }) => text);
/** What stands in a field. */
export const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
/** Addresses of the pictures, in their order. */
export const pictures = () =>
  screen.getAllByRole("img", { name: /^Imagen \d/ }).map((image) => image.getAttribute("src"));
/** Only there where a step follows. */
export const next = () => screen.getByRole("button", { name: "Siguiente" });
