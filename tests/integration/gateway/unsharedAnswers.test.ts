import { describe, expect, it } from "vitest";
import { publicFields } from "../../../rules/publicReads";
import { GraphqlClient } from "../../support/graphqlClient";
import { ana, publication } from "../../support/recordedUpstream";
import { readSchema, rootFieldType, selectEverything } from "../../support/schemaSelection";
import { startGateway } from "../../support/startGateway";
import { WALL, DETAIL, titleFor, useSharing } from "../../support/sharingFixture";

const fixture = useSharing();
const { guestAt } = fixture;

describe("no public read counts as a view", () => {
  const args: Record<string, string> = {
    banners: "(place: HOME)",
    category: '(id: "5")',
    currency: '(country: "VE")',
    searchSuggestions: '(text: "bici")',
    similarPublications: '(id: "1")',
    user: '(id: "1")',
    userPublications: '(userId: "1")',
    userRemarks: '(userId: "1")',
  };
  const schema = readSchema();

  it.each([...publicFields])("%s", async (field) => {
    const type = rootFieldType(schema, "Query", field);
    const isLeaf = ["String", "ID"].includes(type);
    const { spread, fragments } = isLeaf ? { spread: "", fragments: "" } : selectEverything(schema, type, 1);
    const selection = isLeaf ? "" : `{ ${spread} }`;
    fixture.upstream.answer("GET /publications/1/similar", { body: { publications: [publication(12)] } });
    fixture.upstream.answer("GET /publications", { body: { publications: [publication(12)], page: 1, total: 1 } });
    fixture.upstream.answer("GET /users/1", { body: { user: ana } });
    const { errors } = await guestAt(null).run(`{ ${field}${args[field] ?? ""} ${selection} } ${fragments}`);
    expect(errors.filter(({ extensions }) => extensions?.code === "BAD_USER_INPUT")).toEqual([]);
    expect(fixture.upstream.calls.length).toBeGreaterThan(0);
    const counting = fixture.upstream.calls.filter(
      ({ method, path, headers }) =>
        headers["x-viewer"] !== "robot" &&
        (method !== "GET" || /\/(publications\/\d+|search_publications\w*|find_pub_ids)(\?|$)/.test(path)),
    );
    expect(counting.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });
});

describe("no user shares", () => {
  it("what counts as a view", async () => {
    for (let time = 0; time < 3; time += 1) await guestAt(7).data(DETAIL);
    expect(fixture.upstream.callNames().filter((name) => name === "GET /publications/1")).toHaveLength(3);
  });

  it("a failure", async () => {
    fixture.upstream.answer("GET /wall", { status: 500, body: {} });
    for (let time = 0; time < 3; time += 1) expect((await guestAt(7).run(WALL)).errors).toHaveLength(1);
    fixture.upstream.answer("GET /wall", { body: { response: [], next_query: null } });
    expect((await guestAt(7).run(WALL)).errors).toEqual([]);
  });

  it("anything with a session that is over: its cookie is cleared each time", async () => {
    const stale = async () => {
      const response = await fetch(`${fixture.gateway.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: "tq_session=stale" },
        body: JSON.stringify({ query: WALL }),
      });
      return response.headers.getSetCookie().length;
    };
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(null));
    expect([await stale(), await stale()]).toEqual([2, 2]);
    expect(fixture.walls).toBe(4);
  });

  it("where it is switched off", async () => {
    const alone = await startGateway(fixture.upstream.url, { SHARED_ANSWER_MS: "0" });
    for (let time = 0; time < 3; time += 1) await new GraphqlClient(alone.url).data(WALL);
    await alone.stop();
    expect(fixture.walls).toBe(3);
  });
});
