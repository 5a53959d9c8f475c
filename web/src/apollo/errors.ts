import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { ErrorCode } from "../__generated__/enums";
import { messages } from "../lib/messages";

/** Codes of the errors that came instead of data; empty when the server was not reached. */
export function errorCodes(error: unknown): ErrorCode[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.map((one) => one.extensions?.code as ErrorCode);
}

/** What a person is told about a failure that has no field of its own. */
export function failureMessage(error: unknown): string {
  const codes = errorCodes(error);
  // The app says it, too: the same words at once are one notice.
  if (codes.includes("UNAUTHENTICATED")) return messages.session.ended;
  return codes.includes("RATE_LIMITED") ? messages.error.tooManyTries : messages.error.default;
}

interface FieldError {
  field: string | null;
  message: string;
}

/**
 * Puts the refusals of a mutation at their form fields. Returns the messages that belong to no field of the form, to be shown as a toast.
 * `fields` are the names the form has; an input path `images.2` counts for `images`.
 */
export function assignFieldErrors<Name extends string>(
  errors: readonly FieldError[],
  fields: readonly Name[],
  setError: (name: Name, error: { type: string; message: string }, options?: { shouldFocus: boolean }) => void,
): string[] {
  const unmatched: string[] = [];
  let isFirst = true;
  for (const error of errors) {
    const name = fields.find((field) => error.field === field || error.field?.split(".")[0] === field);
    if (!name) {
      unmatched.push(error.message);
      continue;
    }
    setError(name, { type: "server", message: error.message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return unmatched;
}
