import { act, cleanup, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../testing/renderScreen";
import SharedMeetingRoute from "./sharedMeeting";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date("2026-11-27T14:30:00-04:00") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const silent = { __typename: "MeetingProgress", onWayAt: null, arrivedAt: null, lateMinutes: 0, checkedAt: null };
const shared = (more: object = {}) => ({
  __typename: "SharedMeeting",
  asOf: "2026-11-27T18:30:00.000Z",
  firstName: "Ana",
  state: "AGREED",
  startsAt: "2026-11-27T19:00:00.000Z",
  place: {
    __typename: "MeetingSpot",
    name: "Plaza Bolívar de Caracas",
    address: "Centro de Caracas",
    publicPlaceId: "ccs-plaza-bolivar",
    location: { __typename: "Coordinates", latitude: 10.506, longitude: -66.915 },
  },
  progress: silent,
  wellAt: null,
  ...more,
});

/** As a guest, with what each look brings in turn. */
function show(...looks: unknown[]) {
  let next = 0;
  return renderScreen(
    <Routes>
      <Route path="/encuentro/compartido/:token" element={<SharedMeetingRoute />} />
    </Routes>,
    {
      at: "/encuentro/compartido/abc",
      answers: {
        SharedMeeting: () => {
          const look = looks[Math.min(next, looks.length - 1)];
          next += 1;
          return look instanceof Error ? look : { sharedMeeting: look };
        },
      },
    },
  );
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

it("shows where and when, what they reported on the day, and which number to call", async () => {
  const view = show(shared({ progress: { ...silent, onWayAt: "2026-11-27T18:20:00.000Z", lateMinutes: 15 } }));
  expect(await screen.findByRole("heading", { level: 1, name: "Encuentro de Ana" })).toBeTruthy();
  expect(screen.getByText("Plaza Bolívar de Caracas")).toBeTruthy();
  expect(screen.getByText("Ana va en camino. Ana se retrasa 15 minutos.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver en el mapa" }).getAttribute("rel")).toBe("noreferrer");
  expect(screen.getByRole("link", { name: "Llamar al 911" }).getAttribute("href")).toBe("tel:911");
  expect(screen.getByText(/^Actualizado a las 2:30/)).toBeTruthy();
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex, nofollow");
  expect(view.asked).toEqual([{ operation: "SharedMeeting", variables: { token: "abc" } }]);
});

it.each([
  [{ state: "PROPOSED", startsAt: null, place: null }, "Están acordando otro encuentro"],
  [{ state: "CANCELLED" }, "Cancelado"],
  [{ state: "OVER", progress: { ...silent, checkedAt: "2026-11-27T19:10:00.000Z" } }, "Ya pasó"],
  [{ state: "ENDED", startsAt: null, place: null }, "Ya no está previsto"],
])("says what became of it: %o", async (more, heading) => {
  show(shared(more));
  expect(await screen.findByRole("heading", { level: 2, name: heading })).toBeTruthy();
  expect(screen.queryByText("Plaza Bolívar de Caracas") === null).toBe("place" in more);
});

it("looks again every half minute while it is seen, and keeps what it knows where that fails", async () => {
  const arrived = { ...silent, arrivedAt: "2026-11-27T18:58:00.000Z" };
  const view = show(shared(), shared({ progress: arrived }), new Error("offline"), null);
  expect(await screen.findByText("Ana todavía no ha dicho dónde está.")).toBeTruthy();
  await pass(31);
  expect(screen.getByText(/^Ana llegó a las 2:58/)).toBeTruthy();
  await pass(31);
  expect(screen.getByText(/^No pudimos actualizarlo: así estaba a las 2:30/)).toBeTruthy();
  expect(screen.getByText(/^Ana llegó a las 2:58/)).toBeTruthy();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const asked = view.asked.length;
  await pass(120);
  expect(view.asked).toHaveLength(asked);
  hidden.mockReturnValue(false);
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByRole("heading", { level: 1, name: "Este enlace no sirve" })).toBeTruthy();
});

it("says that all went well, whatever was said before", async () => {
  show(shared({ state: "OVER", progress: { ...silent, lateMinutes: 15 }, wellAt: "2026-11-27T17:05:00.000Z" }));
  expect(await screen.findByText(/^Ana dijo que todo salió bien, a la 1:05/)).toBeTruthy();
});

it("says that a link does not work, and that it could not be loaded", async () => {
  show(null);
  expect(await screen.findByText("Este enlace no sirve")).toBeTruthy();
  cleanup();
  show(new Error("offline"));
  expect(await screen.findByRole("button", { name: /Reintentar|Intentar/ })).toBeTruthy();
});
