import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { ErrorCode } from "../__generated__/enums";
import { messages } from "../lib/messages";

/** Codes of GraphQL errors; empty when the server was not reached. */
export function errorCodes(error: unknown): ErrorCode[] {
  if (!CombinedGraphQLErrors.is(error)) return [];
  return error.errors.map(({ extensions }) => extensions?.code as ErrorCode);
}

/** The message for a failure that belongs to no form field. */
export function failureMessage(error: unknown): string {
  const codes = errorCodes(error);
  // The app shows this notice, too: equal texts at once are one toast.
  if (codes.includes("UNAUTHENTICATED")) return messages.session.ended;
  return codes.includes("RATE_LIMITED") ? messages.error.tooManyTries : messages.error.default;
}

interface FieldError {
  field: string | null;
  message: string;
}

/**
 * Assigns the user errors of a mutation to their form fields. Returns the messages that belong to no field, to be shown
 * as a toast. `fields` are the names of the form's fields; an input path `images.2` counts for `images`.
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
