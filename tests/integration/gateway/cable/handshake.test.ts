import { describe, expect, it } from "vitest";
import { chatChannel, userParams } from "../../../../gateway/cable/channels";
import { chatsIdentifier } from "../../../support/cableRecords";
import { aSession, collect, rotateToken, useHubs } from "../../../support/hubFixture";
import { doNothing } from "../../../../gateway/cable/testing/scriptedCable";

/** The opening of a connection: subprotocol, Origin, welcome and credentials. */

const startHub = useHubs();

describe("the subprotocol", () => {
  it("is offered as the official client offers it, without compression", async () => {
    const { hub, server } = await startHub();
    await hub.follow(aSession(), chatChannel, userParams("1"));
    expect(
      server.upgrades.map(({ headers }) => [headers["sec-websocket-protocol"], headers["sec-websocket-extensions"]]),
    ).toEqual([["actioncable-v1-json,actioncable-unsupported", undefined]]);
  });

  it.each([
    ["chooses none", false],
    ["chooses one that was not offered", "another"],
  ] as const)("is not offered again to a server that %s", async (_name, subprotocol) => {
    const { hub, server } = await startHub({ choose: () => subprotocol });
    await hub.follow(aSession(), chatChannel, userParams("1"));
    await hub.follow(aSession("2"), chatChannel, userParams("2"));
    expect(server.upgrades.map(({ headers }) => headers["sec-websocket-protocol"])).toEqual([
      "actioncable-v1-json,actioncable-unsupported",
      undefined,
      undefined,
    ]);
  });

  it("does not make the client hammer a server that insists on one", async () => {
    const { hub, server } = await startHub(
      { choose: () => false, forcesSubprotocol: true },
      { firstDelayMs: 60_000, longestDelayMs: 60_000, subscribeTimeoutMs: 1_000 },
    );
    await expect(hub.follow(aSession(), chatChannel, userParams("1"))).rejects.toMatchObject({
      code: "UPSTREAM_TIMEOUT",
    });
    expect(server.upgrades).toHaveLength(2);
  });
});

describe("the Origin", () => {
  it("is the backend's own", async () => {
    const { hub, server } = await startHub({
      refuse: ({ origin, host }) => (origin === `http://${host}` ? null : 404),
    });
    await hub.follow(aSession(), chatChannel, userParams("1"));
    expect(server.upgrades.map(({ headers }) => headers.origin)).toEqual([server.url]);
  });

  it("is tried again after a refused upgrade, which fails in time without ending the session", async () => {
    const { hub, server } = await startHub({ refuse: () => 404 }, { subscribeTimeoutMs: 1_000 });
    const session = aSession();
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
    expect(server.upgrades.length).toBeGreaterThan(1);
    expect(session.isOver).toBe(false);
  });
});

describe("authentication", () => {
  it("sends nothing before the welcome", async () => {
    const { hub, server } = await startHub({ onConnect: doNothing });
    const following = hub.follow(aSession(), chatChannel, userParams("1"));
    await expect.poll(() => server.open.length).toBe(1);
    await server.line.roundTrip();
    expect(server.line.texts).toEqual([]);
    server.line.send({ type: "welcome" });
    await following;
    expect(server.line.commands).toEqual([{ command: "subscribe", identifier: chatsIdentifier }]);
  });

  it("ends the session and its subscriptions when the server answers unauthorized", async () => {
    const { hub, server } = await startHub({
      onConnect(line) {
        line.send({ type: "disconnect", reason: "unauthorized", reconnect: false });
        line.close();
      },
    });
    const session = aSession();
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect([session.endedBy, hub.size, server.upgrades.length]).toEqual(["expired", 0, 1]);
    await expect(hub.follow(session, chatChannel, userParams("1"))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(server.upgrades).toHaveLength(1);
  });

  it("sends the newest token at each reconnect, in a header and never in the address", async () => {
    const { hub, server } = await startHub();
    const session = aSession("1", "first-token");
    const received = collect(await hub.follow(session, chatChannel, userParams("1")));
    await rotateToken(session, "second-token");
    server.line.cut();
    await expect.poll(() => received.gaps).toBe(1);
    expect(server.upgrades.map(({ headers }) => [headers["access-token"], headers.uid, headers.client])).toEqual([
      ["first-token", "user1@example.com", session.credentials.client],
      ["second-token", "user1@example.com", session.credentials.client],
    ]);
    expect(server.upgrades.map(({ url }) => url)).toEqual(["/cable", "/cable"]);
  });

  it("tries once more when the token was replaced during the upgrade", async () => {
    const session = aSession("1", "old-token");
    const { hub, server } = await startHub({
      async onConnect(line) {
        if (line.headers["access-token"] === "new-token") return line.send({ type: "welcome" });
        await rotateToken(session, "new-token");
        line.send({ type: "disconnect", reason: "unauthorized", reconnect: false });
        line.close();
      },
    });
    await hub.follow(session, chatChannel, userParams("1"));
    expect([session.endedBy, server.upgrades.map(({ headers }) => headers["access-token"])]).toEqual([
      null,
      ["old-token", "new-token"],
    ]);
  });
});
