import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderScreen } from "../testing/renderScreen";
import { PublicationCard } from "../features/publication/PublicationCard";
import { SearchResults } from "../features/search/SearchResults";

afterEach(cleanup);

it("shows promoted results above every page, since every page counts as seen", async () => {
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
    isSaved: false,
    price: null,
    cover: null,
    owner: { __typename: "User", id: "2", firstName: "Luis", lastName: "Gómez", isVerified: true, picture: null },
  });
  renderScreen(
    <SearchResults
      search={{ mode: "WANT", terms: ["bici"], radiusKm: null, position: { latitude: 10.5, longitude: -66.9 } }}
      title="bici"
      addressOf={() => "/wall"}
      renderCard={(publication) => <PublicationCard key={publication.id} publication={publication} />}
      skeleton={null}
    />,
    {
      at: "/search?page=2",
      answers: {
        SearchResults: ({ input }) => ({
          search: {
            __typename: "SearchResult",
            items: [row("2")],
            sponsored: [row("1")],
            categories: [],
            facets: [],
            page: { __typename: "PageNumbers", page: (input as { page: number }).page, pages: 2, total: 11 },
          },
        }),
      },
    },
  );
  expect(await screen.findByRole("heading", { name: "Cosa 2" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Patrocinadas" }).closest("section")?.textContent).toContain("Cosa 1");
});
