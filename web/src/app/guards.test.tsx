import { cleanup, screen } from "@testing-library/react";
import { Link, Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { ANA, renderScreen } from "../testing/renderScreen";
import { GuestsOnly, MembersOnly } from "./guards";

afterEach(cleanup);

const screens = (
  <Routes>
    <Route element={<MembersOnly />}>
      <Route path="/requests" element={<h1>Cambios</h1>} />
    </Route>
    <Route element={<GuestsOnly />}>
      <Route path="/login" element={<Link to="/wall">Entrar</Link>} />
    </Route>
    <Route path="/wall" element={<h1>Muro</h1>} />
  </Routes>
);

it("a guest on a member’s screen gets the login", () => {
  const { path } = renderScreen(screens, { at: "/requests?tab=2" });
  expect(path()).toBe("/login");
  expect(screen.getByText("Entrar")).toBeTruthy();
});

it("a member passes", () => {
  renderScreen(screens, { at: "/requests?tab=2", viewer: ANA });
  expect(screen.getByRole("heading", { name: "Cambios" })).toBeTruthy();
});

it("a member at the login goes to the wall", () => {
  const { path } = renderScreen(screens, { at: "/login", viewer: ANA });
  expect(path()).toBe("/wall");
});
