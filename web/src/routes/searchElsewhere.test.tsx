import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { useState } from "react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { PositionContext, usePosition } from "../apollo/position";
import { CARACAS } from "../lib/position";
import type { Position, ViewerPlace } from "../lib/position";
import type { SearchAddress } from "../lib/searchAddress";
import { publicationCard } from "../testing/publicationCard";
import { renderResults } from "../testing/searchResults";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each<[what: string, search: Partial<SearchAddress>, hint: string]>([
  ["a radius", { radiusKm: 5 }, "Nadie tiene «bici» a menos de 5 km."],
  ["a place", { location: "Zulia" }, "Nadie tiene «bici» en Zulia."],
  ["both", { mode: "HAVE", radiusKm: 5, location: "Zulia" }, "Nadie busca «bici» a menos de 5 km."],
])("leads from nothing within %s to all of Venezuela in one press", async (_, search, hint) => {
  renderResults(search, () => ({ page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 } }));
  const link = await screen.findByRole("link", { name: "Buscar en toda Venezuela" });
  expect(link.getAttribute("href")).toBe("/wall");
  expect(screen.getByText(hint, { exact: false })).toBeTruthy();
});

it("offers no larger search where the whole country was searched", async () => {
  renderResults({}, () => ({ page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 } }));
  expect(await screen.findByText("Prueba con otra palabra.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Buscar en toda Venezuela" })).toBeNull();
});

it("shows the nearest there are where the chosen radius has nothing", async () => {
  renderResults({ radiusKm: 5 }, ({ radiusKm }) =>
    radiusKm === null
      ? { items: [publicationCard("1")] }
      : { page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 } },
  );
  expect(await screen.findByRole("heading", { name: "Lo más cercano que hay" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Cosa 1" })).toBeTruthy();
});

it("offers an alert in place of what is not found, and among the filters of what is", async () => {
  const nothing = { page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 } };
  renderResults({ radiusKm: 5 }, ({ radiusKm }) => (radiusKm === null ? { items: [publicationCard("1")] } : nothing));
  expect(await screen.findByRole("button", { name: "Avísame cuando haya" })).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Lo más cercano que hay" })).toBeTruthy();
  // Once on the page.
  expect(screen.queryByRole("button", { name: "Avísame si publican más" })).toBeNull();
  cleanup();
  renderResults({}, () => ({ items: [publicationCard("1")] }));
  const chip = await screen.findByRole("button", { name: "Avísame si publican más" });
  expect(chip.closest("[role=group]")?.getAttribute("aria-label")).toBe("Filtros");
  cleanup();
  // Of things that an address names there is nothing to wait for.
  renderResults({ ids: ["1"] }, () => ({ items: [publicationCard("1")] }));
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Avísame si publican más" })).toBeNull();
});

it("asks for a value where the address of a price search has none", async () => {
  renderResults({ mode: "VALUE", minUsd: null, maxUsd: null }, () => ({ items: [publicationCard("1")] }));
  expect(await screen.findByText("Escribe un valor mínimo o máximo en «Lo vale».")).toBeTruthy();
  // Nothing that waits for results, and nothing to narrow.
  expect(screen.queryByRole("combobox", { name: "Orden" })).toBeNull();
});

it.each<[string, Partial<SearchAddress>, string]>([
  ["words", {}, "Relevancia y cercanía"],
  ["a value", { mode: "VALUE", terms: [], minUsd: 10, maxUsd: 90 }, "Más cerca primero"],
])("calls the usual order of %s what it is", async (_, search, label) => {
  const place = { ...CARACAS, source: "browser", name: "Caracas" } as const;
  renderResults(
    search,
    () => ({ items: [publicationCard("1")] }),
    ({ children }) => <PositionContext value={{ ...usePosition(), place }}>{children}</PositionContext>,
  );
  const order = await screen.findByRole<HTMLSelectElement>("combobox", { name: "Orden" });
  expect(order.selectedOptions[0]?.textContent).toBe(label);
});

it("offers no order and no value behind a backend that has neither", async () => {
  renderResults({}, () => ({ items: [publicationCard("1")], canRefine: false }));
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "Orden" })).toBeNull();
  expect(screen.getByRole("combobox", { name: "Condición" })).toBeTruthy();
});

it("leads the keyboard from categories over filters to attributes, as they stand on wide screens", async () => {
  renderResults({}, () => ({
    items: [publicationCard("1")],
    categories: [{ __typename: "SearchCategory", id: "5", name: "Bicicletas", count: 3, isSelected: false }],
    facets: [{ __typename: "SearchFacet", name: "rin", label: "Rin", kind: "OPTION", unit: null, values: [] }],
  }));
  const category = await screen.findByRole("link", { name: /^Bicicletas/ });
  const stops: (string | null)[] = [];
  for (let steps = 0; steps < 12 && stops.at(-1) !== "Características"; steps++) {
    await userEvent.tab();
    stops.push(document.activeElement?.textContent ?? null);
  }
  expect(stops[0]).toBe(category.textContent);
  expect(stops.at(-1)).toBe("Características");
  expect(stops).toContain("Más filtros");
});

it("says that a search takes too long, and asks again where one wants to", async () => {
  let isBusy = true;
  const busy = { data: { search: null }, errors: [new GraphQLError("No", { extensions: { code: "RATE_LIMITED" } })] };
  renderResults(
    {},
    () => ({ items: [publicationCard("1")] }),
    undefined,
    undefined,
    (found) => (isBusy ? busy : found),
  );
  expect(await screen.findByRole("heading", { name: "La búsqueda tarda demasiado" })).toBeTruthy();
  expect(screen.queryByText(/Revisa tu conexión/)).toBeNull();
  isBusy = false;
  await userEvent.click(screen.getByRole("button", { name: "Intentar de nuevo" }));
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
});

const MERIDA = { latitude: 8.6, longitude: -71.15 };
const MARACAY = { latitude: 10.25, longitude: -67.6 };

it.each<[string, Position, ViewerPlace["source"], string]>([
  ["stays where a shared link is when the browser locates the viewer", MERIDA, "browser", "/search?page=2"],
  ["goes from Caracas to where the browser locates the viewer", CARACAS, "browser", "/wall"],
  ["follows the viewer to a town that they choose", MERIDA, "guest", "/wall"],
])("%s", async (_, position, source, path) => {
  function Place({ children }: { children: ReactNode }) {
    const [place, setPlace] = useState<ViewerPlace | null>(null);
    return (
      <PositionContext value={{ ...usePosition(), place }}>
        {children}
        <button type="button" onClick={() => setPlace({ ...MARACAY, source, name: "" })}>
          Mover
        </button>
      </PositionContext>
    );
  }
  const view = renderResults({ position }, () => ({ items: [publicationCard("1")] }), Place);
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Mover" }));
  expect(view.path()).toBe(path);
});
