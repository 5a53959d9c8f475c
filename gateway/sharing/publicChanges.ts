import { Kind } from "graphql";
import type { ExecutionResult, GraphQLError, GraphQLFormattedError, OperationDefinitionNode } from "graphql";
import { refusalCodes } from "../errors";

/** Mutations after which guests read something else in what they share. A test asks about every one of the schema. */
export const publicMutations: ReadonlySet<string> = new Set([
  "activatePublication",
  "applyModeration",
  "changeTransactionStatus",
  "completeRegistration",
  "confirmEmail",
  "createPublication",
  "deactivateAccount",
  "deactivatePublication",
  "decideModeration",
  "deleteProfilePhoto",
  "payWithCredit",
  "rateTransaction",
  "reactivateAccount",
  "recordArrival",
  "reportPublication",
  "requestErasure",
  "resetPassword",
  "revokeErasure",
  "saveBanner",
  "setCityHidden",
  "settleSecureExchange",
  "undoModeration",
  "updatePersonalData",
  "updateProfilePhoto",
  "updatePublication",
]);

/** Refusals after which nothing has changed; of a backend that fails nobody knows. */
const refusals = new Set<unknown>([...refusalCodes, "UNAUTHENTICATED"]);

interface Result {
  data?: ExecutionResult["data"];
  errors?: readonly (GraphQLError | GraphQLFormattedError)[] | undefined;
}

/** Whether what guests share may have changed with this operation: a mutation of public things that was not refused. */
export function hasChangedPublicReads(operation: OperationDefinitionNode, { data, errors = [] }: Result): boolean {
  // Without data nothing was executed.
  if (operation.operation !== "mutation" || data === undefined) return false;
  return operation.selectionSet.selections.some((selection) => {
    // No client of ours writes one here: what it holds shows when the shared answer is over.
    if (selection.kind !== Kind.FIELD) return false;
    if (!publicMutations.has(selection.name.value)) return false;
    // The rating before a refused status is kept.
    if (selection.name.value === "changeTransactionStatus") return true;
    const key = selection.alias?.value ?? selection.name.value;
    const isThrown = errors.some(
      ({ path, extensions }) => path?.length === 1 && path[0] === key && refusals.has(extensions?.["code"]),
    );
    return !isThrown && !isRefused(data?.[key]);
  });
}

/** A payload that names errors, or a link that confirmed nothing. */
function isRefused(payload: unknown): boolean {
  const { errors, confirmed } = (payload ?? {}) as { errors?: unknown; confirmed?: unknown };
  if (confirmed === false) return true;
  return Array.isArray(errors) && errors.some(({ code = "BAD_USER_INPUT" }) => refusals.has(code));
}
