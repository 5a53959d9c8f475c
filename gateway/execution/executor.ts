import { compileQuery, isCompiledQuery } from "graphql-jit";
import type { CompiledQuery } from "graphql-jit";
import { Kind, execute, getVariableValues } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema, VariableDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "../context";
import { canCompile, countFields } from "./canCompile";

/** So often a document is interpreted before it is compiled, which costs as much as interpreting it some ten times. */
const compiledAfter = 20;

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
 * Executes documents that have been validated: compiled where one comes often, by graphql-js otherwise. All that is
 * compiled has `maxFields` at most, each of which takes some kilobytes of code.
 */
export function createExecutor(schema: GraphQLSchema, maxFields = 20_000) {
  // As long as the document itself is kept.
  const plans = new WeakMap<DocumentNode, Plan | null>();
  const compiled = new LRUCache<Plan, CompiledQuery["query"]>({
    maxSize: maxFields,
    sizeCalculation: (_run, { fields }) => fields,
    dispose: (_run, plan) => {
      plan.runs = 0;
    },
  });

  // One a turn of the event loop: a burst of new documents does not hold up everything else.
  let mayCompile = true;
  const compileInTurn = (document: DocumentNode) => {
    mayCompile = false;
    setImmediate(() => {
      mayCompile = true;
    });
    return compile(schema, document);
  };

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
      if (plan.runs >= compiledAfter && mayCompile) {
        const fresh = compileInTurn(execution.document);
        if (fresh) compiled.set(plan, fresh);
        else plans.set(execution.document, null);
      }
      return interpret(execution);
    }
    const { variables = {}, context } = execution;
    // Refused in graphql-js's own words, and by its rules: the compiled code only takes what these accept.
    const { errors } = getVariableValues(schema, plan.variables, variables, { maxErrors: 50 });
    if (errors) return { errors };
    const result = run(undefined, context, variables);
    return "then" in result ? result : "data" in result ? result : interpret(execution);
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

/** Null for what the compiler refuses: that stays with graphql-js. */
export function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery["query"] | null {
  const compiled = compileQuery(schema, document);
  return isCompiledQuery(compiled) ? compiled.query : null;
}
