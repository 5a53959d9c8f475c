import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { Footer } from "./Footer";

afterEach(cleanup);

/** Watched elements, each with a function that scrolls near it; elements that left the page do not count. */
const watched = new Map<Element, () => void>();
vi.stubGlobal(
  "IntersectionObserver",
  class {
    constructor(private readonly notify: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      watched.set(element, () => this.notify([{ isIntersecting: true }]));
      this.notify([{ isIntersecting: false }]);
    }
    disconnect() {}
  },
);
const watchedElements = () =>
  [...watched].filter(([element]) => element.isConnected).map(([, scrollNear]) => scrollNear);

it("loads when the viewer is near, also on a later page when the first was left before", async () => {
  renderScreen(<Footer hasServices />);
  await waitFor(() => expect(watchedElements()).toHaveLength(1));
  expect(screen.queryByRole("contentinfo")).toBeNull();
  cleanup();
  renderScreen(<Footer hasServices />);
  await waitFor(() => expect(watchedElements()).toHaveLength(1));
  for (const scrollNear of watchedElements()) scrollNear();
  expect(await screen.findByRole("contentinfo")).toBeTruthy();
});

it("leaves the services out where it is asked to", async () => {
  renderScreen(<Footer hasServices={false} />);
  expect(await screen.findByRole("contentinfo")).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Servicios de Truequea" })).toBeNull();
});
