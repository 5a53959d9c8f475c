import { ApolloLink } from "@apollo/client/link";
import type { DocumentNode } from "graphql";
import { catchError, mergeMap, of, throwError } from "rxjs";

/** What the build has written into an operation; nothing in development and in tests. */
interface Registration {
  /** SHA-256 of its text. */
  hash?: string;
  /** Whether guests share its answer. */
  isPublic?: boolean;
}

/** What the build has written into the operation of a document; empty where it has not. */
export function registrationOf({ definitions }: DocumentNode): Registration {
  return (definitions.find(({ kind }) => kind === "OperationDefinition") ?? {}) as Registration;
}

/** Whether the operation is sent by its hash, without its text. */
export function isByHash(operation: ApolloLink.Operation): boolean {
  return operation.getContext()["http"]?.includeQuery === false;
}

/**
 * Sends a registered operation by its hash, and once more with its text where the server does not know it: that of
 * another build.
 */
export const registeredLink = new ApolloLink((operation, forward) => {
  const { hash } = registrationOf(operation.query);
  if (!hash) return forward(operation);
  operation.extensions["persistedQuery"] = { version: 1, sha256Hash: hash };
  const send = (includeQuery: boolean) => {
    operation.setContext({ http: { includeQuery, includeExtensions: true } });
    return forward(operation);
  };
  return send(false).pipe(
    // HTTP has it in the result, a socket as an error.
    catchError((error: unknown) => (isUnknownHash(error) ? send(true) : throwError(() => error))),
    mergeMap((result) => (isUnknownHash(result) ? send(true) : of(result))),
  );
});

function isUnknownHash(answer: unknown): boolean {
  const { errors } = answer as { errors?: readonly { message: string }[] };
  return errors?.some(({ message }) => message === "PersistedQueryNotFound") ?? false;
}
