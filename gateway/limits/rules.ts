import { Kind, NoSchemaIntrospectionCustomRule } from "graphql";
import type {
  ASTVisitor,
  DefinitionNode,
  DocumentNode,
  OperationDefinitionNode,
  ValidationContext,
  ValidationRule,
} from "graphql";
import { AppError } from "../errors";
import { measureOperation } from "./measure";

/** Bounds of one document, the same over HTTP and WebSocket. */
export const documentLimits = {
  tokens: 1_000,
  depth: 10,
  aliases: 20,
  directives: 20,
  rootFields: 20,
  repeats: 20,
  operations: 10,
  cost: 50_000,
};

/**
 * Fields that touch an account's password or create an account: at most one in a document, or one request could guess
 * many times.
 */
const accountFields = [
  "signIn",
  "signInWithGoogle",
  "signInWithFacebook",
  "register",
  "changeRegistrationEmail",
  "completeRegistration",
  "confirmEmail",
  "requestPasswordReset",
  "resendConfirmation",
  "resetPassword",
  "changePassword",
  "deactivateAccount",
  "reactivateAccount",
  "requestErasure",
  "updatePersonalData",
];

/** graphql-js reports at most this many errors, then stops. */
export const validationOptions = { maxErrors: 10 };

/** The extra rules, on top of GraphQL's own. */
export function documentRules(options: { introspection: boolean }): ValidationRule[] {
  return options.introspection ? [limitsRule] : [limitsRule, NoSchemaIntrospectionCustomRule];
}

function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const refusal = findExcess(context, document);
      if (!refusal) return;
      context.reportError(new AppError("BAD_USER_INPUT", refusal));
      // The rules that compare fields pair by pair run on this very object; emptied, an oversized document costs them
      // nothing.
      (document as { definitions: readonly DefinitionNode[] }).definitions = [];
    },
  };
}

function findExcess(context: ValidationContext, document: DocumentNode): string | null {
  const limits = documentLimits;
  const operations = document.definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.length > limits.operations) return `A document may hold ${limits.operations} operations at most`;
  if (countDirectives(document) > limits.directives)
    return `A document may hold ${limits.directives} directives at most`;
  let accountCalls = 0;
  for (const operation of operations) {
    const measure = measureOperation(context.getSchema(), document, operation);
    const roots = [...measure.rootFields.values()].reduce((sum, count) => sum + count, 0);
    if (measure.depth > limits.depth) return `An operation may be ${limits.depth} levels deep at most`;
    if (measure.aliases > limits.aliases) return `An operation may hold ${limits.aliases} aliases at most`;
    if (roots > limits.rootFields) return `An operation may ask for ${limits.rootFields} root fields at most`;
    if (measure.repeats > limits.repeats) return `A field may be repeated ${limits.repeats} times at most`;
    if (measure.cost > limits.cost) return "The operation asks for too much at once";
    for (const name of accountFields) accountCalls += measure.rootFields.get(name) ?? 0;
  }
  return accountCalls > 1 ? "Only one sign-in or registration at a time" : null;
}

/** A traversal of its own: cheaper than a graphql-js visitor for a thousand nodes. */
function countDirectives(node: unknown): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, item) => sum + countDirectives(item), 0);
  if (typeof node !== "object" || node === null || !("kind" in node)) return 0;
  let count = node.kind === Kind.DIRECTIVE ? 1 : 0;
  for (const [key, value] of Object.entries(node)) if (key !== "loc") count += countDirectives(value);
  return count;
}
