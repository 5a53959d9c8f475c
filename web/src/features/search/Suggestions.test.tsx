import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { updateRecentTags } from "../../lib/recentTags";
import { renderScreen } from "../../testing/renderScreen";
import { SearchForm } from "./SearchForm";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const category = (id: string, name: string, children: object[] = []) => ({
  __typename: "Category",
  id,
  name,
  children,
});
const answers = {
  SearchSuggestions: ({ text }: Record<string, unknown>) => ({ searchSuggestions: [`${String(text)}cleta`] }),
  CategoryNames: () => ({ categories: [category("1", "Deportes", [category("2", "Bicicletas")])] }),
};

function typeInto(text: string) {
  const field = screen.getByLabelText("¿Qué quieres recibir?");
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
}

it("suggests recent searches, words of titles and categories, and searches what is chosen", async () => {
  updateRecentTags("WANT", "bicicross", true);
  updateRecentTags("WANT", "biciclo sin nada", false);
  const { path } = renderScreen(<SearchForm />, { answers });
  typeInto("bici");
  expect(await screen.findByRole("link", { name: "En Bicicletas" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "bicicross" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "biciclo sin nada" })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "bicicleta" }));
  expect(path()).toContain("/search_list/bicicleta/all/0/10/");
});

it("suggests without words of titles where the backend has none", async () => {
  renderScreen(<SearchForm />, { answers: { ...answers, SearchSuggestions: () => ({ searchSuggestions: null }) } });
  typeInto("bici");
  expect(await screen.findByRole("link", { name: "En Bicicletas" })).toBeTruthy();
});
