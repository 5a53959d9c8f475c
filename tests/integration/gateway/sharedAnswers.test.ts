import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GraphqlClient } from "../../support/graphqlClient";
import { account, publication, startRecordedUpstream } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { UpstreamCall } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const WALL = "query Wall { wall { items { ... on PublicationWallItem { publication { title } } } } }";
const DETAIL = 'query Detail { publication(id: "1") { title } }';

let upstream: RecordedUpstream;
let gateway: TestGateway;
let walls: number;

beforeEach(async () => {
  upstream = await startRecordedUpstream();
  gateway = await startGateway(upstream.url, { SHARED_ANSWER_MS: "60000" });
  walls = 0;
  upstream.answer("GET /wall", (call) => {
    walls += 1;
    return { body: wallFor(call) };
  });
});
afterEach(async () => {
  await gateway.stop();
  await upstream.stop();
});

/** A wall that says whom the backend took its reader for. */
function wallFor({ headers }: UpstreamCall) {
  const title = `${headers["latitude"]} ${headers["access-token"] ?? "guest"}`;
  return { response: [{ item_type: "publication", resource: publication(1, undefined, { title }) }], next_query: null };
}

const guestAt = (latitude: number | null, url = gateway.url) => {
  const client = new GraphqlClient(url);
  if (latitude !== null) client.setCookie("tq_pos", `${latitude},-66.5`);
  return client;
};
const memberAt = (latitude: number, token: string, url: string) => {
  const headers = { "access-token": token, client: `c-${token}`, uid: `${token}@example.com` };
  const client = new GraphqlClient(url, { ...headers, expiry: "4102444800", "token-type": "Bearer" });
  client.setCookie("tq_pos", `${latitude},-66.5`);
  return client;
};
const titleFor = async (client: GraphqlClient) => {
  const { wall } = await client.data<{ wall: { items: { publication: { title: string } }[] } }>(WALL);
  return wall.items[0]?.publication.title;
};

describe("an answer that guests share", () => {
  it("reaches nobody else: a hundred viewers at once, three times", async () => {
    // One that leaves the members' tokens as they are.
    const plain = await startUpstream((call, response) => json(response, wallFor(call)));
    const { url, stop } = await startGateway(plain.url, { SHARED_ANSWER_MS: "60000" });
    const viewers = Array.from({ length: 100 }, (_value, index) => {
      const latitude = 5 + (index % 7);
      if (index % 5 === 0) return { client: memberAt(latitude, `t${index}`, url), title: `${latitude} t${index}` };
      if (index % 9 === 0) return { client: guestAt(null, url), title: "10.4975585 guest" };
      return { client: guestAt(latitude, url), title: `${latitude} guest` };
    });
    for (let round = 0; round < 3; round += 1) {
      const titles = await Promise.all(viewers.map(({ client }) => titleFor(client)));
      expect(titles).toEqual(viewers.map(({ title }) => title));
    }
    // Twenty members each time; of the guests at eight places only those of the first round.
    expect(plain.calls.length).toBeLessThanOrEqual(60 + 80);
    await stop();
    await plain.stop();
  });

  it("is asked of the backend no more once it was asked for twice", async () => {
    await titleFor(guestAt(7));
    await titleFor(guestAt(7));
    expect(walls).toBe(2);
    await Promise.all(Array.from({ length: 20 }, () => titleFor(guestAt(7))));
    expect(walls).toBe(2);
    await titleFor(guestAt(8));
    expect(walls).toBe(3);
  });

  it("carries each request's own id", async () => {
    const ids = ["request-one", "request-two", "request-three"];
    for (const id of ids) {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-request-id": id },
        body: JSON.stringify({ query: WALL }),
      });
      expect(response.headers.get("x-request-id")).toBe(id);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(walls).toBe(2);
  });

  it("is in the form that each client accepts", async () => {
    for (const accept of ["application/json", "application/graphql-response+json"]) {
      for (let time = 0; time < 3; time += 1) {
        const response = await fetch(`${gateway.url}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json", accept },
          body: JSON.stringify({ query: WALL }),
        });
        expect(response.headers.get("content-type")).toBe(`${accept}; charset=utf-8`);
      }
    }
    expect(walls).toBe(4);
  });

  it("is forgotten when something changes through this gateway", async () => {
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(7));
    expect(walls).toBe(2);
    upstream.answer("POST /auth/sign_in/", { body: { data: account } });
    await guestAt(7).data('mutation { signIn(input: { email: "luis@example.com", password: "x" }) { viewer { id } } }');
    await titleFor(guestAt(7));
    expect(walls).toBe(3);
  });
});

describe("nobody shares", () => {
  it("what counts as a view", async () => {
    for (let time = 0; time < 3; time += 1) await guestAt(7).data(DETAIL);
    expect(upstream.callNames().filter((name) => name === "GET /publications/1")).toHaveLength(3);
  });

  it("a failure", async () => {
    upstream.answer("GET /wall", { status: 500, body: {} });
    for (let time = 0; time < 3; time += 1) expect((await guestAt(7).run(WALL)).errors).toHaveLength(1);
    upstream.answer("GET /wall", { body: { response: [], next_query: null } });
    expect((await guestAt(7).run(WALL)).errors).toEqual([]);
  });

  it("anything with a session that is over: its cookie is cleared each time", async () => {
    const stale = async () => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: "tq_session=stale" },
        body: JSON.stringify({ query: WALL }),
      });
      return response.headers.getSetCookie().length;
    };
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(null));
    expect([await stale(), await stale()]).toEqual([2, 2]);
    expect(walls).toBe(4);
  });

  it("where it is switched off", async () => {
    const alone = await startGateway(upstream.url, { SHARED_ANSWER_MS: "0" });
    for (let time = 0; time < 3; time += 1) await new GraphqlClient(alone.url).data(WALL);
    await alone.stop();
    expect(walls).toBe(3);
  });
});
