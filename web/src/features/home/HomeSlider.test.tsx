import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/renderScreen";
import { HomeSlider } from "./HomeSlider";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const image = (name: string) => ({
  __typename: "Image",
  url: `/uploads/${name}/1600.webp`,
  sources: [750, 1600].map((width) => ({
    __typename: "ImageSource",
    url: `/uploads/${name}/${width}.webp`,
    width,
  })),
});
const banner = (id: string, title: string, url: string) => ({
  __typename: "Banner",
  id,
  title,
  url,
  wideImage: image(`wide-${id}`),
  narrowImage: image(`narrow-${id}`),
});
const banners = [banner("4", "Mira el muro", "/wall"), banner("5", "Feria de Chacao", "https://example.com/feria")];

const counted = { countBannerClick: { __typename: "CountBannerClickPayload", done: true } };

function show(shown: unknown, countAnswer: unknown = counted) {
  const view = renderScreen(<HomeSlider />, {
    at: "/",
    answers: {
      HomeBanners: () => ({ banners: shown }),
      CountBannerClick: () => countAnswer,
      CountBannerViews: () => ({ countBannerViews: { __typename: "CountBannerViewsPayload", done: true } }),
    },
  });
  return { ...view, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}
const current = () =>
  screen
    .getAllByRole("button", { name: /^Mostrar/ })
    .find((dot) => dot.getAttribute("aria-current") === "true")
    ?.getAttribute("aria-label");
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const pictures = () => [...document.querySelectorAll("picture img")].map((picture) => picture.getAttribute("loading"));

test("goes round every ten seconds from the introduction, which stays the page's heading", async () => {
  const { user } = show(banners);
  await screen.findByRole("button", { name: "Mostrar Mira el muro" });
  expect(current()).toBe("Mostrar Cambia lo que tienes por lo que quieres");
  expect(pictures()).toEqual(["eager"]);
  advance(9_500);
  expect(current()).toBe("Mostrar Cambia lo que tienes por lo que quieres");
  advance(600);
  expect(current()).toBe("Mostrar Mira el muro");
  expect(pictures()).toEqual(["eager", "eager"]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Cambia lo que tienes por lo que quieres");
  expect(screen.getAllByRole("link").map((link) => link.textContent?.trim())).toEqual(["Mira el muro"]);
  advance(10_000);
  advance(10_000);
  expect(current()).toBe("Mostrar Cambia lo que tienes por lo que quieres");

  screen.getByRole("button", { name: "Siguiente" }).focus();
  await user.keyboard("{ArrowLeft}");
  expect(current()).toBe("Mostrar Feria de Chacao");
  await user.keyboard("{Enter}");
  expect(current()).toBe("Mostrar Cambia lo que tienes por lo que quieres");
  advance(30_000);
  expect(current()).toBe("Mostrar Cambia lo que tienes por lo que quieres");
});

test("opens a banner whether or not its click can be counted", async () => {
  const { user, path, asked } = show(banners, new Error("no network"));
  await user.click(await screen.findByRole("button", { name: "Mostrar Feria de Chacao" }));
  const away = screen.getByRole("link", { name: /Feria de Chacao/ });
  expect(away.getAttribute("href")).toBe("https://example.com/feria");
  await user.click(screen.getByRole("button", { name: "Mostrar Mira el muro" }));
  await user.click(screen.getByRole("link", { name: /Mira el muro/ }));
  await waitFor(() => expect(path()).toBe("/wall"));
  await waitFor(() =>
    expect(asked.find(({ operation }) => operation === "CountBannerClick")?.variables).toEqual({ input: { id: "4" } }),
  );
});

test("counts what was half on the screen for a second, once and together", async () => {
  const watched = new Map<Element, (part: number) => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(private readonly notify: (entries: { intersectionRatio: number }[]) => void) {}
      observe(element: Element) {
        watched.set(element, (intersectionRatio) => this.notify([{ intersectionRatio }]));
      }
      disconnect() {}
    },
  );
  const { asked } = show(banners);
  await screen.findByRole("button", { name: "Mostrar Feria de Chacao" });
  // From the next slide on, the last one is near.
  advance(10_100);
  await screen.findByText("Feria de Chacao");
  advance(2000);
  await waitFor(() => expect(watched.size).toBe(2));
  const [own, away] = [...document.querySelectorAll("a:has(picture)")].map((link) => watched.get(link));
  const views = () => asked.filter(({ operation }) => operation === "CountBannerViews").map((call) => call.variables);

  act(() => own?.(0.5));
  advance(900);
  act(() => own?.(0.4));
  advance(9000);
  expect(views()).toEqual([]);
  act(() => own?.(0.6));
  advance(1000);
  act(() => away?.(1));
  advance(1000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(views()).toEqual([{ input: { ids: ["4", "5"] } }]));
  act(() => own?.(1));
  advance(9000);
  expect(views()).toHaveLength(1);
});

test("is the introduction alone where the backend has no banners", async () => {
  const { asked } = show(null);
  await waitFor(() => expect(asked.map(({ operation }) => operation)).toEqual(["HomeBanners"]));
  advance(30_000);
  expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.queryByRole("button")).toBe(null);
});
