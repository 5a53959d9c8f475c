import { createHmac } from "node:crypto";
import type { DocumentNode } from "graphql";
import type { Capabilities } from "./capabilities";
import type { CableHub } from "./cable/hub";
import type { Captcha } from "./captcha/captcha";
import type { Env } from "./env";
import { AppError } from "./errors";
import type { Tracing } from "../telemetry/tracing";
import { networkOf } from "./limits/attempts";
import type { AttemptLimits } from "./limits/attempts";
import { OperationLoaders } from "./loaders/operationLoaders";
import type { Loaders } from "./loaders/loaders";
import type { Logger } from "./log";
import { caracas } from "./position";
import type { Position } from "./position";
import { RestClient } from "./rest/client";
import { addressHeaders } from "./rest/viewerAddress";
import type { Transport } from "./rest/transport";
import type { SessionCookie } from "./session/cookie";
import type { Identity } from "./session/identity";
import type { Session } from "./session/session";
import type { SessionEnd } from "./session/sessionState";
import type { NewSession, SessionStore } from "./session/store";
import type { SharePermit, SharedAnswers } from "./sharing/sharedAnswers";
import type { SocketCounter } from "./socket/sockets";
import type { GatewayMetrics } from "./telemetry/metrics";

/** What lives as long as the gateway. */
export interface Gateway {
  env: Env;
  log: Logger;
  transport: Transport;
  sessions: SessionStore;
  cookie: SessionCookie;
  attempts: AttemptLimits;
  captcha: Captcha;
  cable: CableHub;
  shared: SharedAnswers;
  sockets: SocketCounter;
  capabilities: Capabilities;
  /** Aborted once this gateway is about to stop: it goes on serving, but new requests should go elsewhere. */
  draining: AbortSignal;
  /** Called when this gateway has changed something that guests read. */
  onPublicChange(): void;
  /** Keys the pseudonyms by which each visitor counts once. */
  visitorKey: Buffer;
  /** Undefined without metrics and traces. */
  metrics: GatewayMetrics | undefined;
  tracing: Tracing | undefined;
}

/** The REST client of one session. A session that the backend has ended is ended everywhere. */
export function createRest(
  {
    env,
    log,
    transport,
    sessions,
    onPublicChange,
  }: Pick<Gateway, "env" | "log" | "transport" | "sessions" | "onPublicChange">,
  {
    session,
    position,
    requestId,
    pageView,
    ip,
    isRobot = false,
  }: {
    session: Session | null;
    position: Position;
    requestId: string;
    pageView?: string | undefined;
    ip?: string;
    isRobot?: boolean;
  },
): RestClient {
  return new RestClient({
    transport,
    session,
    position,
    requestId,
    pageView,
    isRobot,
    addressHeaders: () => addressHeaders(env.GATEWAY_SECRET, ip),
    log,
    timeoutMs: env.UPSTREAM_TIMEOUT_MS,
    onSessionEnded: (lost, reason) => void sessions.end(lost, reason),
    onPublicChange,
  });
}

/** The caller of an operation and its transport; read from the HTTP request or from the WebSocket's upgrade. */
export interface Caller {
  requestId: string;
  /** The page visit that the operation belongs to, where the browser sends one. */
  pageView?: string | undefined;
  ip: string;
  identity: Identity;
  transport: "http" | "websocket";
  /** No person sees the response, so nothing in it counts as viewed. */
  isRobot?: boolean;
  /** Where the answer may be shared if it turns out to be public. */
  permit?: SharePermit | null;
  /** Where the caller wants to know what has become of it. */
  notes?: OperationNotes | null;
}

/** What the code that sends an answer has to know of it; filled in once the operation is known. */
export interface OperationNotes {
  /** It holds no secret. */
  isCompressible: boolean;
  /** What was asked, once it is validated. */
  document: DocumentNode | null;
  outcome?: OperationOutcome;
}

/** The outcome of an operation, for logs and metrics. */
export interface OperationOutcome {
  /** Its name where it is one of our client's, else other. */
  operation: string;
  /** OK, or the code of its first error. */
  code: string;
}

/**
 * The context of resolvers; a new one for every operation, over HTTP and WebSocket alike. A class whose methods use
 * `this`, because Apollo Server passes resolvers a shallow copy.
 */
