import { Kind, execute, getVariableValues } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema, VariableDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "../context";
import { canCompile, countFields } from "./canCompile";
import { planQuery } from "./plan";
import type { PlannedQuery } from "./plan";

/** So often a document is interpreted before it is compiled: most that come once never come again. Tests set less. */
export const compiling = { after: 20 };

/** One request to execute. */
export interface Execution {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Record<string, unknown> | undefined;
  context: Context;
}

interface Plan {
  runs: number;
  variables: readonly VariableDefinitionNode[];
  name: string | undefined;
  fields: number;
}

/**
 * Executes documents that have been validated: by a plan where one comes often, by graphql-js otherwise. All that is
 * planned has `maxFields` at most.
 */
export function createExecutor(schema: GraphQLSchema, maxFields = 20_000) {
  // As long as the document itself is kept.
  const plans = new WeakMap<DocumentNode, Plan | null>();
  const compiled = new LRUCache<Plan, PlannedQuery>({
    maxSize: maxFields,
    sizeCalculation: (_run, { fields }) => fields,
    dispose: (_run, plan) => {
      plan.runs = 0;
    },
  });

  const interpret = ({ document, operationName, variables, context }: Execution) =>
    execute({ schema, document, operationName, variableValues: variables, contextValue: context }) as
      | ExecutionResult
      | Promise<ExecutionResult>;

  return (execution: Execution): ExecutionResult | Promise<ExecutionResult> => {
    const plan = findPlan(execution.document);
    const { operationName } = execution;
    if (!plan || (operationName != null && operationName !== plan.name)) return interpret(execution);
    const run = compiled.get(plan);
    if (!run) {
      plan.runs += 1;
      const fresh = plan.runs === compiling.after ? planQuery(schema, execution.document) : null;
      if (fresh) compiled.set(plan, fresh);
      return interpret(execution);
    }
    const { variables = {}, context } = execution;
    const { errors, coerced } = getVariableValues(schema, plan.variables, variables, { maxErrors: 50 });
    return errors ? { errors } : run(context, coerced);
  };

  function findPlan(document: DocumentNode): Plan | null {
    let plan = plans.get(document);
    if (plan === undefined) {
      plan = canCompile(document) ? createPlan(document) : null;
      plans.set(document, plan);
    }
    return plan;
  }
}

function createPlan(document: DocumentNode): Plan | null {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  return operation
    ? {
        runs: 0,
        variables: operation.variableDefinitions ?? [],
        name: operation.name?.value,
        fields: countFields(document),
      }
    : null;
}
