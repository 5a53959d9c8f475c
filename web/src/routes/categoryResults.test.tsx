import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { routePatterns } from "../lib/routePatterns";
import { renderScreen } from "../testing/renderScreen";
import CategoryResultsRoute from "./categoryResults";

afterEach(cleanup);

const category = (id: string, name: string, children: object[] = []) => ({
  __typename: "Category",
  id,
  name,
  children,
});
const tree = [category("1", "Deportes", [category("2", "Bicicletas", [category("3", "De montaña")])])];
const found = (id: string, name: string, selected: string) => ({
  __typename: "SearchCategory",
  id,
  name,
  count: 0,
  isSelected: id === selected,
});

function show(at: string) {
  return renderScreen(
    <Routes>
      <Route path={routePatterns.categoryResults} element={<CategoryResultsRoute />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      at,
      answers: {
        CategoryNames: () => ({ categories: tree }),
        SearchResults: ({ input }) => {
          const { categoryId } = input as { categoryId: string };
          return {
            search: {
              __typename: "SearchResult",
              items: [],
              sponsored: [],
              categories: [found("2", "Bicicletas", categoryId), found("1", "Deportes", categoryId)],
              facets: [],
              partialMatches: [],
              canRefine: true,
              isTotalMinimum: false,
              areCountsMinimum: false,
              page: { __typename: "PageNumbers", page: 1, pages: 0, total: 0 },
            },
          };
        },
      },
    },
  );
}

const address = (id: string) => `/search_list_by_category/${id}/10.5/-66.9/category`;

it("leads from the cross of its category to the one above with the same filters, and from the first level to the wall", async () => {
  const { path } = show(`${address("2")}?condition=USED`);
  await screen.findByRole("heading", { level: 1, name: "Bicicletas" });
  await userEvent.click(await screen.findByRole("link", { name: /Quitar Bicicletas/ }));
  await screen.findByRole("heading", { level: 1, name: "Deportes" });
  expect(path()).toBe(`${address("1")}?condition=USED`);
  await userEvent.click(await screen.findByRole("link", { name: /Quitar Deportes/ }));
  expect(path()).toBe("/wall");
});

it("deselects the category that is chosen once more, and marks the one that is", async () => {
  show(address("2"));
  const chosen = await screen.findByRole("link", { name: /Quitar Bicicletas/ });
  expect(chosen.getAttribute("aria-current")).toBe("true");
  expect(chosen.getAttribute("href")).not.toContain("/search_list_by_category/2/");
  expect(screen.getByRole("link", { name: /^Deportes/ }).getAttribute("aria-current")).toBeNull();
});

it("says of an empty category that it is empty, and of a filtered one that the filters leave nothing", async () => {
  const { unmount } = show(address("2"));
  expect(await screen.findByText(/^Todavía no hay nada en esta categoría/)).toBeTruthy();
  expect(screen.queryByText(/otra palabra/)).toBeNull();
  unmount();
  show(`${address("2")}?condition=USED`);
  expect(await screen.findByText(/^Nada cumple con todos los filtros/)).toBeTruthy();
});
