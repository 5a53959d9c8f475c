import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { usePosition } from "../apollo/position";
import { PositionProvider } from "./PositionProvider";
import { NO_POSITION_COOKIE, readPlace } from "../lib/position";
import { renderScreen } from "../testing/renderScreen";
import { PlacePill } from "../features/search/PlacePill";

Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition: () => undefined }, configurable: true });
afterEach(() => {
  cleanup();
  document.cookie = NO_POSITION_COOKIE;
});

function Latitude() {
  return <p>{`Latitud ${usePosition().position.latitude}`}</p>;
}

it("asks where one is, takes a municipality of Venezuela and remembers it", async () => {
  renderScreen(
    <PositionProvider initial={null}>
      <PlacePill />
      <Latitude />
    </PositionProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "¿Dónde estás?" }));
  const field = await screen.findByRole("combobox", { name: "Ciudad o municipio" });
  fireEvent.change(field, { target: { value: "merida" } });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(await screen.findByRole("button", { name: "Estás en: Mérida. Cambiar" })).toBeTruthy();
  expect(screen.getByText(/^Latitud 8\.[56]/)).toBeTruthy();
  expect(readPlace(document.cookie)).toMatchObject({ source: "guest", name: "Mérida" });
});
