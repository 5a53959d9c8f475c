import { screen } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { renderScreen } from "./renderScreen";
import { PublicationCard } from "../features/publication/PublicationCard";
import { CARACAS } from "../lib/position";
import type { SearchAddress } from "../lib/searchAddress";
import { SearchResults } from "../features/search/SearchResults";

interface Input {
  page: number;
  radiusKm: number | null;
}

/** Shows results as a server answers them. */
export function renderResults(
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

/** The text of what stands under a heading. */
export const sectionOf = (name: string) => screen.getByRole("heading", { name }).closest("section")?.textContent;
