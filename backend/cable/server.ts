import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { and, DrizzleQueryError, eq, gt, sql } from "drizzle-orm";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import type { CableEvent } from "../commands/outbox";
import { clients } from "../db/schema/sessions";
import { users } from "../db/schema/users";
import type { Services, StartPart } from "../services";
import { credentialsOf } from "../session/middleware";
import { findSession } from "../session/tokens";
import { Connection } from "./connection";
import { eventRecords } from "./eventRecords";
import type { EventRecords } from "./eventRecords";
import { isAllowedOrigin, isCablePath, refuseUpgrade, urlOf } from "./handshake";
import { Hub } from "./hub";
import { readOutbox } from "./outboxReader";
import { watchPresence } from "./presence";
import { listExcluded, presentEvent } from "./presentEvent";
import { disconnect, ping, subprotocols } from "./protocol";
import { deliverTyping } from "./typing";

const pingMs = 3_000;
const maxPayload = 64 * 1024;
/** How often a share of the connections is sent elsewhere while the backend drains. */
const drainStepMs = 100;

/** ActionCable on /cable of the same server. */
export const startCable: StartPart = async (services, server) => {
  const hub = new Hub();
  const connections = new Set<Connection>();
  services.metrics?.watch(
    "truequea_cable_peers",
    "Connections of gateways and others to this cable",
    () => connections.size,
  );
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload,
    handleProtocols: (offered) => subprotocols.find((name) => offered.has(name)) ?? false,
  });

  const upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    if (!isCablePath(req) || !isAllowedOrigin(services, req)) return refuseUpgrade(socket);
    sockets.handleUpgrade(req, socket, head, (webSocket) => {
      webSocket.on("error", () => webSocket.terminate());
      authenticate(req, webSocket).catch((error: unknown) => {
        services.log.error({ err: error }, "cable connection failed");
        webSocket.terminate();
      });
    });
  };

  /** Credentials are read once, here; a refusal is a frame, since the upgrade has succeeded. */
  async function authenticate(req: IncomingMessage, webSocket: WebSocket) {
    const query = urlOf(req).searchParams;
    const credentials = credentialsOf(req, (name) => query.get(name));
    // Commands that come before the welcome wait with the socket.
    webSocket.pause();
    const session = credentials && (await findSession(services.db, credentials, services.now()));
    webSocket.resume();
    if (webSocket.readyState !== webSocket.OPEN) return;
    if (!session) {
      webSocket.send(disconnect("unauthorized", false));
      return webSocket.close(1000);
    }
    const connection = new Connection(services, hub, webSocket, session.viewer.id, session.credentials.client);
    connections.add(connection);
    webSocket.on("close", () => connections.delete(connection));
  }

  /** What delivers an event: its record is read now, together with those of its page. */
  async function prepare(stream: string, event: CableEvent, records: EventRecords): Promise<() => void> {
    if (event.kind === "sessionEnd") {
      // At once: it needs nothing of the page, and whoever was signed out gets no more of it.
      hub.endSessions(event.userId, event.client);
      return () => undefined;
    }
    if (hub.subscribersOf(stream, event).length === 0) return () => undefined;
    const [content, excluded] = await Promise.all([
      presentEvent(records, event, { origin: services.origin, now: services.now() }),
      listExcluded(records, event),
    ]);
    if (content === null) return () => undefined;
    const messageId = event.kind === "message" ? event.messageId : undefined;
    return () => {
      for (const subscriber of hub.subscribersOf(stream, event))
        if (!excluded.has(subscriber.userId)) subscriber.deliver(content, messageId);
    };
  }

  const stopReading = await readOutbox(
    services,
    async (page) => {
      const records = eventRecords(services.db);
      const deliveries = await Promise.all(
        page.map(({ id, stream, payload }) =>
          prepare(stream, payload, records).catch((error: unknown) => {
            // The database was away: the page is read again.
            if (error instanceof DrizzleQueryError) throw error;
            services.log.error({ err: error, event: id }, "event not delivered");
            return () => undefined;
          }),
        ),
      );
      return () => {
        for (const [index, deliver] of deliveries.entries())
          try {
            deliver();
          } catch (error) {
            services.log.error({ err: error, event: page[index]?.id }, "event not delivered");
          }
      };
    },
    deliverTyping(hub, services.log),
  );

  const keepPresence = watchPresence(services, hub);
  const timer = setInterval(() => {
    const frame = ping(Math.floor(Date.now() / 1000));
    for (const connection of connections) connection.send(frame);
    endStaleSessions(services, hub).catch((error: unknown) =>
      services.log.error({ err: error }, "sessions not checked"),
    );
    keepPresence().catch((error: unknown) => services.log.error({ err: error }, "presence not kept"));
  }, pingMs);

  /** All at once would come back to the other backends together. Who comes back to this one meanwhile is among them. */
  async function sendElsewhere() {
    for (let steps = (services.settings.drainSeconds * 1_000) / drainStepMs; steps > 0; steps--) {
      await wait(drainStepMs, undefined, { ref: false });
      for (const connection of [...connections].slice(0, Math.floor(connections.size / steps))) {
        connection.restart();
        connections.delete(connection);
      }
    }
  }
  services.draining.addEventListener("abort", () => void sendElsewhere());

  server.on("upgrade", upgrade);
  return async () => {
    server.off("upgrade", upgrade);
    clearInterval(timer);
    for (const connection of connections) connection.restart();
    for (const webSocket of sockets.clients) webSocket.close(1000);
    await stopReading();
    await waitForClose(sockets);
  };
};

/** Sessions also end without an event: they expire, or an operator deletes them in the database. */
async function endStaleSessions({ db, now }: Services, hub: Hub) {
  const connections = [...hub.connections];
  if (connections.length === 0) return;
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.userId))
    .where(
      and(
        // One parameter, however many they are: a statement has 65,535 at most.
        sql`${clients.id} = any(${sql.param([...new Set(connections.map((one) => one.client))])}::text[])`,
        eq(users.active, true),
        gt(clients.expiresAt, now()),
      ),
    );
  const valid = new Set(rows.map((row) => row.id));
  for (const connection of connections) if (!valid.has(connection.client)) connection.endSession();
}

/** Peers that do not answer the close in time are cut. */
async function waitForClose(sockets: WebSocketServer) {
  for (let waited = 0; waited < 1_000 && sockets.clients.size > 0; waited += 20) await wait(20);
  for (const webSocket of sockets.clients) webSocket.terminate();
  sockets.close();
}
