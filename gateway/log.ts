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

/**
 * Structured lines, to stdout by default. Log fields are chosen one by one; that secrets are hidden is a second
 * safeguard.
 */
export function createLog({ LOG_LEVEL }: Pick<Env, "LOG_LEVEL">, destination?: DestinationStream): Logger {
  const log = pino(
    {
      level: LOG_LEVEL,
      base: { part: "gateway" },
      // Not pino's own redaction: it takes every path of every line apart anew, which costs more than the line.
      formatters: { log: (fields) => hideSecrets(fields) },
      // Errors are written out where secrets are hidden.
      serializers: { err: (error: unknown) => error },
    },
    destination ?? (standardOutput ??= writeByTurns(pino.destination({ dest: 1, sync: true }))),
  );
  // pino gives no formatter what a child says in all its lines.
  const makeChild = log.child;
  log.child = function child(this: typeof log, fields, options) {
    return makeChild.call(this, hideSecrets(fields), options);
  } as typeof makeChild;
  return log;
}

const errorLevel = pino.levels.values["error"] ?? 50;

/** Hands a destination the level of the line that it gets. */
const receivesLevel = Symbol.for("pino.metadata");

/**
 * The lines of one turn of the event loop go out together: a call of the system costs more than the line. Nothing waits
 * behind an error, nor when the process ends, after which there are no more turns.
 */
export function writeByTurns(output: { write(text: string): unknown }): DestinationStream {
  let lines = "";
  let isEnding = false;
  const flush = () => {
    if (lines !== "") output.write(lines);
    lines = "";
  };
  process.on("exit", () => {
    isEnding = true;
    flush();
  });
  const destination = {
    [receivesLevel]: true,
    lastLevel: 0,
    write(line: string) {
      if (lines === "") setImmediate(flush);
      lines += line;
      if (isEnding || destination.lastLevel >= errorLevel) flush();
    },
  };
  return destination;
}

/** The fields without the values of secret names; the very same object where it has none. */
function hideSecrets(fields: object, depth = 0): Record<string, unknown> {
  const given = fields as Record<string, unknown>;
  let shown: Record<string, unknown> | null = null;
  for (const name in given) {
    const value = given[name];
    const open = secrets.has(name) ? "[hidden]" : hideWithin(value, depth);
    if (open !== value) (shown ??= { ...given })[name] = open;
  }
  return shown ?? given;
}

function hideWithin(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  // In place of what it stands in, so that the headers of its request are reached; not anew, for it may hold itself.
  if (value instanceof Error) return hideSecrets(stdSerializers.err(value), depth);
  if (depth === deepest || Array.isArray(value) || "toJSON" in value) return value;
  return hideSecrets(value, depth + 1);
}
