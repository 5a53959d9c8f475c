import { getOperationAST } from "graphql";
import type {
  DocumentNode,
  FormattedExecutionResult,
  GraphQLError,
  GraphQLFormattedError,
  GraphQLSchema,
} from "graphql";
import type { Context, OperationOutcome } from "../context";
import { createErrorMask, isUnexpectedError } from "../errors";
import { Executor } from "../execution/executor";
import type { Execution } from "../execution/executor";
import type { Logger } from "../log";
import { identityHeaders } from "../session/identity";
import type { SessionCookie } from "../session/cookie";
import { isPublicRead } from "../sharing/publicReads";
import type { GatewayMetrics } from "../telemetry/metrics";
import { createSecretCheck } from "./secrets";

interface OperationsOptions {
  schema: GraphQLSchema;
  cookie: SessionCookie;
  log: Logger;
  isProduction: boolean;
  /** Whether only registered operations are accepted. */
  isClosed: boolean;
  metrics?: GatewayMetrics | undefined;
  /** What an operation is called where it is counted or traced. */
  nameOf?: (operationName: string | null | undefined) => string;
}

/** How an answer is sent. */
interface AnswerHead {
  /** Undefined means 200. */
  status?: number | undefined;
  headers: Map<string, string>;
}

/** An operation that has its answer. */
interface AnsweredOperation {
  context: Context;
  /** Missing where it was not even read. */
  document: DocumentNode | undefined;
  operationName: string | null | undefined;
  /** The header of the request. */
  accept: string | undefined;
  /** On the clock of `performance`. */
  started: number;
  head: AnswerHead;
  errors: readonly GraphQLFormattedError[] | undefined;
}

/** What is done with every operation, whoever has parsed and validated it. */
export class Operations {
  readonly mask: ReturnType<typeof createErrorMask>;
  private readonly executor: Executor;
  private readonly asksForSecret: (document: DocumentNode) => boolean;
  private readonly cookie: SessionCookie;
  private readonly log: Logger;
  private readonly metrics: GatewayMetrics | undefined;
  readonly nameOf: (operationName: string | null | undefined) => string;

  constructor({ schema, cookie, log, isProduction, isClosed, metrics, nameOf = () => "other" }: OperationsOptions) {
    this.mask = createErrorMask({ hideSuggestions: isProduction, isClosed });
    this.executor = new Executor(schema);
    this.asksForSecret = createSecretCheck(schema);
    this.cookie = cookie;
    this.log = log;
    this.metrics = metrics;
    this.nameOf = nameOf;
  }

  /** Whether the document is one that comes often, and may be executed again and again. */
  isFrequent(document: DocumentNode): boolean {
    return this.executor.hasCompiled(document);
  }

  async execute(execution: Execution): Promise<{ status: number | undefined; result: FormattedExecutionResult }> {
    const { data, errors } = await this.executor.execute(execution);
    if (errors) logUnexpected(execution.context, errors);
    const result = errors ? { errors: errors.map((error) => this.mask(error.toJSON(), error)), data } : { data };
    // Without data not even the variables were accepted.
    return { status: data === undefined ? 400 : undefined, result: result as FormattedExecutionResult };
  }

  /** Headers and status of an answer, and the notes for the code that sends it. */
  async complete({
    context,
    document,
    operationName,
    accept,
    started,
    head,
    errors,
  }: AnsweredOperation): Promise<void> {
    if (document) {
      permitSharing(context, document, head, errors);
      const { notes } = context;
      if (notes) notes.isCompressible = !this.asksForSecret(document);
      if (notes) notes.document = document;
    }
    if (context.session || context.identity.hasCookie) await answerIdentity(context, head.headers, this.cookie);
    head.headers.set("x-request-id", context.requestId);
    head.headers.set("cache-control", "no-store");
    if (head.status === 400 && isJsonOnly(accept)) head.status = 200;
    const outcome = this.record(context, operationName, started, errors);
    if (context.notes) context.notes.outcome = outcome;
  }

  /** Counts and logs an operation that has its answer, and says what came of it. */
  record(
    { requestId, transport }: Pick<Context, "requestId" | "transport">,
    operationName: string | null | undefined,
    started: number,
    errors: readonly GraphQLFormattedError[] | undefined,
  ): OperationOutcome {
    const codes = errors?.map(({ extensions }) => extensions?.["code"]);
    const took = performance.now() - started;
    const outcome = { operation: this.nameOf(operationName), code: errors ? String(codes?.[0]) : "OK" };
    this.metrics?.countOperation(outcome.operation, outcome.code, transport, took);
    this.log.info({ requestId, operation: operationName, ms: Math.round(took), ...(codes && { codes }) }, "operation");
    return outcome;
  }

  /** Logs and counts an answer that was fetched by another caller's request. */
  countShared(operationName: string | null, code: string, ms: number): void {
    this.metrics?.countOperation(this.nameOf(operationName), code, "http", ms);
  }
}

/** Logs errors that no rule expects, with their cause. */
export function logUnexpected({ log }: Context, errors: readonly GraphQLError[]): void {
  for (const error of errors)
    if (isUnexpectedError(error))
      log.error({ err: error.originalError ?? error, path: error.path }, "unexpected error");
}

/** Codes of failures that do not depend on the caller. */
const failures = new Set<unknown>(["UPSTREAM_TIMEOUT", "UPSTREAM_UNAVAILABLE", "INTERNAL"]);

/** Whether a code is a failure of ours. */
export const isFailure = (code: unknown): boolean => failures.has(code);

/** Only guests have a permit. Only public reads are shared, and only error-free ones kept. */
function permitSharing(
  { permit }: Context,
  document: DocumentNode,
  { status = 200 }: AnswerHead,
  errors: readonly GraphQLFormattedError[] | undefined,
): void {
  if (!permit || !isPublicRead(document)) return;
  if (!errors && status === 200) permit.grant = "everyone";
  else if (errors?.every(({ extensions }) => isFailure(extensions?.["code"]))) permit.grant = "waiting";
  permit.operation = getOperationAST(document)?.name?.value ?? null;
  permit.code = errors ? String(errors[0]?.extensions?.["code"]) : "OK";
}

/** Sends the client its renewed (or cleared) cookie, or the rotated headers. */
async function answerIdentity(
  { identity, session }: Context,
  answered: Map<string, string>,
  cookie: SessionCookie,
): Promise<void> {
  const headers = await identityHeaders(identity, session, cookie);
  for (const [name, value] of Object.entries(headers)) answered.set(name, value);
  const sealed = headers["set-cookie"];
  if (!sealed) return;
  const live = session?.endedBy === null ? session : null;
  // Node takes a list where a header comes more than once; Apollo's type of the map does not say so.
  const both: string[] = [sealed, cookie.mark(live)];
  answered.set("set-cookie", both as unknown as string);
}

/**
 * A client that accepts only `application/json` gets status 200 for a request error as well: under that type the
 * GraphQL-over-HTTP specification keeps other statuses for intermediaries.
 */
function isJsonOnly(accept: string | undefined): boolean {
  return /^application\/json(\s*;[^,]*)?$/i.test(accept?.trim() ?? "");
}
