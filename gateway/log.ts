import { pino, stdSerializers } from "pino";
import type { DestinationStream, Logger } from "pino";
import type { Env } from "./env";

export type { Logger };

const secrets = new Set([
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
]);

/** How far below a line's own fields secrets are looked for: headers of a request of the line. */
const deepest = 2;

/** One for all gateways of a process. */
let standardOutput: DestinationStream | undefined;

/** Structured lines, to stdout by default. Log fields are chosen one by one; that secrets are hidden is a second safeguard. */
export function createLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">, destination?: DestinationStream): Logger {
  return pino(
    {
      level: LOG_LEVEL,
      base: { part: "gateway" },
      // Not pino's own redaction: it takes every path of every line apart anew, which costs more than the line.
      formatters: { log: (fields) => hideSecrets(fields) },
      serializers: { err: (error: Error) => hideSecrets(stdSerializers.err(error)) },
    },
    destination ?? (standardOutput ??= writeByTurns(pino.destination(1))),
  );
}

/** The lines of one turn of the event loop go out together: a call of the system costs more than the line. */
function writeByTurns(output: { write(text: string): boolean }): DestinationStream {
  let lines = "";
  const flush = () => {
    if (lines !== "") output.write(lines);
    lines = "";
  };
  process.once("exit", flush);
  return {
    write(line) {
      if (lines === "") setImmediate(flush);
      lines += line;
    },
  };
}

/** The fields without the values of secret names; the very same object where it has none. */
function hideSecrets(fields: object, depth = 0): Record<string, unknown> {
  const given = fields as Record<string, unknown>;
  let shown: Record<string, unknown> | null = null;
  for (const name in given) {
    const value = given[name];
    const open = secrets.has(name)
      ? "[hidden]"
      : depth < deepest && isBranch(value)
        ? hideSecrets(value, depth + 1)
        : value;
    if (open !== value) (shown ??= { ...given })[name] = open;
  }
  return shown ?? given;
}

/** An error is not taken apart before its serializer has seen it. */
function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Error);
}
