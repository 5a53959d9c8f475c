import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/renderScreen";
import Login from "./login";

beforeEach(() => vi.stubGlobal("fetch", async () => new Response("", { status: 404 })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["save", "Inicia sesión para guardar «Bicicleta»."],
  ["propose", "Inicia sesión para hacer una propuesta por «Bicicleta»."],
])("says what it is for: %s", (action, line) => {
  renderScreen(<Login />, { at: { pathname: "/login", state: { purpose: { action, title: "Bicicleta" } } } });
  expect(screen.getByText(line)).toBeTruthy();
});

it("says nothing to whoever came by themselves", () => {
  renderScreen(<Login />, { at: "/login" });
  expect(screen.queryByText(/^Inicia sesión para/)).toBeNull();
});
