import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import FilterDialog from "../features/search/FilterDialog";
import { CARACAS } from "../lib/position";
import SubscriptionsRoute from "../routes/subscriptions";
import { renderScreen } from "../testing/renderScreen";

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
