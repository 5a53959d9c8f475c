import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { Footer } from "./Footer";

vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
afterEach(cleanup);

/** What is watched now, and how to come near it. A place that has left the page is never come near to. */
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
const watchedElements = () => [...watched].filter(([element]) => element.isConnected).map(([, comeNear]) => comeNear);

it("comes when one is near, on a later page too when one left the first before", async () => {
  renderScreen(<Footer />);
  await waitFor(() => expect(watchedElements()).toHaveLength(1));
  expect(screen.queryByRole("contentinfo")).toBeNull();
  cleanup();
  renderScreen(<Footer />);
  await waitFor(() => expect(watchedElements()).toHaveLength(1));
  for (const comeNear of watchedElements()) comeNear();
  expect(await screen.findByRole("contentinfo", {}, { timeout: 10_000 })).toBeTruthy();
});
