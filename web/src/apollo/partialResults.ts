import { ApolloLink } from "@apollo/client/link";
import { OperationTypeNode } from "graphql";
import type { DocumentNode } from "graphql";
import { map } from "rxjs";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

type Result = ApolloLink.Result;

/** Names of the queries whose last result lacked some fields. */
const partialQueries = createStore<ReadonlySet<string>>(() => new Set());

function setPartial(name: string, isPartial: boolean) {
  const names = partialQueries.getState();
  if (names.has(name) === isPartial) return;
  partialQueries.setState(new Set(isPartial ? [...names, name] : [...names].filter((other) => other !== name)), true);
}

/** Clears the records; to be called when the session changes. */
export function clearPartialResults(): void {
  partialQueries.setState(new Set(), true);
}

/** Whether the last result of this query lacked some fields. */
export function useIsPartialResult(query: string | DocumentNode): boolean {
  const name =
    typeof query === "string"
      ? query
      : (query.definitions.find((part) => part.kind === "OperationDefinition")?.name?.value ?? "");
  return useStore(partialQueries, (names) => names.has(name));
}

/**
 * One failed field must not hide the others, and a failed request must not remove what is already shown. errorPolicy
 * "none" keeps only the second promise, "all" only the first. So a result that still has its main field passes without
 * its errors and is recorded as partial. The main field of a query is its first one; a missing viewer always fails the
 * result.
 */
export function createPartialResultLink({ ssr = false } = {}): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const results = forward(operation);
    if (operation.operationType !== OperationTypeNode.QUERY) return results;
    return results.pipe(
      map((result) => {
        const isPartial = isUsablePartialResult(operation.query, result);
        // On the server this store would be shared by all visitors.
        if (!ssr) setPartial(operation.operationName ?? "", isPartial);
        if (!isPartial) return result;
        const { errors: _errors, ...rest } = result as { errors?: unknown; data?: Record<string, unknown> };
        return rest as Result;
      }),
    );
  });
}

function isUsablePartialResult(query: DocumentNode, result: Result): boolean {
  if (!("errors" in result) || !result.errors?.length || !result.data) return false;
  const data = result.data as Record<string, unknown>;
  const fields = rootFields(query);
  const main = fields[0]?.name;
  const failed = new Set(result.errors.map(({ path }) => path?.[0]));
  if (failed.has(undefined) || result.errors.some(({ extensions }) => extensions?.code === "UNAUTHENTICATED"))
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
