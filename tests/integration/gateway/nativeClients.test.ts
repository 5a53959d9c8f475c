import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeCodes, socketLimits } from "../../../gateway/socket/limits";
import { RailsServer } from "../../support/rails/server";
import { password } from "../../support/rails/store";
import { RawSocket } from "../../support/rawSocket";
import { GraphqlClient } from "../../support/graphqlClient";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const SIGN_IN =
  "mutation ($email: String!, $password: String!) { signIn(input: { email: $email, password: $password }) { viewer { id } } }";
const VIEWER = "{ viewer { id } }";

let rails: RailsServer;
let gateway: TestGateway;
/** The value of the session's cookie. */
let sealed: string;
let bearer: { authorization: string };

beforeEach(async () => {
  rails = await new RailsServer({ rotatesTokens: true }).start();
  gateway = await startGateway(rails.url);
  const client = new GraphqlClient(gateway.url);
  await client.data(SIGN_IN, { email: "ana@example.com", password });
  sealed = /(?:^|; )tq_session=([^;]+)/.exec(client.cookie)?.[1] ?? "";
  bearer = { authorization: `Bearer ${sealed}` };
});
afterEach(async () => {
  await gateway.stop();
  await rails.stop();
});

/** A socket as programs open it: without an Origin. */
const openSocket = (headers: Record<string, string> = {}) => new RawSocket(gateway.wsUrl, { headers });

async function post(query: string, headers: Record<string, string>) {
  const response = await fetch(`${gateway.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query }),
  });
  return { headers: response.headers, body: (await response.json()) as { data: unknown } };
}

describe("a client that sends its session as a bearer", () => {
  it.each<[string, () => { headers?: Record<string, string>; payload?: Record<string, unknown> }]>([
    ["the upgrade's header", () => ({ headers: bearer })],
    [
      "the upgrade's header beside the cookie of its jar",
      () => ({ headers: { ...bearer, cookie: `tq_session=${sealed}` } }),
    ],
    ["the payload of connection_init", () => ({ payload: { Authorization: bearer.authorization } })],
  ])("subscribes without an Origin, by %s", async (_name, sent) => {
    const { headers, payload } = sent();
    const socket = openSocket(headers);
    await socket.init(payload);
    socket.send({ type: "subscribe", id: "1", payload: { query: "subscription { chatChanged { chat { id } } }" } });
    await expect.poll(() => rails.cable.isSubscribed(1, "ChatChannel")).toBe(true);
    const [transaction] = rails.store.transactions;
    if (!transaction) throw new Error("no transaction");
    rails.cable.broadcast("chats 1", { event: "update", ...rails.store.presentChat(transaction, 1) });
    expect(await socket.next((frame) => frame.id === "1")).toMatchObject({
      type: "next",
      payload: { data: { chatChanged: { chat: { id: "1" } } } },
    });
  });

  it("is the same person over HTTP, and learns when its session was sealed anew", async () => {
    rails.tokens.advance(6_000);
    const { headers, body } = await post(VIEWER, bearer);
    expect(body).toEqual({ data: { viewer: { id: "1" } } });
    const renewed = /^tq_session=([^;]+)/.exec(headers.getSetCookie()[0] ?? "")?.[1] ?? "";
    expect(renewed).not.toBe(sealed);
    expect((await post(VIEWER, { authorization: `Bearer ${renewed}` })).body).toEqual({
      data: { viewer: { id: "1" } },
    });
  });

  it("is sent away when the session is signed out, and does not come back with it", async () => {
    const socket = openSocket(bearer);
    await socket.init();
    await post("mutation { signOut { errors { code } } }", bearer);
    expect(await socket.closed).toBe(closeCodes.signedOut);
    expect((await post(VIEWER, bearer)).body).toEqual({ data: { viewer: null } });
    const again = openSocket(bearer);
    await again.opened;
    again.send({ type: "connection_init" });
    expect(await again.closed).toBe(closeCodes.signedOut);
    const byPayload = openSocket();
    await byPayload.opened;
    byPayload.send({ type: "connection_init", payload: bearer });
    expect(await byPayload.closed).toBe(closeCodes.sessionExpired);
  });

  it("has as many sockets as a browser has, and no more", async () => {
    const sockets = Array.from({ length: socketLimits.socketsPerUser }, () => openSocket(bearer));
    for (const socket of sockets) await socket.init();
    const tooMany = openSocket(bearer);
    await tooMany.opened;
    tooMany.send({ type: "connection_init" });
    expect(await tooMany.closed).toBe(closeCodes.tooMany);
  });

  it("is a guest with a bearer that was not sealed here, and never gets past the Origin check with one", async () => {
    const foreign = { authorization: "Bearer eyJhbGciOiJub25lIn0.e30." };
    expect((await post(VIEWER, foreign)).body).toEqual({ data: { viewer: null } });
    expect(await openSocket({ ...foreign, cookie: `tq_session=${sealed}` }).closed).toBe(403);
    const foreignPage = new RawSocket(gateway.wsUrl, { headers: bearer, origin: "https://evil.example" });
    expect(await foreignPage.closed).toBe(403);
  });
});
