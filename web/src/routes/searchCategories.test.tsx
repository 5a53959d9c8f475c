import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { routePatterns } from "../lib/routePatterns";
import { publicationCard } from "../testing/publicationCard";
import { renderScreen } from "../testing/renderScreen";
import Search from "./search";

const ALL = "/search_list/guitarra/all/0/10/10.5/-66.9/false/tags/want";

/** Counts and selection belong to one search; the same category has others in the next one. */
test("a category that was chosen is not any more once its cross has been pressed", async () => {
  const answer = (categoryId: unknown) => ({
    __typename: "SearchResult",
    items: [publicationCard("2")],
    sponsored: [],
    categories: [
      { __typename: "SearchCategory", id: "230", name: "Guitarras", count: 4, isSelected: categoryId === "230" },
      { __typename: "SearchCategory", id: "78", name: "Música", count: 1, isSelected: false },
    ],
    facets: [],
    partialMatches: [],
    canRefine: true,
    isTotalMinimum: false,
    areCountsMinimum: false,
    page: { __typename: "PageNumbers", page: 1, pages: 1, total: 5 },
  });
  const { path } = renderScreen(
    <Routes>
      <Route path={routePatterns.search} element={<Search />} />
      <Route path={routePatterns.searchInCategory} element={<Search />} />
    </Routes>,
    {
      at: ALL,
      answers: { SearchResults: ({ input }) => ({ search: answer((input as { categoryId: unknown }).categoryId) }) },
    },
  );
  const chip = () => screen.getByRole("link", { name: /^Guitarras/ });
  await userEvent.click(await screen.findByRole("link", { name: /^Guitarras/ }));
  await waitFor(() => expect(chip().getAttribute("aria-current")).toBe("true"));
  expect(path()).toContain("/230/");
  await userEvent.click(chip());
  await waitFor(() => expect(path()).not.toContain("/230/"));
  expect(chip().getAttribute("aria-current")).toBeNull();
  // Chosen once more, and again not: it stays a switch.
  await userEvent.click(chip());
  await waitFor(() => expect(chip().getAttribute("aria-current")).toBe("true"));
});
