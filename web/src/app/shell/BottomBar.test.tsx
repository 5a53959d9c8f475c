import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ANA, renderScreen } from "../../testing/renderScreen";
import { BottomBar } from "./BottomBar";

afterEach(cleanup);

it.each([
  ["/chats", ["Chats"]],
  ["/chats/?tab=proposal", ["Chats"]],
  ["/chats?tab=in-progress", ["Chats"]],
  ["/chats/7?tab=proposal", ["Chats"]],
  ["/profile?tab=publications", ["Perfil"]],
  ["/profile/third/7", []],
  ["/", ["Inicio"]],
  ["/home", ["Inicio"]],
  ["/wall", ["Muro"]],
])("marks at %s what is open", (at, marked) => {
  renderScreen(<BottomBar />, { viewer: ANA, at });
  // Hidden: it is for phones, and the test's page is wider.
  const current = screen.queryAllByRole("link", { hidden: true, current: "page" });
  expect(current.map((link) => link.textContent)).toEqual(marked.map((name) => expect.stringContaining(name)));
});
