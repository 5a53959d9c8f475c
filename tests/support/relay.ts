import { connect, createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

/** A proxy to PostgreSQL that can be blocked (nothing passes any more) or cut. `onSent` sees the client's traffic. */
export async function startRelay(databaseUrl: string, onSent?: (sent: string) => void) {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isBlocked = false;
  let refused = 0;
  const server = createServer((near) => {
    if (isCut) {
      refused++;
      near.destroy();
      return;
    }
    if (isBlocked) {
      sockets.add(near.pause());
      near.on("error", () => {}).on("close", () => sockets.delete(near));
      return;
    }
    const far = connect(Number(port), hostname);
    if (onSent) near.on("data", (chunk) => onSent(chunk.toString("latin1")));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on("error", () => other.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `postgres://truequea@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    block() {
      isBlocked = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut() {
      isCut = true;
      isBlocked = false;
      for (const socket of sockets) socket.destroy();
    },
    /** Connections that were attempted while it was cut. */
    refused: () => refused,
    /** Connections that pass now. */
    connections: () => sockets.size / 2,
    heal: () => void (isCut = false),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
