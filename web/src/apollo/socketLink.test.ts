import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buildSchema } from "graphql";
import { useServer } from "graphql-ws/use/ws";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { reconnectCount } from "./reconnect";
import { createSocketLink } from "./socketLink";

const HOUR_MS = 3_600_000;

/** A gateway that accepts sockets once it is opened. */
async function startServer() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const server = useServer(
    {
      schema: buildSchema("type Query { now: Int } type Subscription { tick: Int }"),
      onConnect: () => {
        arrive();
        return opened.then(() => true);
      },
      roots: {
        subscription: {
          tick: async function* () {
            yield { tick: 1 };
          },
        },
      },
    },
    sockets,
  );
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}`,
    open,
    arrived,
    stop: async () => {
      await server.dispose();
      http.close();
    },
  };
}

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  reconnectCount.setState(0, true);
  vi.useFakeTimers({ toFake: ["Date"] });
  // What a browser has.
  vi.stubGlobal("WebSocket", WebSocket);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  server = await startServer();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.stop();
});

it.each([
  ["a socket that opens late counts as a reconnect: something may have happened since the page was read", HOUR_MS, 1],
  ["one that opens soon does not", 0, 0],
])("%s", async (_title, waited, reconnects) => {
  const askedAt = Date.now();
  const { client } = createSocketLink({ url: server.url, askedAt, hasSession: async () => true, onEnded: () => {} });
  const answered = new Promise((next, error) => {
    client.subscribe({ query: "subscription { tick }" }, { next, error, complete: () => {} });
  });
  await server.arrived;
  vi.setSystemTime(askedAt + waited);
  server.open();
  expect(await answered).toEqual({ data: { tick: 1 } });
  expect(reconnectCount.getState()).toBe(reconnects);
  await client.dispose();
});
