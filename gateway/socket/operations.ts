import { getOperationAST } from "graphql";
import type { ExecutionArgs, ExecutionResult, GraphQLError, GraphQLFormattedError } from "graphql";
import type { SubscribePayload } from "graphql-ws";
import type { Context, Gateway } from "../context";
import { isFailure } from "../http/operations";
import type { Operations } from "../http/operations";
import { readRequestId } from "../requestId";

type Events = AsyncGenerator<ExecutionResult, void, void>;
type Answer = ExecutionResult | Events;

/**
 * Counts, logs and traces what comes over sockets, as is done over HTTP, and knows which subscriptions are followed.
 */
export class SocketOperations {
  /** By what began them, with the operation's name. */
  private readonly followed = new Map<SubscribePayload, string>();

  constructor(
    private readonly gateway: Pick<Gateway, "metrics" | "tracing">,
    private readonly operations: Operations,
  ) {}

  /** How many subscriptions are followed, by operation. */
  countFollowed(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const name of this.followed.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  }

  /** A subscription is answered once it is followed: its events are no part of the step. */
  async execute(args: ExecutionArgs, execute: (args: ExecutionArgs) => Answer | Promise<Answer>): Promise<Answer> {
    const context = args.contextValue as Context;
    const { requestId } = context;
    const facts = { "request.id": requestId, transport: "websocket" };
    const step = this.gateway.tracing?.begin({ name: "graphql", kind: "server", requestId, facts });
    const started = performance.now();
    let outcome = { operation: "other", code: "INTERNAL" };
    try {
      const answer = await (step ? step.run(() => execute(args)) : execute(args));
      const errors = isEvents(answer) ? undefined : answer.errors;
      outcome = this.operations.record(context, nameOf(args), started, errors && this.mask(errors));
      return answer;
    } finally {
      const { operation, code } = outcome;
      step?.end({ name: `graphql ${operation}`, facts: { operation, code }, hasFailed: isFailure(code) });
    }
  }

  /** One that was not even executed. */
  refused({ operationName }: SubscribePayload, errors: readonly GraphQLError[], started: number): void {
    const refused = { requestId: readRequestId({}), transport: "websocket" } as const;
    this.operations.record(refused, operationName, started, this.mask(errors));
  }

  answered(payload: SubscribePayload, args: ExecutionArgs, answer: unknown): void {
    if (isEvents(answer)) this.followed.set(payload, this.operations.nameOf(nameOf(args)));
  }

  sent(payload: SubscribePayload): void {
    const name = this.followed.get(payload);
    if (name !== undefined) this.gateway.metrics?.countSubscriptionEvent(name);
  }

  ended(payload: SubscribePayload): void {
    this.followed.delete(payload);
  }

  private mask(errors: readonly GraphQLError[]): GraphQLFormattedError[] {
    return errors.map((error) => this.operations.mask(error.toJSON(), error));
  }
}

const nameOf = ({ document, operationName }: ExecutionArgs) => getOperationAST(document, operationName)?.name?.value;

const isEvents = (answer: unknown): answer is Events => Symbol.asyncIterator in Object(answer);
