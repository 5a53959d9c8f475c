import { connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** What PgBouncer takes as a client connects; others it refuses. */
const known = new Set(["user", "database", "client_encoding", "application_name"]);

/** A proxy to PostgreSQL that behaves like PgBouncer: it refuses settings at the connection and LISTEN. */
export async function startPooler(databaseUrl: string) {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
    far.pipe(near);
    near.once("data", (startup: Buffer) => {
      // Length, version, then names and values, each with a zero behind it.
      const words = startup.toString("utf8", 8).split("\0");
      const foreign = words.find((word, index) => index % 2 === 0 && word !== "" && !known.has(word));
      if (foreign) return refuse(near, `unsupported startup parameter: ${foreign}`);
      far.write(startup);
      near.on("data", (sent: Buffer) => {
        if (/\blisten "/.test(sent.toString("latin1"))) refuse(near, "LISTEN through a pooler");
        else far.write(sent);
      });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `postgres://truequea@127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

function refuse(near: import("node:net").Socket, message: string) {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  near.end(Buffer.concat([head, fields]));
}
