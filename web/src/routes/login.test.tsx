import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/renderScreen";
import Login from "./login";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ["save", "Bicicleta", "Inicia sesión para guardar «Bicicleta»."],
  ["propose", "Bicicleta", "Inicia sesión para hacer una propuesta por «Bicicleta»."],
  ["alert", "«bicicleta»", "Entra para que te avisemos cuando aparezca «bicicleta»."],
])("says what it is for: %s", (action, title, line) => {
  renderScreen(<Login />, { at: { pathname: "/login", state: { purpose: { action, title } } } });
  expect(screen.getByText(line)).toBeTruthy();
});

it("says nothing where no other screen led there", () => {
  renderScreen(<Login />, { at: "/login" });
  expect(screen.queryByText(/^(Inicia sesión|Entra) para/)).toBeNull();
});
