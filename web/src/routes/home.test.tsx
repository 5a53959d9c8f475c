import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderScreen } from "../testing/renderScreen";
import Home from "./home";

const category = (id: string, name: string) => ({ __typename: "Category", id, name, children: [] });

test("leads from the tiles to all categories and to all services", async () => {
  renderScreen(<Home />, {
    at: "/",
    answers: {
      HomeBanners: () => ({ banners: [] }),
      RecentPublications: () => ({ wall: { __typename: "WallPage", items: [] } }),
      CategoryBrowser: () => ({ categories: [category("1", "Tecnología"), category("260", "Mascotas")] }),
    },
  });
  expect(screen.getByRole("link", { name: "Ver servicios" }).getAttribute("href")).toMatch(
    /^\/search_list_by_category\/3\//,
  );
  await userEvent.click(screen.getByRole("button", { name: "Ver categorías" }));
  const browser = await screen.findByRole("navigation", { name: "Categorías" });
  expect((await within(browser).findByRole("link", { name: "Mascotas" })).getAttribute("href")).toMatch(
    /^\/search_list_by_category\/260\//,
  );
});
