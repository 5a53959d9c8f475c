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

it("sends a guest from a member’s screen to the login", () => {
  const { path } = renderScreen(screens, { at: "/requests?tab=2" });
  expect(path()).toBe("/login");
  expect(screen.getByText("Entrar")).toBeTruthy();
});

it("lets a member pass", () => {
  renderScreen(screens, { at: "/requests?tab=2", viewer: ANA });
  expect(screen.getByRole("heading", { name: "Cambios" })).toBeTruthy();
});

it("sends a member from the login to the wall", () => {
  const { path } = renderScreen(screens, { at: "/login", viewer: ANA });
  expect(path()).toBe("/wall");
});
