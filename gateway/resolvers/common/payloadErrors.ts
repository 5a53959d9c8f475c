import type { ErrorCode } from "../../__generated__/enums";
import { AppError, UpstreamError, toUserErrors, userError } from "../../errors";
import type { UserError } from "../../errors";

/**
 * Refusals that a form shows. An ended session and a failing backend are not among them: they are thrown, and the
 * client handles them everywhere alike.
 */
const expected = new Set<ErrorCode>([
  "FORBIDDEN",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "CONFLICT",
  "RATE_LIMITED",
  "PAYLOAD_TOO_LARGE",
]);

/** Wire field -> input field. */
export type FieldNames = Readonly<Record<string, string>>;

/** The backend's refusals, at the fields it names; anything unexpected is rethrown. */
export function toPayloadErrors(error: unknown, names: FieldNames = {}): UserError[] {
  if (!(error instanceof AppError) || !expected.has(error.code)) throw error;
  if (!(error instanceof UpstreamError)) return toUserErrors(error);
  const fields = Object.entries(error.fields).flatMap(([wireName, messages]) =>
    messages.map((message) => userError(error.code, message, names[wireName] ?? null)),
  );
  return fields.length > 0 ? fields : toUserErrors(error);
}
