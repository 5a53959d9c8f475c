import { createServer, request as httpRequest } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";

/**
 * Stands between gateway and backend, or backend and store: forwards and counts every call, and fails the calls that a
 * test names.
 */
export interface CountingProxy {
  url: string;
  /** `GET /wall` and so on, in order, with ids as `{id}`. */
  readonly calls: string[];
  /** Upgrades to the cable. */
  readonly upgrades: number;
  /** Answers matching calls with this status until restored. */
  failCalls(call: RegExp, status: number): void;
  /** Cuts every connection to the cable and refuses new ones until restored. */
  cutCable(): void;
  restore(): void;
  stop(): Promise<void>;
}

/** `target` is the address of what it stands in front of. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  const calls: string[] = [];
  const sockets = new Set<Socket>();
  let faults: { call: RegExp; status: number }[] = [];
  const cableSockets = new Set<Duplex>();
  let isCut = false;
  let upgrades = 0;
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const path = (incoming.url ?? "")
      .replace(/^\/api/, "")
      .replace(/\?.*/, "")
      .replace(/\/+$/, "");
    const call = `${incoming.method} ${path.replace(/\/\d+/g, "/{id}")}`;
    calls.push(call);
    const fault = faults.find((one) => one.call.test(`${incoming.method} ${path}`));
    if (fault) {
      incoming.resume();
      outgoing.writeHead(fault.status, { "content-type": "application/json" }).end('{"errors":["roto"]}');
      return;
    }
    const forwarded = httpRequest(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("upgrade", (incoming, socket, head) => {
    upgrades += 1;
    if (isCut) return void socket.destroy();
    cableSockets.add(socket);
    socket.on("close", () => cableSockets.delete(socket));
    const forwarded = connect(Number(port), hostname, () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let index = 0; index < incoming.rawHeaders.length; index += 2)
        lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`);
      forwarded.write(`${lines.join("\r\n")}\r\n\r\n`);
      forwarded.write(head);
      forwarded.pipe(socket).pipe(forwarded);
    });
    forwarded.on("error", () => socket.destroy());
    socket.on("close", () => forwarded.destroy());
    socket.on("error", () => forwarded.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    get upgrades() {
      return upgrades;
    },
    failCalls: (call, status) => void faults.push({ call, status }),
    cutCable: () => {
      isCut = true;
      for (const socket of cableSockets) socket.destroy();
    },
    restore: () => {
      faults = [];
      isCut = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
