import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { toast, toastStore } from "../components/ui/toast";
import { EDIT_PUBLICATION } from "../features/publishing/publicationFields";
import { deleteDrafts } from "../lib/drafts";
import { edit, show, value, pictures, next } from "../testing/publicationEdit";

beforeEach(() => {
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  deleteDrafts();
  for (const { id } of toastStore.getState()) toast.dismiss(id);
});

it("opens where something can change, and the way back leaves it", async () => {
  const { user, path } = show();
  expect(await screen.findByLabelText<HTMLInputElement>("Título")).toHaveProperty("value", "Silla de oficina");
  await user.click(screen.getAllByRole("link", { name: "Volver" })[0] as HTMLElement);
  expect(path()).toBe("/profile?tab=publications");
});

it("opens with the current values, fixes type and category, and lets every step be visited", async () => {
  const { user } = show(edit(), { at: "/edit/publication/7?paso=1" });
  expect(await screen.findByRole("heading", { level: 1, name: /Lo que publicaste/ })).toBeTruthy();
  const product = screen.getByRole("radio", { name: /^Producto/ }) as HTMLInputElement;
  expect([
    product.checked,
    product.disabled,
    (screen.getByRole("radio", { name: /^Servicio/ }) as HTMLInputElement).disabled,
  ]).toEqual([true, true, true]);
  await waitFor(() => expect(screen.getByLabelText("Categoría elegida").textContent).toBe("Hogar > Muebles"));
  expect(screen.queryByRole("button", { name: "Cambiar" })).toBeNull();
  const steps = within(screen.getByRole("navigation", { name: "Pasos de la publicación" })).getAllByRole("link");
  expect(steps).toHaveLength(4);
  await user.click(steps[2] as HTMLElement);
  expect(await screen.findByRole("button", { name: "Quitar bicicleta" })).toBeTruthy();
  expect((screen.getByLabelText("No, solo mis intereses") as HTMLInputElement).checked).toBe(true);
});

it("says at the value what others ask for the like, where that is known", async () => {
  const asked: unknown[] = [];
  const money = (dollars: number) => ({ __typename: "Money", amount: dollars * 100 });
  const { user } = show(edit(), {
    at: "/edit/publication/7?paso=2",
    answers: {
      ValueRange: (variables) => {
        asked.push(variables);
        return { valueRange: { __typename: "ValueRange", low: money(40), high: money(60), thingCount: 23 } };
      },
    },
  });
  const field = await screen.findByLabelText<HTMLInputElement>("Valor estimado");
  await user.click(field);
  expect(await screen.findByText("Parecidos: entre 40 USD y 60 USD, de 23.")).toBeTruthy();
  await user.type(field, "55");
  expect(asked).toEqual([{ categoryId: expect.any(String), title: "Silla de oficina" }]);
});

it("never reads the cents of a value as dollars, typed or pasted", async () => {
  const { user } = show(edit(), { at: "/edit/publication/7?paso=2" });
  const field = await screen.findByLabelText<HTMLInputElement>("Valor estimado");
  const shown = async (write: () => Promise<void>) => {
    await user.clear(field);
    await write();
    return field.value;
  };
  expect(await shown(() => user.type(field, "15,50"))).toBe("15");
  expect(await shown(() => user.type(field, "1.250"))).toBe("1250");
  expect(await shown(() => user.type(field, "12a3"))).toBe("123");
  expect(await shown(() => user.paste("$ 1.250,00"))).toBe("1250");
  // On coming back a key means what it says.
  expect(await shown(() => user.type(field, "15,"))).toBe("15");
  await user.tab();
  await user.type(field, "0");
  expect(field.value).toBe("150");
});

it("sends the changes with the pictures in their new order and the exact point, and confirms it", async () => {
  const { user, sent, path, client } = show(edit(), { at: "/edit/publication/7?paso=2" });
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
  expect(screen.getByRole("heading", { level: 1, name: "¡Listo! Guardamos tu edición" })).toBeTruthy();
  // The next edit does not begin with a look at what it was before.
  expect(client.readQuery({ query: EDIT_PUBLICATION, variables: { id: "7" } })).toBeNull();
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
