import { setTimeout } from "node:timers/promises";
import { auditServer } from "graphql-http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RawSocket } from "../../support/rawSocket";
import { json, startUpstream } from "../../support/scriptedUpstream";
import type { ScriptedUpstream } from "../../support/scriptedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

let upstream: ScriptedUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream((_call, response) => json(response, {}, 404));
  gateway = await startGateway(upstream.url);
});

afterAll(async () => {
  await gateway.stop();
  await upstream.stop();
});

describe("GraphQL over HTTP", () => {
  const audit = (headers: Record<string, string>) =>
    auditServer({
      url: `${gateway.url}/graphql`,
      fetchFn: (url: string, init: RequestInit) =>
        fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), ...headers } }),
    });

  it("passes the audit, with notices only for what the CSRF check refuses", async () => {
    const results = await audit({});
    expect(results).toHaveLength(61);
    const rest = results.filter((result) => result.status !== "ok");
    expect(rest.map(({ id, status }) => [id, status])).toEqual([
      ["5A70", "notice"],
      ["D6D5", "notice"],
      ["6A70", "notice"],
    ]);
  });

  it("passes every audit with a preflight header", async () => {
    const results = await audit({ "apollo-require-preflight": "yes" });
    expect(results.filter((result) => result.status !== "ok")).toEqual([]);
    expect(results).toHaveLength(61);
  });
});

describe("graphql-ws close codes", () => {
  const open = async (protocols?: string[]) => {
    const socket = new RawSocket(gateway.wsUrl, protocols ? { protocols } : {});
    await socket.opened;
    return socket;
  };

  it("are 4400 for a message that is not JSON or of an unknown type", async () => {
    const garbage = await open();
    garbage.send("this is not JSON");
    expect(await garbage.closed).toBe(4400);
    const unknown = await open();
    unknown.send({ type: "bogus" });
    expect(await unknown.closed).toBe(4400);
  });

  it("are 4401 for a subscribe before the acknowledgement", async () => {
    const socket = await open();
    socket.send({ type: "subscribe", id: "1", payload: { query: "{ viewer { id } }" } });
    expect(await socket.closed).toBe(4401);
  });

  it("are 4403 for an init with incomplete session headers", async () => {
    const socket = await open();
    socket.send({ type: "connection_init", payload: { "access-token": "x" } });
    expect(await socket.closed).toBe(4403);
  });

  it("are 4406 for a socket without the subprotocol", async () => {
    const socket = await open([]);
    expect(await socket.closed).toBe(4406);
  });

  it("are 4408 for silence instead of an init", async () => {
    const events: unknown[] = [];
    // Started before the server's own timer, and shorter: it ends first on a busy machine, too.
    const patience = setTimeout(2_900).then(() => events.push("patience is over"));
    const socket = await open();
    events.push(await socket.closed);
    await patience;
    expect(events).toEqual(["patience is over", 4408]);
  });

  it("are 4409 for an id that is in use", async () => {
    const socket = await open();
    await socket.init();
    const subscribe = { type: "subscribe", id: "same", payload: { query: "{ viewer { id } }" } };
    socket.send(subscribe);
    socket.send(subscribe);
    expect(await socket.closed).toBe(4409);
  });

  it("are 4429 for a second init", async () => {
    const socket = await open();
    await socket.init();
    socket.send({ type: "connection_init" });
    expect(await socket.closed).toBe(4429);
  });

  it("are 1009 for a message over 64 KiB", async () => {
    const socket = await open();
    socket.send({ type: "connection_init", payload: { padding: "x".repeat(70_000) } });
    expect(await socket.closed).toBe(1009);
  });

  it("are 1013 for too many messages, after which a client may reconnect", async () => {
    const socket = await open();
    await socket.init();
    for (let count = 0; count < 200; count += 1) socket.send({ type: "ping" });
    expect(await socket.closed).toBe(1013);
  });
});
