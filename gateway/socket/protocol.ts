import type { IncomingHttpHeaders } from "node:http";
import { execute, getOperationAST, subscribe } from "graphql";
import type { ExecutionArgs, ExecutionResult, GraphQLSchema, GraphQLError } from "graphql";
import { makeServer } from "graphql-ws";
import type { Context as ProtocolContext, Server, SubscribePayload } from "graphql-ws";
import type { WebSocket } from "ws";
import { Context } from "../context";
import type { Gateway } from "../context";
import { AppError, isUnexpectedError } from "../errors";
import type { Operations } from "../http/operations";
import type { Documents } from "../limits/documents";
import { readRequestId } from "../requestId";
import { identifyByPayload } from "../session/identity";
import type { Identity } from "../session/identity";
import type { Session } from "../session/session";
import { closeCodes, socketLimits } from "./limits";
import type { SocketOperations } from "./operations";
import { hourMs } from "../../rules/durations";

/** The data of one socket. */
export interface SocketExtra {
  socket: WebSocket;
  /** Opening until its `connection_init` is accepted. */
  kind: "opening" | "guest" | "member";
  identity: Identity;
  ip: string;
  headers: IncomingHttpHeaders;
  /** What to release when the socket closes. */
  release: (() => void)[];
}

type Connection = ProtocolContext<Record<string, unknown>, SocketExtra>;

interface ProtocolOptions {
  gateway: Gateway;
  schema: GraphQLSchema;
  documents: Documents;
  operations: Operations;
  socketOperations: SocketOperations;
}

/** graphql-ws with the limits, the masking and the sessions that HTTP has. */
export function createProtocol({
  gateway,
  schema,
  documents,
  operations,
  socketOperations,
}: ProtocolOptions): Server<SocketExtra> {
  const format = (errors: readonly GraphQLError[]) =>
    errors.map((error) => {
      if (isUnexpectedError(error))
        gateway.log.error({ err: error.originalError ?? error, path: error.path }, "unexpected error");
      return operations.mask(error.toJSON(), error);
    });

  return makeServer<Record<string, unknown>, SocketExtra>({
    schema,
    connectionInitWaitTimeout: socketLimits.initWaitMs,
    async onConnect(connection) {
      const { extra } = connection;
      const session = await authenticateSocket(gateway, connection);
      if (session === "refused") return false;
      if (extra.identity.ended === "signedOut") {
        extra.socket.close(closeCodes.signedOut, "Unauthorized");
        return false;
      }
      extra.identity = { ...extra.identity, session };
      const [key, most] = session
        ? [`user ${session.credentials.uid}`, socketLimits.socketsPerUser]
        : [`guest ${extra.ip}`, socketLimits.guestSocketsPerAddress];
      const leave = await gateway.sockets.enter(key, most);
      if (typeof leave === "string") {
        extra.socket.close(closeCodes[leave], "Too many sockets");
        return false;
      }
      extra.kind = session ? "member" : "guest";
      extra.release.push(leave);
      if (session) extra.release.push(closeWithSession(session, extra.socket));
      // The socket may have closed while the session was being checked.
      if (extra.socket.readyState !== extra.socket.OPEN) releaseAll(extra);
      return true;
    },
    onClose: ({ extra }) => releaseAll(extra),
    onSubscribe(connection, _id, payload) {
      const started = performance.now();
      const prepared = prepare(connection, payload);
      if (!("document" in prepared)) socketOperations.refused(payload, prepared, started);
      return prepared;
    },
    execute: (args) => socketOperations.execute(args, execute),
    subscribe: (args) => socketOperations.execute(args, subscribe),
    onOperation: (_connection, _id, payload, args, answer) => socketOperations.answered(payload, args, answer),
    onNext(_connection, _id, payload, _args, result) {
      socketOperations.sent(payload);
      return maskResult(result);
    },
    onComplete: (_connection, _id, payload) => socketOperations.ended(payload),
    onError: (_connection, _id, _payload, errors) => format(errors),
  });

  function prepare(
    { extra, subscriptions }: Connection,
    payload: SubscribePayload,
  ): ExecutionArgs | readonly GraphQLError[] {
    if (Object.keys(subscriptions).length > socketLimits.subscriptionsPerSocket) return [new AppError("RATE_LIMITED")];
    const { session } = extra.identity;
    if (session?.isOver) {
      extra.socket.close(closeCodes.sessionExpired, "Session expired");
      return [new AppError("UNAUTHENTICATED")];
    }
    const document = documents.request(payload.query, payload.extensions);
    if (!("kind" in document)) return document;
    const operation = getOperationAST(document, payload.operationName);
    if (!operation) return [new AppError("BAD_USER_INPUT", "Unable to identify operation")];
    return {
      schema,
      document,
      operationName: payload.operationName,
      variableValues: payload.variables,
      contextValue: new Context(gateway, {
        requestId: readRequestId({}),
        ip: extra.ip,
        identity: extra.identity,
        transport: "websocket",
      }),
    };
  }

  function maskResult(result: ExecutionResult) {
    return result.errors ? { ...result, errors: format(result.errors) } : undefined;
  }
}

/** The session of a socket: from the upgrade's bearer, cookie or headers, or from the payload of `connection_init`. */
async function authenticateSocket(
  gateway: Gateway,
  { extra, connectionParams }: Connection,
): Promise<Session | null | "refused"> {
  if (extra.identity.ended === "expired") return "refused";
  let caller: Pick<Identity, "session" | "by"> = extra.identity;
  try {
    if (!caller.session) caller = await identifyByPayload(connectionParams, gateway.cookie, gateway.sessions);
  } catch {
    return "refused";
  }
  const { session, by } = caller;
  if (!session || by !== "headers") return session;
  // Headers cannot validate themselves: one read shows whether they are good, before anything depends on them.
  const context = new Context(gateway, {
    requestId: readRequestId(extra.headers),
    ip: extra.ip,
    identity: { ...extra.identity, session },
    transport: "websocket",
  });
  try {
    await context.rest.call("GET", "/notifications");
  } catch (error) {
    if (error instanceof AppError && error.code === "UNAUTHENTICATED") return "refused";
  }
  return session;
}

/** Closes the socket when its session ends, for whatever reason. */
function closeWithSession(session: Session, socket: WebSocket): () => void {
  let timer: NodeJS.Timeout;
  const arm = () => {
    // A rotation extends the session; timers have a maximum delay besides.
    const left = session.validUntil - Date.now();
    if (left <= 0) return session.end("expired");
    timer = setTimeout(arm, Math.min(left, hourMs));
  };
  const stopListening = session.onEnd((reason) => {
    if (reason === "signedOut") socket.close(closeCodes.signedOut, "Signed out");
    else socket.close(closeCodes.sessionExpired, "Session expired");
  });
  const stopInterrupts = session.onInterrupt(() => socket.close(closeCodes.sessionExpired, "Session interrupted"));
  arm();
  return () => {
    clearTimeout(timer);
    stopListening();
    stopInterrupts();
  };
}

function releaseAll(extra: SocketExtra): void {
  for (const release of extra.release.splice(0)) release();
}
