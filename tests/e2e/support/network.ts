import { createServer, request } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";

export interface Network {
  /** For `newContext({ proxy })`: everything of that browser context goes through here. */
  proxy: { server: string };
  /** Ends every connection, WebSockets included, and lets no new one through. */
  cut: () => void;
  restore: () => void;
  stop: () => Promise<void>;
}

/**
 * The way of one browser context to the product, which can be cut. A browser's own offline mode does not end a WebSocket that
 * is open; this does, on both of its ends.
 */
export async function startNetwork(): Promise<Network> {
  const open = new Set<Duplex>();
  let isCut = false;
  const keep = (socket: Duplex) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const server = createServer((req, res) => {
    const { hostname, port, pathname, search } = new URL(req.url ?? "");
    const onward = request(
      { hostname, port, path: pathname + search, method: req.method, headers: req.headers, agent: false },
      (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      },
    );
    onward.on("socket", keep);
    onward.on("error", () => res.destroy());
    res.on("close", () => onward.destroy());
    req.pipe(onward);
  });
  server.on("connection", (socket: Socket) => {
    keep(socket);
    if (isCut) socket.destroy();
  });
  // The way of WebSockets.
  server.on("connect", (req, socket, head) => {
    const [host, port] = (req.url ?? "").split(":");
    const onward = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      onward.write(head);
      onward.pipe(socket);
      socket.pipe(onward);
    });
    keep(onward);
    keep(socket);
    onward.once("close", () => socket.destroy());
    socket.once("close", () => onward.destroy());
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
