import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { PositionContext, usePosition } from "../apollo/position";
import { renderScreen } from "../testing/renderScreen";
import { PublicationCard } from "../features/publication/PublicationCard";
import { CARACAS } from "../lib/position";
import { readRecentTags } from "../lib/recentTags";
import type { Position, ViewerPlace } from "../lib/position";
import type { SearchAddress } from "../lib/paths";
import { SearchResults } from "../features/search/SearchResults";

vi.stubGlobal("fetch", async () => Response.json({ hasAlerts: true }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const row = (id: string) => ({
  __typename: "Publication",
  id,
  slug: `cosa-${id}`,
  title: `Cosa ${id}`,
  type: "PRODUCT",
  status: "ACTIVE",
  condition: "NEW",
  usage: null,
  distanceKm: 1.2,
  highlights: [],
  ribbons: [],
  interests: [],
  isOwn: false,
  isWithheld: false,
  isSaved: false,
  price: null,
  cover: null,
  owner: {
    __typename: "User",
    id: "2",
    firstName: "Luis",
    lastName: "Gómez",
    isVerified: true,
    subscription: "STANDARD",
    picture: null,
  },
});

interface Input {
  page: number;
  radiusKm: number | null;
}

function renderResults(
  search: Partial<SearchAddress>,
  answer: (input: Input) => object,
  Place: ComponentType<{ children: ReactNode }> = ({ children }) => children,
  at = "/search?page=2",
  respond: (found: object) => object = (found) => found,
) {
  const empty = {
    items: [],
    sponsored: [],
    categories: [],
    facets: [],
    partialMatches: [],
    canRefine: true,
    isTotalMinimum: false,
    areCountsMinimum: false,
  };
  return renderScreen(
    <Place>
      <SearchResults
        search={{ mode: "WANT", terms: ["bici"], radiusKm: null, position: CARACAS, ...search }}
        title="bici"
        addressOf={({ radiusKm, location }) => (radiusKm === null && !location ? "/wall" : "/near")}
        renderCard={(publication) => <PublicationCard key={publication.id} publication={publication} />}
        skeleton={null}
      />
    </Place>,
    {
      at,
      answers: {
        SearchResults: ({ input }) =>
          respond({
            search: {
              __typename: "SearchResult",
              ...empty,
              page: { __typename: "PageNumbers", page: (input as Input).page, pages: 2, total: 11 },
              ...answer(input as Input),
            },
          }),
      },
    },
  );
}

const sectionOf = (name: string) => screen.getByRole("heading", { name }).closest("section")?.textContent;

it("shows promoted results above every page, since every page counts as seen", async () => {
  renderResults({}, () => ({ items: [row("2")], sponsored: [row("1")] }));
  expect(await screen.findByRole("heading", { name: "Cosa 2" })).toBeTruthy();
  expect(sectionOf("Patrocinadas")).toContain("Cosa 1");
});

it("counts promoted results among the others, as the chips do", async () => {
  renderResults({}, () => ({ items: [row("2")], sponsored: [row("1")] }));
  expect(await screen.findByText("12 publicaciones.")).toBeTruthy();
});

it("says that there are more where the backend counted no further, of the chosen category only where that is so", async () => {
  const category = (id: string, name: string, isSelected: boolean) => ({
    __typename: "SearchCategory",
    id,
    name,
    count: 1_000,
    isSelected,
  });
  const found = {
    items: [row("2")],
    sponsored: [row("1")],
    categories: [category("5", "Bicicletas", true), category("6", "Cascos", false)],
    areCountsMinimum: true,
  };
  const page = { __typename: "PageNumbers", page: 1, pages: 101, total: 1_000 };
  renderResults({}, () => ({ ...found, page, isTotalMinimum: true }));
  expect(await screen.findByText("1.000+ publicaciones.")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Bicicletas ?1\.000\+/ })).toBeTruthy();
  cleanup();
  renderResults({}, () => ({ ...found, page: { ...page, total: 999 } }));
  expect(await screen.findByText("1.000 publicaciones.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Bicicletas ?1\.000\+/ })).toBeNull();
  expect(screen.getByRole("link", { name: /^Cascos ?1\.000\+/ })).toBeTruthy();
});

it("does not say that nothing was found where all that was is promoted", async () => {
  const paid = { sponsored: [row("1")], page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 } };
  renderResults(
    { radiusKm: 5 },
    ({ radiusKm }) => (radiusKm === null ? { items: [row("2")] } : paid),
    undefined,
    "/search",
  );
  expect(await screen.findByText("1 publicación, a menos de 5 km.")).toBeTruthy();
  expect(sectionOf("Patrocinadas")).toContain("Cosa 1");
  expect(screen.queryByText("No se encontraron resultados")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Lo más cercano que hay" })).toBeNull();
  cleanup();
  // A page after the last one has no other results.
  renderResults({}, () => paid);
  expect(await screen.findByText("No se encontraron resultados")).toBeTruthy();
});

const bicycles = { __typename: "SearchCategory", id: "5", name: "Bicicletas", count: 1200, isSelected: false };

it("counts categories exactly, and narrows no chosen publications by them", async () => {
  renderResults({}, () => ({ items: [row("1")], categories: [bicycles] }));
  expect((await screen.findByRole("link", { name: /^Bicicletas/ })).textContent).toBe("Bicicletas1.200");
  cleanup();
  renderResults({ ids: ["1"] }, () => ({ items: [row("1")], categories: [bicycles] }));
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Bicicletas/ })).toBeNull();
});

