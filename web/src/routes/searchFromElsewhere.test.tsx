import { Observable } from "@apollo/client";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { PublicationCard } from "../features/publication/PublicationCard";
import { SearchResults } from "../features/search/SearchResults";
import type { SearchAddress } from "../lib/searchAddress";
import { publicationCard } from "../testing/publicationCard";
import { renderScreen } from "../testing/renderScreen";

afterEach(cleanup);

const MERIDA = { latitude: 8.5897, longitude: -71.1561 };

function Screen() {
  const [search, setSearch] = useState<SearchAddress>({
    mode: "WANT",
    terms: ["bici"],
    radiusKm: null,
    position: { latitude: 10.4976, longitude: -66.8856 },
  });
  return (
    <>
      <button type="button" onClick={() => setSearch({ ...search, position: MERIDA })}>
        Desde Mérida
      </button>
      <button type="button" onClick={() => setSearch({ ...search, terms: ["moto"] })}>
        Moto
      </button>
      <SearchResults
        search={search}
        title="bici"
        addressOf={() => "/wall"}
        renderCard={(publication) => <PublicationCard key={publication.id} publication={publication} />}
        skeleton="Buscando"
      />
    </>
  );
}

it("keeps what was found while the same is looked for from another place, and nothing of another search", async () => {
  let isAnswering = true;
  const user = userEvent.setup();
  renderScreen(<Screen />, {
    at: "/search",
    answers: {
      SearchResults: () =>
        isAnswering
          ? {
              search: {
                __typename: "SearchResult",
                items: [publicationCard("2")],
                sponsored: [],
                categories: [],
                facets: [],
                partialMatches: [],
                canRefine: true,
                isTotalMinimum: false,
                areCountsMinimum: false,
                page: { __typename: "PageNumbers", page: 1, pages: 1, total: 1 },
              },
            }
          : new Observable(() => undefined),
    },
  });
  expect(await screen.findByRole("heading", { name: "Cosa 2" })).toBeTruthy();
  isAnswering = false;
  await user.click(screen.getByRole("button", { name: "Desde Mérida" }));
  expect(screen.getByRole("heading", { name: "Cosa 2" })).toBeTruthy();
  expect(screen.queryByText("Buscando")).toBe(null);
  await user.click(screen.getByRole("button", { name: "Moto" }));
  expect(screen.getByText("Buscando")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Cosa 2" })).toBe(null);
});
