import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { StepList } from "./StepList";

beforeEach(() => {
  // Half past eleven in the evening of the 22nd in Caracas.
  vi.useFakeTimers({ now: new Date("2026-12-23T03:30:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [
    "2026-12-23",
    ["Propuesta, listo", "Aceptado, listo", "En la sede, el miércoles 23", "Confirmado, falta", "Completado, falta"],
  ],
  [
    "2026-12-22",
    ["Propuesta, listo", "Aceptado, listo", "En la sede, ahora", "Confirmado, falta", "Completado, falta"],
  ],
  ["2026-12-21", ["Propuesta, listo", "Aceptado, ahora", "Confirmado, falta", "Completado, falta"]],
])("names the meeting at a venue on %s until its day is over", (date, names) => {
  renderScreen(<StepList status="ACCEPTED" meeting={{ state: "ACTIVE", date }} />, { at: "/" });
  expect(screen.getAllByRole("listitem").map((step) => step.textContent?.replace(/^\d/, ""))).toEqual(names);
});
