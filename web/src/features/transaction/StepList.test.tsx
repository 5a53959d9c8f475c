import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { StepList } from "./StepList";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ["2026-11-23T23:59:00-04:00", "En la sede, el jueves 26"],
  ["2026-11-26T00:01:00-04:00", "En la sede, ahora"],
])("says on %s when the booked meeting is", (now, step) => {
  vi.setSystemTime(new Date(now));
  renderScreen(<StepList status="ACCEPTED" meeting={{ state: "ACTIVE", date: "2026-11-26" }} />);
  const current = screen.getAllByRole("listitem").find((item) => item.getAttribute("aria-current") === "step");
  expect(current?.textContent?.replace(/^\d/, "")).toBe(step);
});

it("names a meeting that is at no venue", () => {
  vi.setSystemTime(new Date("2026-11-23T12:00:00-04:00"));
  renderScreen(<StepList status="ACCEPTED" meeting={{ state: "ACTIVE", date: "2026-11-26", isElsewhere: true }} />);
  expect(shown()).toContain("Encuentro, el jueves 26");
});

const shown = () => screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/^\d/, ""));

it("leaves the day of the meeting out where one has confirmed before it", () => {
  vi.setSystemTime(new Date("2026-11-23T12:00:00-04:00"));
  renderScreen(<StepList status="CONFIRMED_OWNER" meeting={{ state: "ACTIVE", date: "2026-11-26" }} />);
  expect(shown()).toEqual([
    "Propuesta, listo",
    "Aceptado, listo",
    "En la sede, falta",
    "Confirmado, ahora",
    "Completado, falta",
  ]);
});

it("names an open claim as what happens now", () => {
  renderScreen(<StepList status="CLAIM_OWNER" meeting={null} />);
  expect(shown()).toEqual([
    "Propuesta, listo",
    "Aceptado, listo",
    "Confirmado, listo",
    "En reclamo, ahora",
    "Resuelto, falta",
  ]);
});

it.each([
  ["OPERATOR", "Resuelto, terminó aquí"],
  ["CANCELLED", "Cancelado, terminó aquí"],
  ["EXPIRED", "Cerrado, terminó aquí"],
  ["REJECTED", "Rechazado, terminó aquí"],
  [null, "Rechazado, terminó aquí"],
] as const)("says how one that was not completed ended: %s", (closeReason, last) => {
  renderScreen(<StepList status="REJECTED" closeReason={closeReason} meeting={null} />);
  expect(shown().at(-1)).toBe(last);
});
