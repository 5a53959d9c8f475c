import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../../testing/renderScreen";
import { ServiceSlider } from "./ServiceSlider";
import { SLIDE_MS } from "../../../components/ui/useAutoplay";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const frontSlide = () =>
  screen.getAllByRole("button", { name: /^Mostrar/ }).findIndex((dot) => dot.getAttribute("aria-current") === "true");
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("advances every five seconds, and stops while it is paused, hovered or focused", async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  renderScreen(<ServiceSlider />);
  expect(frontSlide()).toBe(0);
  advance(SLIDE_MS - 500);
  expect(frontSlide()).toBe(0);
  advance(600);
  expect(frontSlide()).toBe(1);
  advance(SLIDE_MS);
  expect(frontSlide()).toBe(0);

  await user.hover(screen.getByRole("region", { name: "Servicios de Truequea" }));
  advance(3 * SLIDE_MS);
  expect(frontSlide()).toBe(0);
  await user.unhover(screen.getByRole("region", { name: "Servicios de Truequea" }));

  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("link", { name: /Cambio seguro/ }));
  advance(3 * SLIDE_MS);
  expect(frontSlide()).toBe(0);

  screen.getByRole("button", { name: "Pausar el carrusel" }).focus();
  await user.keyboard("{Enter}");
  act(() => (document.activeElement as HTMLElement).blur());
  advance(3 * SLIDE_MS);
  expect(frontSlide()).toBe(0);
  await user.click(screen.getByRole("button", { name: "Reanudar el carrusel" }));
  await user.unhover(screen.getByRole("region", { name: "Servicios de Truequea" }));
  act(() => (document.activeElement as HTMLElement).blur());
  advance(SLIDE_MS);
  expect(frontSlide()).toBe(1);
});
