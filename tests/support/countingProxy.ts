import { createServer, request as httpRequest } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";

/** A backend seen through a glass: everything passes, everything is counted, and what a test wants broken is broken. */
export interface CountingProxy {
  url: string;
  /** `GET /wall` and so on, ids as `{id}`, in their order. */
  readonly calls: string[];
  /** Upgrades to the cable. */
  readonly upgrades: number;
  /** Answers these calls with a status of its own from now on. */
  break(call: RegExp, status: number): void;
  /** Cuts every connection to the cable and refuses new ones until healed. */
  cutCable(): void;
  heal(): void;
  stop(): Promise<void>;
}

export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  const calls: string[] = [];
  const sockets = new Set<Socket>();
  let broken: { call: RegExp; status: number }[] = [];
  const cables = new Set<Duplex>();
  let isCut = false;
  let upgrades = 0;
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? "")
      .replace(/^\/api/, "")
      .replace(/\?.*/, "")
      .replace(/\/+$/, "");
    const call = `${incoming.method} ${path.replace(/\/\d+/g, "/{id}")}`;
    calls.push(call);
    const breach = broken.find((one) => one.call.test(`${incoming.method} ${path}`));
    if (breach) {
      incoming.resume();
      outgoing.writeHead(breach.status, { "content-type": "application/json" }).end('{"errors":["roto"]}');
      return;
    }
    const passed = httpRequest(
      { hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("upgrade", (incoming, socket, head) => {
    upgrades += 1;
    if (isCut) return void socket.destroy();
    cables.add(socket);
    socket.on("close", () => cables.delete(socket));
    const passed = connect(Number(port), hostname, () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let index = 0; index < incoming.rawHeaders.length; index += 2)
        lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`);
      passed.write(`${lines.join("\r\n")}\r\n\r\n`);
      passed.write(head);
      passed.pipe(socket).pipe(passed);
    });
    passed.on("error", () => socket.destroy());
    socket.on("close", () => passed.destroy());
    socket.on("error", () => passed.destroy());
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
    break: (call, status) => void broken.push({ call, status }),
    cutCable: () => {
      isCut = true;
      for (const socket of cables) socket.destroy();
    },
    heal: () => {
      broken = [];
      isCut = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
