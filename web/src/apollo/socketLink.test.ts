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
  let arrivals = 0;
  const server = useServer(
    {
      schema: buildSchema("type Query { now: Int } type Subscription { tick: Int }"),
      onConnect: () => {
        arrivals += 1;
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
    arrivals: () => arrivals,
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
  const { client } = createSocketLink({
    url: server.url,
    askedAt: Date.now(),
    hasSession: async () => true,
    onEnded: () => {},
  });
  const next = vi.fn<(result: unknown) => void>();
  client.subscribe({ query: "subscription { tick }" }, { next, error: next, complete: () => {} });
  await vi.waitFor(() => expect(server.arrivals()).toBe(1));
  vi.setSystemTime(Date.now() + waited);
  server.open();
  await vi.waitFor(() => expect(next).toHaveBeenCalledWith({ data: { tick: 1 } }));
  expect(reconnectCount.getState()).toBe(reconnects);
  await client.dispose();
});
