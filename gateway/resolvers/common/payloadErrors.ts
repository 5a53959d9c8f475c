import { z } from "zod";
import { AppError, UpstreamError, refusalCodes, toUserErrors, userError } from "../../errors";
import type { UserError } from "../../errors";

/** Wire field -> input field. */
type FieldNames = Readonly<Record<string, string>>;

const listedErrors = z.looseObject({ errors: z.array(z.string().min(1).max(300)).min(1) });

/** The texts that a failed call lists for people, one error each: forms show them separately. */
function toListedFailures(error: unknown): UserError[] {
  if (!(error instanceof UpstreamError) || ![500, 503].includes(error.status)) return [];
  const texts = listedErrors.safeParse(error.body).data?.errors ?? [];
  return texts.map((text) => userError("UPSTREAM_UNAVAILABLE", text));
}

/** The request id, under the name that every creating mutation gives it. */
const requestId: FieldNames = { idempotency_key: "requestId" };

/** A wire field may be one of a list, `picture_data.2`, of which the list's name is known. */
function fieldOf(wireName: string, names: FieldNames): string | null {
  const known = names[wireName] ?? requestId[wireName];
  if (known !== undefined) return known;
  const [, list = "", place] = /^(.+)\.(\d+)$/.exec(wireName) ?? [];
  return names[list] === undefined ? null : `${names[list]}.${place}`;
}

/** The backend's refusals, at the fields it names; anything unexpected is rethrown. */
export function toPayloadErrors(error: unknown, names: FieldNames = {}): UserError[] {
  const failures = toListedFailures(error);
  if (failures.length > 0) return failures;
  if (!(error instanceof AppError) || !refusalCodes.has(error.code)) throw error;
  if (!(error instanceof UpstreamError)) return toUserErrors(error);
  const fields = Object.entries(error.fields).flatMap(([wireName, messages]) =>
    messages.map((message) => userError(error.code, message, fieldOf(wireName, names), error.retryAfter)),
  );
  return fields.length > 0 ? fields : toUserErrors(error);
}
