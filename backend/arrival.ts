import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** A connection that waits longer for its first request was opened ahead, not for it. */
const maxWaitMs = 2_000;

const openedAt = new WeakMap<Socket, Date>();

/** Remembers when connections come, which under load is well before their first request is read. */
export function recordConnectionTimes(server: Server, now: () => Date) {
  server.on("connection", (socket: Socket) => {
    openedAt.set(socket, now());
  });
}

/**
 * When a request reached this process: a connection's first one counts from the connection, for which it was opened.
 * Call it once a request.
 */
export function arrivalOf(req: IncomingMessage, now: Date): Date {
  const opened = openedAt.get(req.socket);
  openedAt.delete(req.socket);
  const waited = opened ? now.getTime() - opened.getTime() : -1;
  return opened && waited >= 0 && waited <= maxWaitMs ? opened : now;
}
