import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";

/**
 * The part of an error that may be logged: a failed query carries its parameters, password hashes and whole mails among
 * them, and PostgreSQL quotes the conflicting row.
 */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: error.message.split("\nparams: ")[0],
    stack: (error.stack ?? "")
      .replace(error.message, "")
      .split("\n")
      .filter((line) => /^ {4}at /.test(line))
      .join("\n"),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    ...(error.cause !== undefined && { cause: serializeError(error.cause) }),
  };
}

/** Structured lines, to stdout by default. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serializeError } }, destination ?? pino.destination(1));
