import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { GraphQLSchema } from "graphql";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import type { Gateway } from "../context";
import type { Operations } from "../http/operations";
import type { Documents } from "../limits/documents";
import { identify } from "../session/identity";
import { closeCodes, socketLimits } from "./limits";
import { SocketOperations } from "./operations";
import { createProtocol } from "./protocol";
import type { SocketExtra } from "./protocol";
import { bindSocket } from "./transport";

interface SocketOptions {
  server: Server;
  gateway: Gateway;
  schema: GraphQLSchema;
  documents: Documents;
  operations: Operations;
  addressOf(request: IncomingMessage): string;
  /** The exact origins of our own pages. */
  origins: ReadonlySet<string>;
}

/** How long closed sockets may take to answer the close frame when the gateway stops, in ms. */
const closeTimeoutMs = 1_000;

/** How often a share of the sockets is sent elsewhere while the gateway drains, in ms. */
const drainStepMs = 100;

/** The open sockets of a gateway. */
export interface Sockets {
  /** How many are open, by who has opened them. */
  countByKind(): Map<SocketExtra["kind"], number>;
  /** How many subscriptions are followed, by operation. */
  countSubscriptions(): Map<string, number>;
  close(): Promise<void>;
}

/** Serves graphql-ws on the port of the HTTP server. */
export function attachSockets(options: SocketOptions): Sockets {
  const { server, gateway, schema, documents, operations, addressOf, origins } = options;
  const socketOperations = new SocketOperations(gateway, operations);
  const protocol = createProtocol({ gateway, schema, documents, operations, socketOperations });
  const extras = new Set<SocketExtra>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: socketLimits.messageBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has("graphql-transport-ws") ? "graphql-transport-ws" : false),
  });

  server.on("upgrade", async (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    raw.on("error", () => {});
    const path = (request.url ?? "").split("?")[0];
    if (path !== "/graphql") return refuse(raw, 404, "Not Found");
    // Browsers send cookies with upgrades from any page without a preflight, so the page's origin is checked first.
    const { origin } = request.headers;
    if (origin !== undefined && !origins.has(origin)) return refuse(raw, 403, "Forbidden");
    const identity = await identify(request.headers, gateway.cookie, gateway.sessions);
    if (origin === undefined && identity.hasCookie) return refuse(raw, 403, "Forbidden");
    sockets.handleUpgrade(request, raw, head, (socket: WebSocket) => {
      const ip = addressOf(request);
      const extra: SocketExtra = { socket, kind: "opening", identity, ip, headers: request.headers, release: [] };
      extras.add(extra);
      socket.once("close", () => extras.delete(extra));
      bindSocket(protocol, socket, extra, gateway.log);
    });
  });

  /** All at once would come back to the other gateways together. Who comes back to this one meanwhile is among them. */
  async function sendElsewhere() {
    for (let steps = (gateway.env.DRAIN_SECONDS * 1_000) / drainStepMs; steps > 0; steps--) {
      await wait(drainStepMs, undefined, { ref: false });
      const open = [...sockets.clients].filter((socket) => socket.readyState === socket.OPEN);
      for (const socket of open.slice(0, Math.floor(open.length / steps))) restart(socket);
    }
  }
  gateway.draining.addEventListener("abort", () => void sendElsewhere());

  return {
    countByKind() {
      const counts = new Map<SocketExtra["kind"], number>([
        ["opening", 0],
        ["guest", 0],
        ["member", 0],
      ]);
      for (const { kind } of extras) counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return counts;
    },
    countSubscriptions: () => socketOperations.countFollowed(),
    async close() {
      const open = [...sockets.clients];
      const closed = open.map((socket) => new Promise<void>((resolve) => socket.once("close", () => resolve())));
      open.forEach(restart);
      const terminateTimer = setTimeout(() => open.forEach((socket) => socket.terminate()), closeTimeoutMs);
      await Promise.all(closed);
      clearTimeout(terminateTimer);
      sockets.close();
    },
  };
}

function restart(socket: WebSocket): void {
  socket.close(closeCodes.restart, "Service restart");
}

function refuse(raw: Duplex, status: number, text: string): void {
  raw.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
