import { createServer, request } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";

export interface Network {
  /** For `newContext({ proxy })`: all traffic of that browser context goes through this proxy. */
  proxy: { server: string };
  /** Ends every connection, WebSockets included, and refuses new ones. */
  cut: () => void;
  restore: () => void;
  stop: () => Promise<void>;
}

/**
 * A proxy between one browser context and the product that can be cut. A browser's own offline mode does not end an
 * open WebSocket; this does, on both ends.
 */
export async function startNetwork(): Promise<Network> {
  const open = new Set<Duplex>();
  let isCut = false;
  const track = (socket: Duplex) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const server = createServer((req, res) => {
    const { hostname, port, pathname, search } = new URL(req.url ?? "");
    const upstream = request(
      { hostname, port, path: pathname + search, method: req.method, headers: req.headers, agent: false },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    upstream.on("socket", track);
    upstream.on("error", () => res.destroy());
    res.on("close", () => upstream.destroy());
    req.pipe(upstream);
  });
  server.on("connection", (socket: Socket) => {
    track(socket);
    if (isCut) socket.destroy();
  });
  // WebSockets come as CONNECT.
  server.on("connect", (req, socket, head) => {
    const [host, port] = (req.url ?? "").split(":");
    const upstream = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      upstream.write(head);
      upstream.pipe(socket);
      socket.pipe(upstream);
    });
    track(upstream);
    track(socket);
    upstream.once("close", () => socket.destroy());
    socket.once("close", () => upstream.destroy());
  });
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    proxy: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    cut: () => {
      isCut = true;
      destroyAll();
    },
    restore: () => {
      isCut = false;
    },
    stop: () => {
      destroyAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
