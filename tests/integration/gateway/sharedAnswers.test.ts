import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { approximatePoint } from "../../../rules/placeGrid";
import { publicFields } from "../../../rules/publicReads";
import { GraphqlClient } from "../../support/graphqlClient";
import { RawSocket } from "../../support/rawSocket";
import { account, ana, luis, publication, startRecordedUpstream } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { readSchema, rootFieldType, selectEverything } from "../../support/schemaSelection";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { UpstreamCall } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const WALL = "query Wall { wall { items { ... on PublicationWallItem { publication { title } } } } }";
const SIGN_IN = 'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { viewer { id } } }';
const HIDE = 'mutation { deactivatePublication(input: { publicationId: "2" }) { errors { code } } }';
const SEEN = 'mutation { countBannerViews(input: { ids: ["1"] }) { __typename } }';
const DETAIL = 'query Detail { publication(id: "1") { title } }';

let upstream: RecordedUpstream;
let gateway: TestGateway;
let walls: number;

/** As long as a test takes, on any machine. */
const startSharing = (url: string) => startGateway(url, {}, { SHARED_ANSWER_MS: 600_000 });

beforeEach(async () => {
  upstream = await startRecordedUpstream();
  gateway = await startSharing(upstream.url);
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
  const title = `${headers["latitude"]} ${headers["access-token"] ?? headers["x-viewer"] ?? "guest"}`;
  return { response: [{ item_type: "publication", resource: publication(1, undefined, { title }) }], next_query: null };
}

/** Where the backend is asked for a guest at a latitude: the centre of its cell. */
const cellOf = (latitude: number) => approximatePoint({ latitude, longitude: 0 }).latitude;
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
  it("reaches no other user: a hundred viewers at once, three times", async () => {
    // One that leaves the members' tokens as they are.
    const plain = await startUpstream((call, response) => json(response, wallFor(call)));
    const { url, stop } = await startSharing(plain.url);
    const viewers = Array.from({ length: 100 }, (_value, index) => {
      const latitude = 5 + (index % 7);
      if (index % 5 === 0) return { client: memberAt(latitude, `t${index}`, url), title: `${latitude} t${index}` };
      if (index % 9 === 0) return { client: guestAt(null, url), title: "10.4975585 guest" };
      return { client: guestAt(latitude, url), title: `${cellOf(latitude)} guest` };
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

  it("is one for neighbours, who are asked for at the same place", async () => {
    const titles = [];
    for (const latitude of [7.0001, 7.0002, 7.0003]) titles.push(await titleFor(guestAt(latitude)));
    expect(new Set(titles)).toEqual(new Set([`${cellOf(7)} guest`]));
    expect(walls).toBe(2);
    expect(await titleFor(memberAt(7.0001, "t1", gateway.url))).toBe("7.0001 t1");
  });

  it("is forgotten when something changes through this gateway", async () => {
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(7));
    expect(walls).toBe(2);
    await changeSomething(await signedIn());
    await Promise.all(Array.from({ length: 20 }, () => titleFor(guestAt(7))));
    expect(walls).toBe(3);
  });

  it("is forgotten when something changes over a socket", async () => {
    const browser = await signedIn();
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(7));
    upstream.answer("POST /publications/update_status/2", { body: publication(2, luis) });
    const socket = new RawSocket(gateway.wsUrl, { headers: { cookie: browser.cookie }, origin: gateway.url });
    await socket.init();
    expect((await socket.run("1", HIDE)).payload).toEqual({ data: { deactivatePublication: { errors: [] } } });
    socket.close();
    await titleFor(guestAt(7));
    expect(walls).toBe(3);
  });

  it("stays while others count, sign in and out, and are refused", async () => {
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(7));
    upstream.answer("POST /banners/views", { body: {} });
    await guestAt(7).run(SEEN);
    expect((await guestAt(7).run(HIDE)).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    const browser = await signedIn();
    upstream.answer("POST /publications/update_status/2", { status: 422, body: { errors: ["No se puede"] } });
    expect(await browser.data(HIDE)).toEqual({ deactivatePublication: { errors: [{ code: "BAD_USER_INPUT" }] } });
    await browser.data("mutation { signOut { __typename } }");
    await titleFor(guestAt(7));
    expect(walls).toBe(2);
  });

  it("is not one for robots and people", async () => {
    const robot = new GraphqlClient(gateway.url, { "user-agent": "Googlebot/2.1" });
    for (let time = 0; time < 3; time += 1) {
      expect(await titleFor(robot)).toMatch(/ robot$/);
      expect(await titleFor(guestAt(null))).toMatch(/ guest$/);
    }
    expect(walls).toBe(4);
  });

  it("stays apart from the browser's own session", async () => {
    const browser = guestAt(7);
    const titles = [await titleFor(browser), await titleFor(browser), await titleFor(browser)];
    await signIn(browser);
    titles.push(await titleFor(browser));
    await browser.data("mutation { signOut { __typename } }");
    titles.push(await titleFor(browser));
    const own = "7 wNVQ96QLUKO8c1CONHIRlA";
    expect(titles).toEqual([...Array.from({ length: 3 }, () => `${cellOf(7)} guest`), own, `${cellOf(7)} guest`]);
    expect(walls).toBe(3);
  });

  it("is not for who sends a bearer, whoever sealed it", async () => {
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(null));
    const sealed = /(?:^|; )tq_session=([^;]+)/.exec((await signedIn()).cookie)?.[1] ?? "";
    const bearer = (value: string) => new GraphqlClient(gateway.url, { authorization: `Bearer ${value}` });
    expect(await titleFor(bearer(sealed))).toMatch(/ wNVQ96QLUKO8c1CONHIRlA$/);
    expect(await titleFor(bearer("foreign"))).toMatch(/ guest$/);
    expect(walls).toBe(4);
  });

  it("has nothing of a member: not saved, own, blocked or unlocked", async () => {
    const isMember = ({ headers }: UpstreamCall) => headers["access-token"] !== undefined;
    upstream.answer("GET /wall", (call) => ({
      body: {
        response: [
          { item_type: "publication", resource: publication(2, luis) },
          { item_type: "publication", resource: publication(12, ana, { withheld: !isMember(call) }) },
        ],
        next_query: null,
      },
    }));
    upstream.answer("GET /users/1", (call) => ({ body: { user: { ...ana, blocked: isMember(call) || undefined } } }));
    upstream.answer("GET /publications/1/similar", { body: { publications: [publication(12)] } });
    const marks = `query Marks {
      wall { items { ... on PublicationWallItem { publication { title isSaved isOwn isWithheld } } } }
      user(id: "1") { isBlocked }
      similarPublications(id: "1") { title isSaved }
    }`;
    const publicMarks = {
      wall: {
        items: [
          { publication: { title: "Cosa 2", isSaved: false, isOwn: false, isWithheld: false } },
          { publication: { title: "Contenido Premium", isSaved: false, isOwn: false, isWithheld: true } },
        ],
      },
      user: { isBlocked: null },
      similarPublications: [{ title: "Cosa 12", isSaved: false }],
    };
    const ownMarks = {
      wall: {
        items: [
          { publication: { title: "Cosa 2", isSaved: false, isOwn: true, isWithheld: false } },
          { publication: { title: "Cosa 12", isSaved: true, isOwn: false, isWithheld: false } },
        ],
      },
      user: { isBlocked: true },
      similarPublications: [{ title: "Cosa 12", isSaved: true }],
    };
    const browser = await signedIn();
    for (let round = 0; round < 4; round += 1) {
      expect(await browser.data(marks)).toEqual(ownMarks);
      expect(await guestAt(null).data(marks)).toEqual(publicMarks);
    }
    const asked = upstream.calls.filter((call) => call.path.includes("/similar") && !isMember(call));
    expect(asked).toHaveLength(2);
  });
});

async function signIn(client: GraphqlClient) {
  upstream.answer("POST /auth/sign_in/", { body: { data: account } });
  await client.data(SIGN_IN);
  return client;
}
const signedIn = () => signIn(guestAt(null));

async function changeSomething(client: GraphqlClient) {
  upstream.answer("POST /publications/update_status/2", { body: publication(2, luis) });
  expect(await client.data(HIDE)).toEqual({ deactivatePublication: { errors: [] } });
}

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
    upstream.answer("GET /publications/1/similar", { body: { publications: [publication(12)] } });
    upstream.answer("GET /publications", { body: { publications: [publication(12)], page: 1, total: 1 } });
    upstream.answer("GET /users/1", { body: { user: ana } });
    const { errors } = await guestAt(null).run(`{ ${field}${args[field] ?? ""} ${selection} } ${fragments}`);
    expect(errors.filter(({ extensions }) => extensions?.code === "BAD_USER_INPUT")).toEqual([]);
    expect(upstream.calls.length).toBeGreaterThan(0);
    const counting = upstream.calls.filter(
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
