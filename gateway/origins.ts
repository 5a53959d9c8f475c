import { isLoopback } from "./env";
import type { Env } from "./env";

/**
 * The exact origins from which a browser may open a socket: PUBLIC_URL, and on this machine the loopback names of our
 * port.
 */
export function allowedOrigins(env: Pick<Env, "PUBLIC_URL" | "HOST">, port: number): Set<string> {
  const publicUrl = env.PUBLIC_URL ? new URL(env.PUBLIC_URL) : null;
  if (publicUrl && !isLoopback(publicUrl.hostname)) return new Set([publicUrl.origin]);
  const local = ["localhost", "127.0.0.1", "[::1]"].map((name) => `http://${name}:${port}`);
  return new Set(publicUrl ? [publicUrl.origin, ...local] : local);
}
