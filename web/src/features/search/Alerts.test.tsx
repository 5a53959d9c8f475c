import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { ANA, renderScreen } from "../../testing/renderScreen";
import Alerts from "./Alerts";

afterEach(cleanup);

const alert = {
  __typename: "Alert",
  id: "5",
  mode: "WANT",
  terms: ["bicicleta"],
  minUsd: null,
  maxUsd: null,
  category: null,
  attributes: [],
  condition: null,
  type: null,
  location: null,
  verifiedOwners: false,
  radiusKm: null,
  near: null,
};
const motorbikes = {
  ...alert,
  id: "6",
  terms: [],
  category: { __typename: "AlertCategory", id: "142", name: "Motos de paseo" },
  attributes: [
    { __typename: "AlertAttribute", name: "brand", label: "Marca", values: ["Bera"], min: null, max: null },
    { __typename: "AlertAttribute", name: "year", label: "Año", values: [], min: 2010, max: null },
  ],
  condition: "USED",
  maxUsd: 900,
  location: "Miranda",
  radiusKm: 15,
  near: { __typename: "Coordinates", latitude: 10.497, longitude: -66.885 },
};

function show(kept: object[] | null | Error) {
  return renderScreen(<Alerts />, {
    viewer: ANA,
    answers: {
      Alerts: () => (kept instanceof Error ? kept : { viewer: { __typename: "Viewer", id: "1", alerts: kept } }),
      DeleteAlert: ({ input }) => ({
        deleteAlert: { __typename: "DeleteAlertPayload", deletedId: (input as { id: string }).id, errors: [] },
      }),
    },
  });
}

it("lists what each alert looks for, leads to what it finds now, and takes one back", async () => {
  show([alert, motorbikes]);
  const words = await screen.findByRole("link", { name: "Tienen «bicicleta»" });
  expect(decodeURIComponent(words.getAttribute("href") ?? "")).toMatch(
    /^\/search_list\/bicicleta\/all\/0\/10\/.*\?order=NEWEST$/,
  );
  const category = screen.getByRole("link", { name: "Motos de paseo" });
  const filters = "Marca: Bera · Año: desde 2010 · Usado · hasta 900 USD · Miranda · a menos de 15 km";
  expect(category.closest("li")?.textContent).toContain(filters);
  const address = new URL(category.getAttribute("href") ?? "", "http://a");
  expect(address.pathname).toBe("/search_list_by_category/142/10.497/-66.885/category");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    condition: "USED",
    order: "NEWEST",
    max: "900",
    km: "15",
    state: "Miranda",
    "attribute.brand": "Bera",
    "min.year": "2010",
  });

  const row = words.closest("li") as HTMLElement;
  await userEvent.click(within(row).getByRole("button", { name: "Quitar el aviso: Tienen «bicicleta»" }));
  await waitFor(() => expect(screen.queryByText("Tienen «bicicleta»")).toBeNull());
  expect(screen.getByRole("link", { name: "Motos de paseo" })).toBeTruthy();
  // What was pressed is gone: the focus stays near.
  expect(document.activeElement?.textContent).toBe("Mis avisos");
});

it("explains how to create an alert when the list is empty", async () => {
  show([]);
  expect(await screen.findByText("Todavía no tienes avisos. Busca lo que quieres y toca «Avísame».")).toBeTruthy();
});

it("offers to try again, and is not there behind a backend that keeps none", async () => {
  show(new Error("offline"));
  expect(await screen.findByRole("button", { name: /intentar|reintentar/i })).toBeTruthy();
  cleanup();
  const { asked } = show(null);
  // Its room is kept until that is known.
  expect(screen.getByText("Mis avisos")).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText("Mis avisos")).toBeNull());
});
