import { cleanup, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { HomeQuestions } from "../features/home/HomeQuestions";
import FilterDialog from "../features/search/FilterDialog";
import { CARACAS } from "../lib/position";
import SubscriptionsRoute from "../routes/subscriptions";
import { showInfoScreen } from "../testing/infoScreen";
import { renderScreen } from "../testing/renderScreen";
import { infoScreens } from "./infoScreens";
import FooterContent from "./shell/footer/FooterContent";
import InformationMenu from "./shell/InformationMenu";

vi.stubGlobal("fetch", async () => Response.json({ lacks: ["premium"] }));
afterEach(cleanup);

it("offers guests none of its filters where the server has no Premium", async () => {
  renderScreen(
    <FilterDialog
      search={{ mode: "WANT", terms: ["bici"], radiusKm: null, position: CARACAS }}
      canNarrowByValue={false}
      onApply={() => undefined}
      onClose={() => undefined}
    />,
    { viewer: null, answers: { Countries: () => ({ countries: [] }) } },
  );
  await screen.findByText("Toda Venezuela");
  await waitFor(() => expect(screen.queryByText("Solo de personas verificadas")).toBeNull());
});

it("promises guests no plan and no benefit then", async () => {
  const { container } = renderScreen(<SubscriptionsRoute />, { at: "/suscriptions", viewer: null });
  await screen.findByText(/no hay planes disponibles/);
  expect(container.textContent).not.toMatch(/USD|20 fotos|Inicia sesión para elegir/);
});

/** What a visitor reads, and where its links lead. */
const contentOf = (container: Element) =>
  [container.textContent, ...[...container.querySelectorAll("a")].map((link) => link.getAttribute("href"))].join(" ");
const offer = /premium|\/suscriptions/i;

const parts: [name: string, Part: ComponentType, marker: string][] = [
  ["the footer", () => <FooterContent hasServices />, "Créditos"],
  ["the information menu", () => <InformationMenu close={() => undefined} />, "Créditos"],
  ["the questions of the home page", HomeQuestions, "Preguntas frecuentes"],
];

it.each(parts)("leaves it out of %s then", async (_name, Part, marker) => {
  const { container } = renderScreen(<Part />);
  await waitFor(() => expect(contentOf(container)).not.toMatch(offer));
  expect(screen.getAllByText(marker).length).toBeGreaterThan(0);
});

it.each(infoScreens.map(({ path }) => path).filter((path) => path !== "/truequea_premium"))(
  "leaves it out of %s then",
  async (path) => {
    const { container } = showInfoScreen(path);
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(contentOf(container)).not.toMatch(offer));
  },
);

it("has no page of information then", async () => {
  const { path } = showInfoScreen("/truequea_premium");
  await waitFor(() => expect(path()).toBe("/"));
});
