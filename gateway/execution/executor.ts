import { GraphQLID, GraphQLString, Kind, execute, getVariableValues, isNonNullType, typeFromAST } from "graphql";
import type { DocumentNode, ExecutionResult, GraphQLSchema, TypeNode, VariableDefinitionNode } from "graphql";
import { LRUCache } from "lru-cache";
import type { Context } from "../context";
import { canCompile, countFields } from "./canCompile";
import { planQuery } from "./plan";
import type { PlannedQuery } from "./plan";

/** How often a document is interpreted before it is compiled: most documents come only once. Tests set it lower. */
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
  /** Their names, where all are ids or texts. */
  texts: readonly string[] | null;
  name: string | undefined;
  fields: number;
}

/**
 * Executes documents that have been validated: by a plan where one comes often, by graphql-js otherwise. All that is
 * planned has `maxFields` at most.
 */
export class Executor {
  // As long as the document itself is kept.
  private readonly plans = new WeakMap<DocumentNode, Plan | null>();
  private readonly compiled: LRUCache<Plan, PlannedQuery>;

  constructor(
    private readonly schema: GraphQLSchema,
    maxFields = 20_000,
  ) {
    this.compiled = new LRUCache({
      maxSize: maxFields,
      sizeCalculation: (_run, { fields }) => fields,
      dispose: (_run, plan) => {
        plan.runs = 0;
      },
    });
  }

  execute(execution: Execution): ExecutionResult | Promise<ExecutionResult> {
    const plan = this.findPlan(execution.document);
    const { operationName } = execution;
    if (!plan || (operationName != null && operationName !== plan.name)) return this.interpret(execution);
    const run = this.compiled.get(plan);
    if (!run) {
      plan.runs += 1;
      const fresh = plan.runs === compiling.after ? planQuery(this.schema, execution.document) : null;
      if (fresh) this.compiled.set(plan, fresh);
      return this.interpret(execution);
    }
    const { variables = {}, context } = execution;
    const texts = plan.texts && readTexts(plan.texts, variables);
    if (texts) return run(context, texts);
    const { errors, coerced } = getVariableValues(this.schema, plan.variables, variables, { maxErrors: 50 });
    return errors ? { errors } : run(context, coerced);
  }

  /** Whether the document has come often enough to be executed by a plan. */
  hasCompiled(document: DocumentNode): boolean {
    const plan = this.plans.get(document);
    return plan != null && this.compiled.has(plan);
  }

  private interpret({ document, operationName, variables, context }: Execution) {
    const { schema } = this;
    return execute({ schema, document, operationName, variableValues: variables, contextValue: context }) as
      | ExecutionResult
      | Promise<ExecutionResult>;
  }

  private findPlan(document: DocumentNode): Plan | null {
    let plan = this.plans.get(document);
    if (plan === undefined) {
      plan = canCompile(document) ? createPlan(this.schema, document) : null;
      this.plans.set(document, plan);
    }
    return plan;
  }
}

function createPlan(schema: GraphQLSchema, document: DocumentNode): Plan | null {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return null;
  const variables = operation.variableDefinitions ?? [];
  const texts = variables.every(({ type }) => isTextType(schema, type))
    ? variables.map(({ variable }) => variable.name.value)
    : null;
  return { runs: 0, variables, texts, name: operation.name?.value, fields: countFields(document) };
}

function isTextType(schema: GraphQLSchema, node: TypeNode): boolean {
  const type = typeFromAST(schema, node);
  const named = isNonNullType(type) ? type.ofType : type;
  return named === GraphQLID || named === GraphQLString;
}

/** Reads variables as graphql-js does, only faster; null where one is not a text. */
function readTexts(names: readonly string[], given: Record<string, unknown>): Record<string, unknown> | null {
  const texts: Record<string, unknown> = {};
  for (const name of names) {
    const text = given[name];
    if (typeof text !== "string") return null;
    texts[name] = text;
  }
  return texts;
}
