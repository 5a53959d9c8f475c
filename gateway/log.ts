import { pino } from "pino";
import type { Logger } from "pino";
import type { Env } from "./env";

export type { Logger };

const secrets = [
  "access-token",
  "client",
  "uid",
  "expiry",
  "cookie",
  "set-cookie",
  "authorization",
  "latitude",
  "longitude",
  "password",
  "token",
];

/** Structured lines on stdout. Log fields are chosen one by one; the redaction is a second safeguard. */
export function createLog(env: Pick<Env, "LOG_LEVEL">): Logger {
  return pino({
    level: env.LOG_LEVEL,
    base: { part: "gateway" },
    redact: {
      paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.headers["${name}"]`]),
      censor: "[hidden]",
    },
  });
}
