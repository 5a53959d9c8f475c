import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startRecordedGateway } from "../../support/recordedGateway";

const SEARCH = "query ($input: SearchInput!) { search(input: $input) { items { id } facets { name } page { total } } }";

let fixture: Awaited<ReturnType<typeof startRecordedGateway>>;
beforeAll(async () => {
  fixture = await startRecordedGateway();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.upstream.clearCalls());

const search = (input: object) => fixture.guest.run(SEARCH, { input: { mode: "WANT", terms: ["bici"], ...input } });
const sent = () => {
  const call = fixture.upstream.calls.find(({ path }) => path.includes("/search_publications"));
  return new URL(call?.path ?? "", "http://backend.example").searchParams;
};

it.each([
  ["radiusKm", { radiusKm: -1 }],
  ["radiusKm", { radiusKm: 0 }],
  ["attributes", { attributes: [{ name: "brand", values: ["Bera"] }] }],
  ["minUsd", { minUsd: -5 }],
  ["maxUsd", { maxUsd: -5 }],
  ["maxUsd", { mode: "VALUE", minUsd: 5, maxUsd: -5 }],
])("refuses at %s what makes no sense: %o", async (field, input) => {
  const { errors } = await search(input);
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", field } }]);
  expect(fixture.upstream.callNames()).toEqual([]);
});

it.each([{}, { terms: null }, { mode: "VALUE", minUsd: 5 }])(
  "finds nothing in a category that cannot exist: %o",
  async (input) => {
    const { data, errors } = await search({ categoryId: "x", ...input });
    expect([data, errors]).toEqual([{ search: { items: [], facets: [], page: { total: 0 } } }, []]);
  },
);

it("swaps a reversed range, and takes one end of it", async () => {
  await search({ minUsd: 80, maxUsd: 20 });
  expect([sent().get("min_price"), sent().get("max_price")]).toEqual(["20", "80"]);
  fixture.upstream.clearCalls();
  await search({ maxUsd: 20 });
  expect([sent().get("min_price"), sent().get("max_price")]).toEqual([null, "20"]);
});
