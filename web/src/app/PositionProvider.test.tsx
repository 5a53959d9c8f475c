import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { usePosition } from "../apollo/position";
import { NO_POSITION_COOKIE, positionCookie } from "../lib/position";
import { renderScreen } from "../testing/renderScreen";
import { PositionProvider } from "./PositionProvider";

Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition: () => undefined }, configurable: true });
afterEach(() => {
  cleanup();
  document.cookie = NO_POSITION_COOKIE;
});

const MERIDA = { latitude: 8.6, longitude: -71.15 };
const MARACAY = { latitude: 10.25, longitude: -67.6 };

function ShownPosition() {
  const { position, isOwn } = usePosition();
  return <p>{`${position.latitude} ${isOwn ? "propia" : "de todos"}`}</p>;
}

/** The page was opened in Mérida; a sign-in since then has mounted the provider anew. */
function renderProvider() {
  renderScreen(
    <PositionProvider initial={MERIDA}>
      <ShownPosition />
    </PositionProvider>,
  );
}

it("starts with the last position, not with the one from page load", async () => {
  document.cookie = positionCookie(MARACAY);
  renderProvider();
  expect(await screen.findByText("10.25 propia")).toBeTruthy();
});

it("does not bring back a position that was denied since", async () => {
  renderProvider();
  expect(await screen.findByText("10.4975585 de todos")).toBeTruthy();
});
