import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below those that a system gives to connections and to servers that take any port: nothing else takes one of these
 * before whoever asked for it starts.
 */
const range = [20_000, 30_000] as const;

/** A free port of this machine. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(...range);
  return (await isFree(port)) ? port : findFreePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
