import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { afterEach, expect, it } from "vitest";
import { CARACAS } from "../../lib/position";
import type { SearchAddress } from "../../lib/searchAddress";
import { ANA, renderScreen } from "../../testing/renderScreen";
import FilterDialog from "./FilterDialog";
import { ResultFilters } from "./ResultFilters";
import { SearchResults } from "./SearchResults";

afterEach(cleanup);

const search: SearchAddress = { mode: "WANT", terms: ["bici"], radiusKm: null, position: CARACAS };
const VERIFIED = "Solo de personas verificadas";
const RECENT = "Publicadas en los últimos 7 días";

function open(
  premium: { endsOn: string | null } | null,
  { isGuest = false, chosen = {}, canNarrowByValue = false } = {},
) {
  const applied: Partial<SearchAddress>[] = [];
  const view = renderScreen(
    <FilterDialog
      search={{ ...search, ...chosen }}
      canNarrowByValue={canNarrowByValue}
      onApply={(change) => applied.push(change)}
      onClose={() => undefined}
    />,
    {
      viewer: isGuest ? null : ANA,
      answers: {
        Countries: () => ({ countries: [] }),
        Premium: () => ({
          premium: premium && { __typename: "Premium", request: null, ...premium },
          secureExchangePlaces: null,
        }),
      },
    },
  );
  return { ...view, applied };
}

it("takes whole dollars from and to, in whatever order they are written", async () => {
  const { applied } = open(null, { canNarrowByValue: true });
  await userEvent.type(await screen.findByRole("textbox", { name: "Valor desde (USD)" }), "1a50");
  await userEvent.type(screen.getByRole("textbox", { name: "Valor hasta (USD)" }), "20");
  await userEvent.click(screen.getByRole("button", { name: "Ver resultados" }));
  expect(applied).toMatchObject([{ minUsd: 20, maxUsd: 150 }]);
});

it("turns the filters of Premium on and off while a term runs", async () => {
  const { applied } = open({ endsOn: "2030-01-31" }, { chosen: { onlyRecent: true } });
  await userEvent.click(await screen.findByRole("switch", { name: VERIFIED }));
  await userEvent.click(screen.getByRole("switch", { name: RECENT, checked: true }));
  await userEvent.click(screen.getByRole("button", { name: "Ver resultados" }));
  await userEvent.click(screen.getByRole("button", { name: "Quitar" }));
  expect(applied).toMatchObject([
    { onlyVerified: true, onlyRecent: false },
    { onlyVerified: false, onlyRecent: false },
  ]);
});

it.each([
  ["without a term", false],
  ["to guests", true],
])("shows them locked %s, with the way to the plans", async (_, isGuest) => {
  open({ endsOn: null }, { isGuest });
  for (const name of [VERIFIED, RECENT]) {
    const link = await screen.findByRole("link", { name: `${name} Con Premium` });
    expect(link.getAttribute("href")).toBe("/suscriptions");
  }
  expect(screen.queryByRole("switch")).toBeNull();
});

it("has none of them behind a backend without Premium", async () => {
  const { asked } = open(null);
  await expect
    .poll(() => screen.queryByText("Toda Venezuela") && asked.map(({ operation }) => operation))
    .toContain("Premium");
  await expect.poll(() => document.querySelector("[aria-busy], [data-skeleton]")).toBeNull();
  expect(screen.queryByText(VERIFIED)).toBeNull();
});

it("shows what is chosen before the filters, and takes one out with its chip", async () => {
  const view = renderScreen(
    <ResultFilters
      search={{ ...search, onlyVerified: true, onlyRecent: true }}
      alert={null}
      canRefine
      to={(change) =>
        `/con?${new URLSearchParams(Object.entries(change).map(([name, value]) => [name, String(value)]))}`
      }
    />,
  );
  expect(screen.getByRole("group", { name: "Filtros" }).textContent).toMatch(new RegExp(`^${VERIFIED}${RECENT}`));
  await userEvent.click(screen.getByRole("link", { name: `Quitar ${VERIFIED}` }));
  expect(view.path()).toBe("/con?onlyVerified=false");
  expect(screen.getByRole("link", { name: `Quitar ${RECENT}` })).toBeTruthy();
});

it("says of a shared address that its filters are of Premium", async () => {
  const inputs: unknown[] = [];
  renderScreen(
    <SearchResults
      search={{ ...search, onlyVerified: true, onlyRecent: true }}
      title="bici"
      addressOf={({ onlyVerified, onlyRecent }) => (onlyVerified || onlyRecent ? "/con" : "/sin")}
      renderCard={() => null}
      skeleton={null}
    />,
    {
      answers: {
        SearchResults: ({ input }) => {
          inputs.push(input);
          return { data: { search: null }, errors: [new GraphQLError("No", { extensions: { code: "FORBIDDEN" } })] };
        },
      },
    },
  );
  expect(await screen.findByRole("heading", { name: "Estos filtros son de Premium" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver los planes" }).getAttribute("href")).toBe("/suscriptions");
  expect(screen.getByRole("link", { name: "Buscar sin estos filtros" }).getAttribute("href")).toBe("/sin");
  expect(inputs).toMatchObject([{ verifiedOwners: true, publishedDays: 7 }]);
});
