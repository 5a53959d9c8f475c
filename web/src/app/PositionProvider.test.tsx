import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { usePosition } from "../apollo/position";
import type { SessionViewer } from "../apollo/session";
import { NO_POSITION_COOKIE, placeCookie } from "../lib/position";
import { useWallOrder } from "../features/wall/useWallOrder";
import { ANA, renderScreen } from "../testing/renderScreen";
import type { ViewerPlace } from "../lib/position";
import { wallOrderCookie } from "../lib/wallOrderCookie";
import { PositionProvider } from "./PositionProvider";

Object.defineProperty(navigator, "geolocation", { value: { getCurrentPosition: () => undefined }, configurable: true });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.cookie = NO_POSITION_COOKIE;
  document.cookie = "tq_wall=; Path=/; Max-Age=0";
  localStorage.clear();
});

const MERIDA: ViewerPlace = { latitude: 8.6, longitude: -71.15, source: "browser", name: "" };
const MARACAY: ViewerPlace = { latitude: 10.25, longitude: -67.6, source: "guest", name: "Maracay" };

function ShownPosition() {
  const { position, place, wallOrder, isDenied, request } = usePosition();
  return (
    <>
      <p>{`${position.latitude} ${place ? place.name || place.source : "de todos"}`}</p>
      <p>{Object.keys(position).join(", ")}</p>
      <p>{`Orden ${wallOrder}`}</p>
      <button type="button" onClick={request}>
        {isDenied ? "Negada" : "Sin negar"}
      </button>
    </>
  );
}

/** The page was opened in Mérida; a sign-in since then has mounted the provider anew. */
function renderProvider(viewer: SessionViewer | null = null) {
  renderScreen(
    <PositionProvider initial={MERIDA}>
      <ShownPosition />
    </PositionProvider>,
    { viewer },
  );
}

it("starts with the last position, a point alone, not with the one from page load", async () => {
  document.cookie = placeCookie(MARACAY);
  renderProvider();
  expect(await screen.findByText("10.25 Maracay")).toBeTruthy();
  expect(screen.getByText("latitude, longitude")).toBeTruthy();
});

it("does not bring back a position that was denied since", async () => {
  renderProvider();
  expect(await screen.findByText("10.4975585 de todos")).toBeTruthy();
});

it("keeps the order of the wall that was chosen since the page was opened", async () => {
  document.cookie = wallOrderCookie("NEWEST");
  renderProvider();
  expect(await screen.findByText("Orden NEWEST")).toBeTruthy();
});

it("forgets an earlier refusal while the browser asks again", async () => {
  localStorage.setItem("tq_position_denied", "true");
  renderProvider();
  fireEvent.click(await screen.findByRole("button", { name: "Negada" }));
  expect(screen.getByRole("button", { name: "Sin negar" })).toBeTruthy();
});

it("lists nothing after a first sign-in before the profile's city is found, and then the nearest first", async () => {
  const listed = new Set<string>();
  function Wall() {
    const { order, isFinding } = useWallOrder();
    if (isFinding) return null;
    listed.add(order);
    return <p>{order}</p>;
  }
  renderScreen(
    <PositionProvider initial={null}>
      <Wall />
    </PositionProvider>,
    { viewer: ANA },
  );
  expect(await screen.findByText("NEARBY")).toBeTruthy();
  expect([...listed]).toEqual(["NEARBY"]);
});

it("takes the capital of the state where the profile names no city", async () => {
  renderScreen(
    <PositionProvider initial={null}>
      <ShownPosition />
    </PositionProvider>,
    { viewer: { ...ANA, user: { ...ANA.user, city: null, state: "Táchira" } } },
  );
  expect(await screen.findByText(/San Cristóbal$/)).toBeTruthy();
});

it.each([
  ["member's position to about a hundred metres: addresses of searches hold it", ANA, "8.599 browser"],
  ["guest's to the cell whose pages guests share", null, "8.601 browser"],
])("takes a %s", async (_title, viewer, shown) => {
  const locate = vi.spyOn(navigator.geolocation, "getCurrentPosition");
  locate.mockImplementation((accept) =>
    accept({ coords: { latitude: 8.598_712_3, longitude: -71.144_967_8 } } as GeolocationPosition),
  );
  renderProvider(viewer);
  fireEvent.click(await screen.findByRole("button", { name: "Sin negar" }));
  expect(await screen.findByText(shown)).toBeTruthy();
});
