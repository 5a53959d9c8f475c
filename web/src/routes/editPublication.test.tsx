import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { Answers } from "../testing/renderScreen";
import { deleteDrafts } from "../lib/drafts";
import EditPublicationRoute from "./editPublication";
import NewPublicationRoute from "./newPublication";
import PublicationCreatedRoute from "./publicationCreated";

// Leaves time on a busy machine.
beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  deleteDrafts();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

const picture = (name: string) => ({
  __typename: "Image",
  url: `/uploads/${name}/750.webp`,
  sources: [180, 360, 750].map((width) => ({
    __typename: "ImageSource",
    url: `/uploads/${name}/${width}.webp`,
    width,
  })),
});

const edit = (changes: Record<string, unknown> = {}) => ({
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

const field = (name: string, label: string, kind: string, options: string[] = [], unit: string | null = null) => ({
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

function show(
  answer: unknown = edit(),
  { at = "/edit/publication/7", answers = {} }: { at?: string; answers?: Answers } = {},
) {
  const view = renderScreen(
    <Routes>
      <Route path="/edit/publication/:id" element={<EditPublicationRoute />} />
      <Route path="/new_publication" element={<NewPublicationRoute />} />
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
const toasts = () => toastStore.getState().map(({ text }) => text);
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const pictures = () => screen.getAllByRole("img", { name: /^Imagen \d/ }).map((image) => image.getAttribute("src"));
const next = () => screen.getByRole("button", { name: "Siguiente" });

it("opens with the current values, fixes type and category, and lets every step be visited", async () => {
  const { user } = show();
  expect(await screen.findByRole("heading", { level: 1, name: /Lo que publicaste/ })).toBeTruthy();
  const product = screen.getByRole("radio", { name: /^Producto/ }) as HTMLInputElement;
  expect([
    product.checked,
    product.disabled,
    (screen.getByRole("radio", { name: /^Servicio/ }) as HTMLInputElement).disabled,
  ]).toEqual([true, true, true]);
  await waitFor(() => expect(screen.getByLabelText("Categoría elegida").textContent).toBe("Hogar > Muebles"));
  expect((screen.getByRole("button", { name: "Cambiar" }) as HTMLButtonElement).disabled).toBe(true);
  const steps = within(screen.getByRole("navigation", { name: "Pasos de la publicación" })).getAllByRole("link");
  expect(steps).toHaveLength(4);
  await user.click(steps[2] as HTMLElement);
  expect(await screen.findByRole("button", { name: "Quitar bicicleta" })).toBeTruthy();
  expect((screen.getByLabelText("No, solo mis intereses") as HTMLInputElement).checked).toBe(true);
});

it("sends the changes with the pictures in their new order and the exact point, and confirms it", async () => {
  const { user, sent, path } = show(edit(), { at: "/edit/publication/7?paso=2" });
  await screen.findByLabelText("Título");
  expect([value("Título"), value("Valor estimado"), value("Descripción")]).toEqual([
    "Silla de oficina",
    "50",
    "En buen estado",
  ]);
  expect(pictures()).toEqual([
    "/uploads/primera0/360.webp",
    "/uploads/segunda0/360.webp",
    "/uploads/tercera0/360.webp",
  ]);
  await user.click(screen.getByRole("button", { name: "Mover la imagen 3 un puesto antes" }));
  await user.click(screen.getByRole("button", { name: "Eliminar imagen 1" }));
  await user.clear(screen.getByLabelText("Valor estimado"));
  await user.type(screen.getByLabelText("Valor estimado"), "60");
  await user.click(next());
  await user.click(await screen.findByRole("button", { name: "Quitar libros" }));
  await user.click(next());
  await waitFor(() => expect(value("Referencia")).toBe("Timbre 4"));
  await user.click(screen.getByRole("button", { name: "Actualizar" }));
  await waitFor(() => expect(path()).toBe("/publicacion_creada"));
  expect(sent()).toEqual([
    {
      requestId: expect.any(String),
      publicationId: "7",
      revision: 3,
      type: "PRODUCT",
      categoryId: "21",
      title: "Silla de oficina",
      priceUsd: 60,
      condition: "USED",
      usage: "GOOD",
      description: "En buen estado",
      attributes: [
        { name: "brand", value: "Ofimania" },
        { name: "weight", value: "12.5" },
      ],
      images: [{ url: "/uploads/tercera0/750.webp" }, { url: "/uploads/segunda0/750.webp" }],
      interests: ["bicicleta"],
      acceptsOtherOffers: false,
      address: "Av. Francisco de Miranda 7",
      reference: "Timbre 4",
      municipality: "Chacao",
      state: "Miranda",
      coordinates: { latitude: 10.495123, longitude: -66.853987 },
    },
  ]);
  expect(screen.getByText("La publicación ha sido actualizada exitosamente")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "¡Listo! Tus cambios están en camino" })).toBeTruthy();
});

it("asks for what the category has, each with the control of its kind", async () => {
  const { user, sent } = show(edit(), { at: "/edit/publication/7?paso=2" });
  await waitFor(() => expect(value("Marca")).toBe("Ofimania"));
  expect(value("Peso")).toBe("12.5");
  await user.selectOptions(screen.getByLabelText("Tipo"), "Mesa");
  await user.click(screen.getByRole("radio", { name: "Azul" }));
  await user.clear(screen.getByLabelText("Marca"));
  await user.type(screen.getByLabelText("Año"), "12x34");
  expect(value("Año")).toBe("1234");
  await user.tab();
  expect(await screen.findByText(/^Escribe un año entre 1800 y/)).toBeTruthy();
  expect((next() as HTMLButtonElement).disabled).toBe(true);
  await user.clear(screen.getByLabelText("Año"));
  await user.type(screen.getByLabelText("Año"), "2014");
  await user.click(next());
  await screen.findByRole("button", { name: "Quitar libros" });
  await user.click(next());
  await waitFor(() => expect(value("Referencia")).toBe("Timbre 4"));
  await user.click(screen.getByRole("button", { name: "Actualizar" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect((sent()[0] as { attributes: unknown[] }).attributes.toSorted(byName)).toEqual([
    { name: "color", value: "Azul" },
    { name: "type_general", value: "Mesa" },
    { name: "weight", value: "12.5" },
    { name: "year", value: "2014" },
  ]);
});

const byName = (one: unknown, other: unknown) =>
  (one as { name: string }).name.localeCompare((other as { name: string }).name);

it("keeps a draft for its publication only, and drops it when the publication has changed meanwhile", async () => {
  const first = show(edit(), { at: "/edit/publication/7?paso=2" });
  await first.user.type(await screen.findByLabelText("Título"), " azul");
  await first.user.click(screen.getByRole("button", { name: "Eliminar imagen 1" }));
  cleanup();
  show(edit(), { at: "/new_publication" });
  expect(await screen.findByRole("heading", { level: 1, name: /¿Qué vas a publicar\?/ })).toBeTruthy();
  expect(screen.queryByText("Silla de oficina azul")).toBeNull();
  cleanup();
  show(edit(), { at: "/edit/publication/7?paso=2" });
  await screen.findByLabelText("Título");
  expect([value("Título"), pictures()]).toEqual([
    "Silla de oficina azul",
    ["/uploads/segunda0/360.webp", "/uploads/tercera0/360.webp"],
  ]);
  cleanup();
  // As after a reload: only stored drafts are left.
  const written = sessionStorage.getItem("tq-draft:publication-edit-7") ?? "";
  deleteDrafts();
  sessionStorage.setItem("tq-draft:publication-edit-7", written);
  show(edit(), { at: "/edit/publication/7?paso=2" });
  await waitFor(() => expect(pictures()).toEqual(["/uploads/segunda0/360.webp", "/uploads/tercera0/360.webp"]));
  expect(value("Título")).toBe("Silla de oficina azul");
  cleanup();
  show(edit({ revision: 4, title: "Silla roja" }), { at: "/edit/publication/7?paso=2" });
  await screen.findByLabelText("Título");
  expect([value("Título"), toasts()]).toEqual([
    "Silla roja",
    ["La publicación cambió desde la última vez que la editabas. Empezamos con la versión actual."],
  ]);
});

it("leads from another user’s publication to a new one, and explains what cannot be edited", async () => {
  const { path } = show(null);
  await waitFor(() => expect(path()).toBe("/new_publication"));
  expect(toasts()).toEqual(["Solo puedes editar tus publicaciones. Aquí puedes crear una nueva."]);
  cleanup();
  show(edit({ refusal: "RESERVED" }));
  expect(
    await screen.findByRole("heading", { level: 1, name: "Hay un cambio acordado con esta publicación" }),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver el cambio" }).getAttribute("href")).toBe("/requests?tab=2");
});

it("shows the review state of the last changes, and a refusal at its step", async () => {
  show(edit({ returnReason: "Contiene artículos no permitidos: armas" }));
  expect(
    await screen.findByText("La revisión no aprobó tus cambios: Contiene artículos no permitidos: armas."),
  ).toBeTruthy();
  cleanup();
  const refused = (field: string, message: string) => () => ({
    updatePublication: {
      __typename: "UpdatePublicationPayload",
      publication: null,
      errors: [{ __typename: "UserError", field, code: "BAD_USER_INPUT", message }],
    },
  });
  const refusals = [
    refused("interests", "No se permiten datos de contacto"),
    refused("revision", "Esta publicación cambió mientras la editabas"),
  ];
  const { user, path } = show(edit({ isInReview: true }), {
    at: "/edit/publication/7?paso=4",
    answers: { UpdatePublication: () => refusals.shift()?.() },
  });
  expect(await screen.findByText(/^Tus últimos cambios están en revisión/)).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Actualizar" }));
  await waitFor(() => expect(path()).toBe("/edit/publication/7?paso=3"));
  expect((await screen.findByRole("alert")).textContent).toBe("No se permiten datos de contacto");
  const field = screen.getByLabelText("Intereses");
  expect([field.getAttribute("aria-invalid"), field.getAttribute("aria-describedby")]).toEqual([
    "true",
    expect.stringContaining(screen.getByRole("alert").id),
  ]);
  await user.click(screen.getByRole("button", { name: "Quitar libros" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await user.click(next());
  await user.click(await screen.findByRole("button", { name: "Actualizar" }));
  await waitFor(() => expect(toasts()).toEqual(["Esta publicación cambió mientras la editabas"]));
});

it("shows a failed load and retries it", async () => {
  const answers = [new Error("no network"), { publicationEdit: edit() }];
  const { user } = show(undefined, { answers: { EditPublication: () => answers.shift() } });
  expect(await screen.findByText("Cargando tu publicación…")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Intentar de nuevo" }));
  expect(await screen.findByRole("heading", { level: 1, name: /Lo que publicaste/ })).toBeTruthy();
});
