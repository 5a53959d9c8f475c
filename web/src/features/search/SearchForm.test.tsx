import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { SearchForm } from "./SearchForm";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole("search"));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("searches 1.5 s after the last key, not before", () => {
  const { path } = renderScreen(<SearchForm />);
  type("¿Qué quieres recibir?", "bici");
  wait(1400);
  type("¿Qué quieres recibir?", "bicicleta");
  wait(1400);
  expect(path()).toBe("/");
  wait(100);
  expect(path()).toBe("/search_list/bicicleta/all/0/10/10.4975585/-66.8856196/false/tags/want");
});

it("searches at once on submit, and only once", () => {
  const { path } = renderScreen(<SearchForm />);
  fireEvent.click(screen.getByLabelText("Lo tengo"));
  type("¿Qué tienes para cambiar?", "guitarra, cámara");
  submit();
  expect(path()).toBe("/search_list/guitarra,cámara/all/0/10/10.4975585/-66.8856196/false/tags/trade");
});

it("does nothing without a term or without a price", () => {
  const { path } = renderScreen(<SearchForm />);
  submit();
  fireEvent.click(screen.getByLabelText("Lo vale"));
  submit();
  wait(5000);
  expect(path()).toBe("/");
});

it.each([
  ["50", "", "[50...50]"],
  ["", "80", "[80...80]"],
  ["50", "200", "[50...200]"],
])("searches a price from %s to %s as %s", (min, max, range) => {
  const { path } = renderScreen(<SearchForm />);
  fireEvent.click(screen.getByLabelText("Lo vale"));
  if (min) type("Valor mínimo en USD", min);
  if (max) type("Valor máximo en USD", max);
  submit();
  expect(path()).toBe(`/search_list/${range}/all/0/10/10.4975585/-66.8856196/true/values/values`);
});

it("accepts only the digits of whole dollars in a price", () => {
  renderScreen(<SearchForm />);
  fireEvent.click(screen.getByLabelText("Lo vale"));
  type("Valor mínimo en USD", "1a2,5");
  expect((screen.getByLabelText("Valor mínimo en USD") as HTMLInputElement).value).toBe("12");
});

it("shows the search of the URL", () => {
  renderScreen(<SearchForm />, { at: "/search_list/sof%C3%A1/all/0/25/10.4/-66.8/false/tags/trade" });
  expect((screen.getByLabelText("¿Qué tienes para cambiar?") as HTMLInputElement).value).toBe("sofá");
});

it("shows the limits of an address of prices", () => {
  renderScreen(<SearchForm />, {
    at: "/search_list_price/all/0/10/10.4/-66.8/true/values/values?min=50&max=100",
  });
  expect((screen.getByLabelText("Valor mínimo en USD") as HTMLInputElement).value).toBe("50");
  expect((screen.getByLabelText("Valor máximo en USD") as HTMLInputElement).value).toBe("100");
});

it("takes the km slot of a fresh search for no limit, and keeps one that was chosen", () => {
  const { path } = renderScreen(<SearchForm />, { at: "/search_list/sof%C3%A1/all/0/25/10.4/-66.8/false/tags/want" });
  type("¿Qué quieres recibir?", "silla");
  submit();
  expect(path()).toContain("/search_list/silla/all/0/25/");
  cleanup();
  const fresh = renderScreen(<SearchForm />, { at: "/search_list/sof%C3%A1/all/0/10/10.4/-66.8/false/tags/want" });
  type("¿Qué quieres recibir?", "silla");
  submit();
  expect(fresh.path()).toContain("/search_list/silla/all/0/10/");
});

it("leaves the field for the results on submit, and stays where there is nothing to search", () => {
  renderScreen(
    <>
      <SearchForm />
      <main id="content" tabIndex={-1} />
    </>,
  );
  const field = screen.getByLabelText("¿Qué quieres recibir?");
  field.focus();
  submit();
  expect(document.activeElement).toBe(field);
  type("¿Qué quieres recibir?", "bici");
  submit();
  expect(document.activeElement).toBe(screen.getByRole("main"));
});
