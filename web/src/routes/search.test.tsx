import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { readRecentTags } from "../lib/recentTags";
import { publicationCard } from "../testing/publicationCard";
import { renderResults, sectionOf } from "../testing/searchResults";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("shows promoted results above every page, since every page counts as seen", async () => {
  renderResults({}, () => ({ items: [publicationCard("2")], sponsored: [publicationCard("1")] }));
  expect(await screen.findByRole("heading", { name: "Cosa 2" })).toBeTruthy();
  expect(sectionOf("Patrocinadas")).toContain("Cosa 1");
});

it("counts promoted results among the others, as the chips do", async () => {
  renderResults({}, () => ({ items: [publicationCard("2")], sponsored: [publicationCard("1")] }));
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
    items: [publicationCard("2")],
    sponsored: [publicationCard("1")],
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
  const paid = { sponsored: [publicationCard("1")], page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 } };
  renderResults(
    { radiusKm: 5 },
    ({ radiusKm }) => (radiusKm === null ? { items: [publicationCard("2")] } : paid),
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
  renderResults({}, () => ({ items: [publicationCard("1")], categories: [bicycles] }));
  expect((await screen.findByRole("link", { name: /^Bicicletas/ })).textContent).toBe("Bicicletas1.200");
  cleanup();
  renderResults({ ids: ["1"] }, () => ({ items: [publicationCard("1")], categories: [bicycles] }));
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^Bicicletas/ })).toBeNull();
});

it("keeps a line free for categories only while they are awaited", async () => {
  renderResults({ mode: "VALUE", minUsd: 1, maxUsd: 2, type: "SERVICE" }, () => ({
    page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 },
  }));
  const lineAbove = () =>
    screen.getByRole("group", { name: "Filtros" }).parentElement?.parentElement?.previousElementSibling;
  expect(lineAbove()).toBeTruthy();
  expect(await screen.findByText("No se encontraron resultados")).toBeTruthy();
  expect(lineAbove()).toBeNull();
});

it("remembers what was searched only while something of it is to be had", async () => {
  const nothing = { page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 } };
  for (const mode of ["WANT", "HAVE"] as const) {
    renderResults({ mode }, () => ({ items: [publicationCard("1")] }), undefined, "/search");
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
    items: [publicationCard("1"), publicationCard("2"), publicationCard("3")],
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
    items: ["1", "2", "3", "4", "5", "6"].map((id) => publicationCard(id)),
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

it("shows place and value as filters that a tap takes out", async () => {
  renderResults({ location: "Miranda", minUsd: 20, maxUsd: 1500 }, () => ({ items: [publicationCard("2")] }));
  // The first leads away from the place, the second stays there.
  expect((await screen.findByRole("link", { name: "Quitar Miranda" })).getAttribute("href")).toBe("/wall");
  expect(screen.getByRole("link", { name: "Quitar Valor: 20 a 1.500 USD" }).getAttribute("href")).toBe("/near");
  cleanup();
  renderResults({ maxUsd: 0 }, () => ({ items: [publicationCard("2")] }));
  expect(await screen.findByRole("link", { name: "Quitar Valor: hasta 0 USD" })).toBeTruthy();
});

it("asks for no attributes without a category, which a search refuses", async () => {
  const asked: object[] = [];
  const answer = (input: object) => {
    asked.push(input);
    return { items: [publicationCard("1")] };
  };
  renderResults({}, answer, undefined, "/search?attribute.brand=Bera");
  expect(await screen.findByRole("heading", { name: "Cosa 1" })).toBeTruthy();
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toHaveProperty("attributes");
});