export class Context {
  readonly requestId: string;
  readonly pageView: string | undefined;
  readonly ip: string;
  readonly identity: Identity;
  readonly transport: "http" | "websocket";
  readonly isRobot: boolean;
  readonly permit: SharePermit | null;
  readonly notes: OperationNotes | null;
  /** Where lists are ordered from: the viewer's position, else Caracas. */
  readonly position: Position;
  /** Null while unknown: then nothing is said to be near or far. */
  readonly viewerPosition: Position | null;
  readonly cable: CableHub;
  readonly captcha: Captcha;
  readonly attempts: AttemptLimits;
  readonly capabilities: Capabilities;
  /** The origin under which the backend writes its own addresses: its pictures are served under ours. */
  readonly backendOrigin: string;
  /** Where our pictures are fetched instead of here. */
  readonly picturesUrl: string | undefined;
  /** Address where a control value is paid, with `{control}` in it, for backends that return nothing else. */
  readonly cardPageUrl: string | undefined;
  readonly isProduction: boolean;
  session: Session | null;
  rest: RestClient;
  private madeLoaders: Loaders | null = null;
  private madeLog: Logger | null = null;

  constructor(
    private readonly gateway: Gateway,
    caller: Caller,
  ) {
    this.requestId = caller.requestId;
    this.pageView = caller.pageView;
    this.ip = caller.ip;
    this.identity = caller.identity;
    this.transport = caller.transport;
    this.isRobot = caller.isRobot ?? false;
    this.permit = caller.permit ?? null;
    this.notes = caller.notes ?? null;
    this.viewerPosition = caller.identity.position;
    this.position = this.viewerPosition ?? caracas;
    this.cable = gateway.cable;
    this.captcha = gateway.captcha;
    this.attempts = gateway.attempts;
    this.capabilities = gateway.capabilities;
    this.backendOrigin = gateway.env.BACKEND_ORIGIN ?? gateway.transport.origin;
    this.picturesUrl = gateway.env.PICTURES_URL;
    this.cardPageUrl = gateway.env.CARD_PAGE_URL;
    this.isProduction = gateway.env.isProduction;
    this.session = caller.identity.session;
    this.rest = this.createRest();
  }

  /** Names the request in every line. */
  get log(): Logger {
    return (this.madeLog ??= this.gateway.log.child({ requestId: this.requestId }));
  }

  get loaders(): Loaders {
    return (this.madeLoaders ??= new OperationLoaders(this));
  }

  /** A pseudonym of the caller for one purpose only: it reveals neither account nor address. */
  nameVisitor(purpose: string): string {
    const visitor = this.session?.credentials.uid ?? networkOf(this.ip);
    return createHmac("sha256", this.gateway.visitorKey).update(`${purpose}\n${visitor}`).digest("base64url");
  }

  /** The session, or UNAUTHENTICATED. */
  requireSession(): Session {
    if (!this.session || this.session.isOver) throw new AppError("UNAUTHENTICATED");
    return this.session;
  }

  /**
   * Refuses operations that open, change or close a session over a socket, which can set no cookie and carry no new
   * token.
   */
  requireHttp(): void {
    if (this.transport === "websocket") throw new AppError("BAD_USER_INPUT", "This needs HTTP");
  }

  /** After a sign-in: opens the session under a new id and continues this operation as its owner. */
  async openSession(opened: NewSession): Promise<void> {
    this.requireHttp();
    const session = await this.gateway.sessions.openForAll(opened);
    await this.endSession("signedOut");
    this.become(session);
  }

  /**
   * Signs out: ends the session here, its sockets included, and clears the cookie. Notifying the backend is up to the
   * caller.
   */
  async closeSession(): Promise<void> {
    await this.endSession("signedOut");
    this.become(null);
  }

  /** Ends the session everywhere, for instance when the cable says that it is not valid any more. */
  async endSession(reason: SessionEnd): Promise<void> {
    if (this.session) await this.gateway.sessions.end(this.session, reason);
  }

  /**
   * Ends every session of the account with this `uid` that the gateways know, sockets included; `kept`, the viewer's
   * own, continues under a new id.
   */
  async endSessionsOf(uid: string, kept: Session | null = null): Promise<void> {
    await this.gateway.sessions.endAllOf(uid, kept);
    if (!kept) return;
    await this.gateway.sessions.rename(kept);
    this.identity.hasRenamed = true;
  }

  /** Discards the loaders' cache: after a change, and before each event of a subscription. */
  refresh(): void {
    this.madeLoaders = null;
  }

  private become(session: Session | null): void {
    this.session = session;
    this.rest = this.createRest();
    this.madeLoaders = null;
  }

  private createRest(): RestClient {
    return createRest(this.gateway, this);
  }
}