it("keeps a line free for categories only while they are awaited", async () => {
  renderResults({ mode: "VALUE", minUsd: 1, maxUsd: 2, type: "SERVICE" }, () => ({
    page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 },
  }));
  const lineAbove = () => screen.getByRole("group", { name: "Filtros" }).parentElement?.previousElementSibling;
  expect(lineAbove()).toBeTruthy();
  expect(await screen.findByText("No se encontraron resultados")).toBeTruthy();
  expect(lineAbove()).toBeNull();
});

it("remembers what was searched only while something of it is to be had", async () => {
  const nothing = { page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 } };
  for (const mode of ["WANT", "HAVE"] as const) {
    renderResults({ mode }, () => ({ items: [row("1")] }), undefined, "/search");
    await waitFor(() => expect(readRecentTags(mode)).toEqual(["bici"]));
    cleanup();
    // Filters hide what there is: they say nothing about the word.
    renderResults({ mode, condition: "NEW" }, () => nothing, undefined, "/search");
    expect(await screen.findByText("No se encontraron resultados")).toBeTruthy();
    expect(readRecentTags(mode)).toEqual(["bici"]);
    cleanup();
    renderResults({ mode }, () => nothing, undefined, "/search");
    await waitFor(() => expect(readRecentTags(mode)).toEqual([]));
    cleanup();
  }
});

it("names the words that the last results lack", async () => {
  renderResults({}, () => ({
    items: [row("1"), row("2"), row("3")],
    partialMatches: ["2", "3"].map((publicationId) => ({
      __typename: "PartialMatch",
      publicationId,
      missingWords: ["talla 40"],
    })),
  }));
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  expect(sectionOf("Resultados")).not.toContain("Cosa 2");
  expect(sectionOf("Sin «talla 40»")).toContain("Cosa 3");
});

it("says of several terms which results match fewer, and of those that lack the same what", async () => {
  const partial = (publicationId: string, ...missingWords: string[]) => ({
    __typename: "PartialMatch",
    publicationId,
    missingWords,
  });
  renderResults({ terms: ["bici", "rin 26", "casco"] }, () => ({
    items: ["1", "2", "3", "4", "5", "6"].map(row),
    partialMatches: [
      partial("2", "casco"),
      partial("3", "rin 26"),
      partial("4", "casco"),
      partial("5", "bici", "rin 26"),
      partial("6", "bici", "rin 26"),
    ],
  }));
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  const groups = screen.getAllByRole("heading", { level: 2 }).filter((heading) => !heading.closest("article"));
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    "Resultados",
    "Con menos palabras: falta una",
    "Sin «bici» ni «rin 26»",
  ]);
  // As they came: the nearest first.
  expect(sectionOf("Con menos palabras: falta una")).toMatch(/Cosa 2.*Cosa 3.*Cosa 4/);
});

it.each<[what: string, search: Partial<SearchAddress>, hint: string]>([
  ["a radius", { radiusKm: 5 }, "Nadie tiene «bici» a 5 km."],
  ["a place", { location: "Zulia" }, "Nadie tiene «bici» en Zulia."],
  ["both", { mode: "HAVE", radiusKm: 5, location: "Zulia" }, "Nadie busca «bici» a 5 km."],
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
    radiusKm === null ? { items: [row("1")] } : { page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 } },
  );
  expect(await screen.findByRole("heading", { name: "Lo más cercano que hay" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Cosa 1" })).toBeTruthy();
});

it("offers an alert in place of what is not found, and among the filters of what is", async () => {
  const nothing = { page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 } };
  renderResults({ radiusKm: 5 }, ({ radiusKm }) => (radiusKm === null ? { items: [row("1")] } : nothing));
  expect(await screen.findByRole("button", { name: "Avísame cuando haya" })).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Lo más cercano que hay" })).toBeTruthy();
  // Once on the page.
  expect(screen.queryByRole("button", { name: "Avísame si publican más" })).toBeNull();
  cleanup();
  renderResults({}, () => ({ items: [row("1")] }));
  const chip = await screen.findByRole("button", { name: "Avísame si publican más" });
  expect(chip.closest("[role=group]")?.getAttribute("aria-label")).toBe("Filtros");
  cleanup();
  // Of things that an address names there is nothing to wait for.
  renderResults({ ids: ["1"] }, () => ({ items: [row("1")] }));
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Avísame si publican más" })).toBeNull();
});

it("asks for a value where the address of a price search has none", async () => {
  renderResults({ mode: "VALUE", minUsd: null, maxUsd: null }, () => ({ items: [row("1")] }));
  expect(await screen.findByText("Escribe un valor mínimo o máximo en «Lo vale».")).toBeTruthy();
  // Nothing that waits for results, and nothing to narrow.
  expect(screen.queryByRole("combobox", { name: "Orden" })).toBeNull();
});

it("offers no order and no value behind a backend that has neither", async () => {
  renderResults({}, () => ({ items: [row("1")], canRefine: false }));
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "Orden" })).toBeNull();
  expect(screen.getByRole("combobox", { name: "Condición" })).toBeTruthy();
});

it("leads the keyboard from categories over filters to attributes, as they stand on wide screens", async () => {
  renderResults({}, () => ({
    items: [row("1")],
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
    () => ({ items: [row("1")] }),
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
  const view = renderResults({ position }, () => ({ items: [row("1")] }), Place);
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Mover" }));
  expect(view.path()).toBe(path);
});
