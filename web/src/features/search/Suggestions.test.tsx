import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { updateRecentTags } from "../../lib/recentTags";
import { ANA, renderScreen } from "../../testing/renderScreen";
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

it("takes a click where the browser gives the focus to no button", async () => {
  const { path } = renderScreen(<SearchForm />, { answers });
  typeInto("bici");
  const choice = await screen.findByRole("button", { name: "bicicleta" });
  // Safari: the press takes the focus from the field unless the page prevents it.
  if (fireEvent.mouseDown(choice)) fireEvent.blur(screen.getByLabelText("¿Qué quieres recibir?"));
  fireEvent.click(choice);
  expect(path()).toContain("/search_list/bicicleta/all/0/10/");
});

it.each([
  ["words", "button", "bicicleta"],
  ["a category", "link", "En Bicicletas"],
] as const)("leaves the field for the results of %s that are chosen", async (_, role, name) => {
  renderScreen(
    <>
      <SearchForm />
      <main id="content" tabIndex={-1} />
    </>,
    { answers },
  );
  act(() => screen.getByLabelText("¿Qué quieres recibir?").focus());
  typeInto("bici");
  fireEvent.click(await screen.findByRole(role, { name }));
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(screen.queryByRole("link", { name: "En Bicicletas" })).toBeNull();
});

it("stays open when the search runs by itself after a pause, and takes a choice by key", async () => {
  const user = userEvent.setup();
  const { path } = renderScreen(<SearchForm />, { answers });
  await user.type(screen.getByLabelText("¿Qué quieres recibir?"), "bici");
  await screen.findByRole("button", { name: "bicicleta" });
  await expect.poll(path).toContain("/search_list/bici/");
  expect(screen.getByRole("button", { name: "bicicleta" })).toBeTruthy();
  await user.keyboard("{ArrowDown}{Enter}");
  await expect.poll(path).toContain("/search_list/bicicleta/");
});

it("offers own things once each, as one search each", async () => {
  const viewer = {
    __typename: "Viewer",
    id: "1",
    activePublicationTitles: ["Bici, casi nueva", "Bici, casi nueva"],
  };
  const { path } = renderScreen(<SearchForm />, {
    viewer: ANA,
    answers: { ...answers, OwnTitles: () => ({ viewer }) },
  });
  fireEvent.click(screen.getByLabelText("Lo tengo"));
  act(() => screen.getByLabelText("¿Qué tienes para cambiar?").focus());
  fireEvent.click(await screen.findByRole("button", { name: "Bici casi nueva" }));
  expect(path()).toContain("/search_list/Bici casi nueva/");
});
