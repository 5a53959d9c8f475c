import { pino } from "pino";
import type { DestinationStream, Logger } from "pino";

/**
 * What a log may say of an error: a failed query comes with the values that it was sent with, hashes of passwords and whole mails among them,
 * and PostgreSQL quotes the row that was in the way.
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

/** Structured lines, on stdout where nothing else is said. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: serializeError } }, destination ?? pino.destination(1));
