import { ApolloLink } from "@apollo/client/link";
import { OperationTypeNode } from "graphql";
import type { DocumentNode } from "graphql";
import { map } from "rxjs";
import { useCallback, useSyncExternalStore } from "react";

type Result = ApolloLink.Result;

/** Names of the queries whose last answer came without some of its fields. */
const partialQueries = new Set<string>();
const listeners = new Set<() => void>();

function setPartial(name: string, isPartial: boolean) {
  if (partialQueries.has(name) === isPartial) return;
  if (isPartial) partialQueries.add(name);
  else partialQueries.delete(name);
  for (const listener of listeners) listener();
}

/** Forgets what was missing; whoever comes next asks for themselves. */
export function clearPartialResults(): void {
  for (const name of partialQueries) setPartial(name, false);
}

/** Whether the last answer of this query came without some of its fields. */
export function useIsPartialResult(query: string | DocumentNode): boolean {
  const name =
    typeof query === "string"
      ? query
      : (query.definitions.find((part) => part.kind === "OperationDefinition")?.name?.value ?? "");
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => partialQueries.has(name),
    () => false,
  );
}

/**
 * One failed field must not hide its neighbours, and a failed request must not take away what is shown already. errorPolicy "none" keeps
 * the second promise only, "all" the first: so an answer that still has what it was asked for goes on without its errors, and is noted as
 * partial. What a query is for is its first field; and not to know who is here is no part that may be missing.
 */
export function createPartialResultLink({ ssr = false } = {}): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    if (operation.operationType !== OperationTypeNode.QUERY) return answers;
    return answers.pipe(
      map((answer) => {
        const isPartial = isUsablePartialResult(operation.query, answer);
        // On the server there is one of these for all visitors.
        if (!ssr) setPartial(operation.operationName ?? "", isPartial);
        if (!isPartial) return answer;
        const { errors: _errors, ...rest } = answer as { errors?: unknown; data?: Record<string, unknown> };
        return rest as Result;
      }),
    );
  });
}

function isUsablePartialResult(query: DocumentNode, answer: Result): boolean {
  if (!("errors" in answer) || !answer.errors?.length || !answer.data) return false;
  const data = answer.data as Record<string, unknown>;
  const fields = rootFields(query);
  const main = fields[0]?.name;
  const failed = new Set(answer.errors.map(({ path }) => path?.[0]));
  if (failed.has(undefined) || answer.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED"))
    return false;
  const isLost = ({ key }: { key: string }) => data[key] === null && failed.has(key);
  return (
    fields.some((field) => field.name === main && !isLost(field)) &&
    !fields.some((field) => field.name === "viewer" && isLost(field))
  );
}

function rootFields(query: DocumentNode): { name: string; key: string }[] {
  for (const definition of query.definitions) {
    if (definition.kind !== "OperationDefinition") continue;
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === "Field" && !selection.name.value.startsWith("__")
        ? [{ name: selection.name.value, key: selection.alias?.value ?? selection.name.value }]
        : [],
    );
  }
  return [];
}
