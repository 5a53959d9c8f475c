import { describe, expect, it } from "vitest";
import { GraphqlClient } from "../../support/graphqlClient";
import { RawSocket } from "../../support/rawSocket";
import { account, ana, luis, publication } from "../../support/recordedUpstream";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { UpstreamCall } from "../../support/scriptedUpstream";
import {
  WALL,
  SIGN_IN,
  HIDE,
  SEEN,
  startSharing,
  wallFor,
  cellOf,
  memberAt,
  titleFor,
  useSharing,
} from "../../support/sharingFixture";

const fixture = useSharing();
const { guestAt } = fixture;

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
    expect(fixture.walls).toBe(2);
    await Promise.all(Array.from({ length: 20 }, () => titleFor(guestAt(7))));
    expect(fixture.walls).toBe(2);
    await titleFor(guestAt(8));
    expect(fixture.walls).toBe(3);
  });

  it("is one for the very same words alone, however many they are", async () => {
    const ask = async (query: string) => {
      const response = await fetch(`${fixture.gateway.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query }),
      });
      return response.status;
    };
    const long = `${WALL} # ${"palabras ".repeat(400)}`;
    for (let time = 0; time < 4; time += 1) expect(await ask(`${long}1`)).toBe(200);
    expect(fixture.walls).toBe(2);
    expect(await ask(`${long}2`)).toBe(200);
    expect(fixture.walls).toBe(3);
  });

  it("carries each request's own id", async () => {
    const ids = ["request-one", "request-two", "request-three"];
    for (const id of ids) {
      const response = await fetch(`${fixture.gateway.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-request-id": id },
        body: JSON.stringify({ query: WALL }),
      });
      expect(response.headers.get("x-request-id")).toBe(id);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(fixture.walls).toBe(2);
  });

  it("is in the form that each client accepts", async () => {
    for (const accept of ["application/json", "application/graphql-response+json"]) {
      for (let time = 0; time < 3; time += 1) {
        const response = await fetch(`${fixture.gateway.url}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json", accept },
          body: JSON.stringify({ query: WALL }),
        });
        expect(response.headers.get("content-type")).toBe(`${accept}; charset=utf-8`);
      }
    }
    expect(fixture.walls).toBe(4);
  });

  it("is shared by neighbours, whose positions round to the same place", async () => {
    const titles = [];
    for (const latitude of [7.0001, 7.0002, 7.0003]) titles.push(await titleFor(guestAt(latitude)));
    expect(new Set(titles)).toEqual(new Set([`${cellOf(7)} guest`]));
    expect(fixture.walls).toBe(2);
    expect(await titleFor(memberAt(7.0001, "t1", fixture.gateway.url))).toBe("7.0001 t1");
  });

  it("is forgotten when something changes through this gateway", async () => {
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(7));
    expect(fixture.walls).toBe(2);
    await changeSomething(await signedIn());
    await Promise.all(Array.from({ length: 20 }, () => titleFor(guestAt(7))));
    expect(fixture.walls).toBe(3);
  });

  it("is forgotten when something changes over a socket", async () => {
    const browser = await signedIn();
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(7));
    fixture.upstream.answer("POST /publications/update_status/2", { body: publication(2, luis) });
    const socket = new RawSocket(fixture.gateway.wsUrl, {
      headers: { cookie: browser.cookie },
      origin: fixture.gateway.url,
    });
    await socket.init();
    expect((await socket.run("1", HIDE)).payload).toEqual({ data: { deactivatePublication: { errors: [] } } });
    socket.close();
    await titleFor(guestAt(7));
    expect(fixture.walls).toBe(3);
  });

  it("stays while others count, sign in and out, and are refused", async () => {
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(7));
    fixture.upstream.answer("POST /banners/views", { body: {} });
    await guestAt(7).run(SEEN);
    expect((await guestAt(7).run(HIDE)).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    const browser = await signedIn();
    fixture.upstream.answer("POST /publications/update_status/2", { status: 422, body: { errors: ["No se puede"] } });
    expect(await browser.data(HIDE)).toEqual({ deactivatePublication: { errors: [{ code: "BAD_USER_INPUT" }] } });
    await browser.data("mutation { signOut { __typename } }");
    await titleFor(guestAt(7));
    expect(fixture.walls).toBe(2);
  });

  it("is not one for robots and people", async () => {
    const robot = new GraphqlClient(fixture.gateway.url, { "user-agent": "Googlebot/2.1" });
    for (let time = 0; time < 3; time += 1) {
      expect(await titleFor(robot)).toMatch(/ robot$/);
      expect(await titleFor(guestAt(null))).toMatch(/ guest$/);
    }
    expect(fixture.walls).toBe(4);
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
    expect(fixture.walls).toBe(3);
  });

  it("is not shared with a caller that sends a bearer token, valid or not", async () => {
    for (let time = 0; time < 3; time += 1) await titleFor(guestAt(null));
    const sealed = /(?:^|; )tq_session=([^;]+)/.exec((await signedIn()).cookie)?.[1] ?? "";
    const bearer = (value: string) => new GraphqlClient(fixture.gateway.url, { authorization: `Bearer ${value}` });
    expect(await titleFor(bearer(sealed))).toMatch(/ wNVQ96QLUKO8c1CONHIRlA$/);
    expect(await titleFor(bearer("foreign"))).toMatch(/ guest$/);
    expect(fixture.walls).toBe(4);
  });

  it("has nothing of a member: not saved, own, blocked or unlocked", async () => {
    const isMember = ({ headers }: UpstreamCall) => headers["access-token"] !== undefined;
    fixture.upstream.answer("GET /wall", (call) => ({
      body: {
        response: [
          { item_type: "publication", resource: publication(2, luis) },
          { item_type: "publication", resource: publication(12, ana, { withheld: !isMember(call) }) },
        ],
        next_query: null,
      },
    }));
    fixture.upstream.answer("GET /users/1", (call) => ({
      body: { user: { ...ana, blocked: isMember(call) || undefined } },
    }));
    fixture.upstream.answer("GET /publications/1/similar", { body: { publications: [publication(12)] } });
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
    const asked = fixture.upstream.calls.filter((call) => call.path.includes("/similar") && !isMember(call));
    expect(asked).toHaveLength(2);
  });
});

async function signIn(client: GraphqlClient) {
  fixture.upstream.answer("POST /auth/sign_in/", { body: { data: account } });
  await client.data(SIGN_IN);
  return client;
}
const signedIn = () => signIn(guestAt(null));

async function changeSomething(client: GraphqlClient) {
  fixture.upstream.answer("POST /publications/update_status/2", { body: publication(2, luis) });
  expect(await client.data(HIDE)).toEqual({ deactivatePublication: { errors: [] } });
}
