import type { LimitFunction } from "p-limit";
import { WebSocket } from "ws";
import type { Logger } from "../log";
import { toHeaders } from "../session/credentials";
import type { Credentials } from "../session/credentials";
import { actionFrame, parseFrame, subprotocols, subscribeFrame, unsubscribeFrame } from "./frames";
import type { ChannelParams, Frame } from "./frames";
import { CableRejectedError, CableSubscription, CableTimeoutError } from "./subscription";
import type { CableTiming } from "./timing";

/** Largest frame that is read, in bytes: the history of a conversation comes in one. */
const maxFrameBytes = 8 * 1024 * 1024;

interface ConnectionOptions {
  /** The backend's origin, http or https. */
  backendUrl: string;
  /** The session's present credentials: the backend reads them once, at the upgrade, so every attempt asks anew. */
  credentials(): Promise<Credentials>;
  /** Shared by all connections to the backend. */
  server: CableServerState;
  timing: CableTiming;
  log: Logger;
  onMessage(identifier: string, message: unknown): void;
  /** `isResumed` after a gap: broadcasts meanwhile are lost. */
  onConfirmed(identifier: string, isResumed: boolean): void;
  /** Rejected, or never answered. Only this identifier is affected. */
  onFailed(identifier: string, error: Error): void;
  onDown(): void;
  /**
   * The backend ended the session for good (`wasConnected`), or never accepted these credentials; the connection does
   * not reconnect.
   */
  onEnded(wasConnected: boolean): void;
}

/** What all connections to one backend share. */
export interface CableServerState {
  /** Bounds how many connections are opened at a time: after a restart of the backend hundreds reconnect at once. */
  connecting: LimitFunction;
  /** False for a server that answers no subprotocol: a strict client must then offer none. */
  speaksSubprotocol: boolean;
  /** The Origins to try, the next one first: the backend's own, then that of our pages, which it may have listed. */
  origins: string[];
}

/** One socket to the backend's cable that is kept alive and reconnects, with its subscriptions. */
export class CableConnection {
  private socket: WebSocket | null = null;
  private isConnected = false;
  private isClosed = false;
  private isConnecting = false;
  private failures = 0;
  private refusals = 0;
  private reconnectsAtOnce = false;
  private lastFrameAt = 0;
  private connectedAt = 0;
  private usedToken = "";
  private reconnectTimer: NodeJS.Timeout | null = null;
  private readonly subscriptions = new Map<string, CableSubscription>();
  private readonly unsubscribedAt = new Map<string, number>();

  constructor(private readonly options: ConnectionOptions) {}

  /**
   * Follows a channel until `unsubscribe`, over as many sockets as it takes. Reports through onConfirmed or onFailed.
   */
  subscribe(identifier: string): void {
    const known = this.subscriptions.get(identifier);
    if (known) {
      known.isLeaving = false;
      return;
    }
    const subscription = new CableSubscription(identifier, this.options.timing, () =>
      this.fail(identifier, new CableTimeoutError("no confirmation")),
    );
    this.subscriptions.set(identifier, subscription);
    if (this.isConnected) this.subscribeOn(subscription);
    else this.connectSoon(0);
  }

  unsubscribe(identifier: string): void {
    const subscription = this.subscriptions.get(identifier);
    if (!subscription) return;
    if (this.isConnected && !subscription.isConfirmed) {
      subscription.isLeaving = true;
      return;
    }
    subscription.stop();
    this.subscriptions.delete(identifier);
    if (!this.isConnected) return;
    this.send(unsubscribeFrame(identifier));
    this.unsubscribedAt.set(identifier, Date.now());
  }

  /** Performs an action of a confirmed channel; actions have no answer. False when the channel is not confirmed. */
  perform(identifier: string, action: string, params: ChannelParams): boolean {
    if (!this.isConnected || !this.subscriptions.get(identifier)?.isConfirmed) return false;
    this.send(actionFrame(identifier, action, params));
    return true;
  }

  close(): void {
    this.isClosed = true;
    if (this.reconnectTimer) clearTimeout(this.reconnectTimer);
    for (const subscription of this.subscriptions.values()) subscription.stop();
    this.subscriptions.clear();
    this.socket?.close(1000);
    // A server that does not answer the close must not keep the socket open.
    setTimeout((socket: WebSocket | null) => socket?.terminate(), 1_000, this.socket).unref();
  }

  private connectSoon(delayMs: number): void {
    if (this.isClosed || this.isConnecting || this.socket || this.reconnectTimer) return;
    this.reconnectTimer = setTimeout(() => {
      this.reconnectTimer = null;
      this.connect();
    }, delayMs);
  }

  private connect(): void {
    if (this.isClosed || this.isConnecting || this.socket) return;
    this.isConnecting = true;
    void this.options.server.connecting(() => new Promise<void>((releaseSlot) => void this.attempt(releaseSlot)));
  }

  /** Holds its slot until the backend's welcome, or until the attempt has failed. */
  private async attempt(releaseSlot: () => void): Promise<void> {
    try {
      const credentials = await this.options.credentials();
      if (!this.isClosed) this.open(credentials, releaseSlot);
    } catch {
      this.failures += 1;
    } finally {
      this.isConnecting = false;
      if (!this.socket) {
        releaseSlot();
        this.connectSoon(this.delay());
      }
    }
  }

  private open(credentials: Credentials, releaseSlot: () => void): void {
    const { backendUrl, server, timing } = this.options;
    const address = new URL(backendUrl).origin.replace(/^http/, "ws");
    const [origin] = server.origins;
    this.usedToken = credentials.accessToken;
    // Rails refuses an upgrade without an Origin or with a foreign one; the credentials stay out of the URL, which
    // ends in logs.
    const socket = new WebSocket(`${address}/cable`, server.speaksSubprotocol ? subprotocols : [], {
      headers: toHeaders(credentials),
      ...(origin !== undefined && { origin }),
      perMessageDeflate: false,
      followRedirects: false,
      handshakeTimeout: timing.staleMs,
      maxPayload: maxFrameBytes,
    });
    this.socket = socket;
    this.lastFrameAt = Date.now();
    const watch = setInterval(() => this.terminateIfStale(socket), timing.pollMs);
    socket.on("message", (data) => {
      this.lastFrameAt = Date.now();
      const frame = parseFrame(String(data));
      if (frame?.kind === "welcome") releaseSlot();
      if (frame) this.receive(frame, socket);
    });
    socket.on("error", (error) => {
      if (server.speaksSubprotocol && /subprotocol/i.test(error.message)) {
        server.speaksSubprotocol = false;
        this.reconnectsAtOnce = true;
      }
      if (server.origins[0] === origin && /server response: 40[34]/.test(error.message))
        server.origins.push(...server.origins.splice(0, 1));
      this.options.log.info({ reason: error.message.slice(0, 120) }, "cable connection failed");
    });
    socket.on("close", () => {
      clearInterval(watch);
      releaseSlot();
      this.handleClose(socket);
    });
  }

  private terminateIfStale(socket: WebSocket): void {
    if (Date.now() - this.lastFrameAt > this.options.timing.staleMs) socket.terminate();
  }

  private receive(frame: Frame, socket: WebSocket): void {
    if (this.socket !== socket || this.isClosed) return;
    switch (frame.kind) {
      case "welcome":
        return this.handleWelcome();
      case "ping":
        return;
      case "disconnect":
        return this.handleDisconnect(frame.reconnect, socket);
      case "confirmed":
        return this.handleConfirmation(frame.identifier);
      case "rejected":
        return this.fail(frame.identifier, new CableRejectedError("rejected"));
      case "message":
        // Also before the confirmation: what `subscribed` transmits, the history among it, comes first.
        return this.options.onMessage(frame.identifier, frame.message);
    }
  }

  private handleWelcome(): void {
    this.isConnected = true;
    this.connectedAt = Date.now();
    this.refusals = 0;
    this.unsubscribedAt.clear();
    for (const subscription of this.subscriptions.values()) this.subscribeOn(subscription);
  }

  private subscribeOn(subscription: CableSubscription): void {
    const gap = (this.unsubscribedAt.get(subscription.identifier) ?? 0) + this.options.timing.leaveGapMs - Date.now();
    const start = () => {
      if (!this.isConnected || this.subscriptions.get(subscription.identifier) !== subscription) return;
      subscription.begin(() => this.send(subscribeFrame(subscription.identifier)));
    };
    if (gap > 0) setTimeout(start, gap);
    else start();
  }

  private handleConfirmation(identifier: string): void {
    const subscription = this.subscriptions.get(identifier);
    if (!subscription) {
      // Confirmed too late: without this the server would keep sending events that have no follower.
      this.send(unsubscribeFrame(identifier));
      return;
    }
    if (subscription.isConfirmed) return;
    const isResumed = subscription.hasBeenConfirmed;
    subscription.confirm();
    if (subscription.isLeaving) this.unsubscribe(identifier);
    else this.options.onConfirmed(identifier, isResumed);
  }

  private fail(identifier: string, error: Error): void {
    const subscription = this.subscriptions.get(identifier);
    if (!subscription) return;
    subscription.stop();
    this.subscriptions.delete(identifier);
    if (!subscription.isLeaving) this.options.onFailed(identifier, error);
  }

  private handleDisconnect(canReconnect: boolean, socket: WebSocket): void {
    socket.close(1000);
    setTimeout(() => socket.terminate(), 1_000).unref();
    if (canReconnect) return;
    void this.handleRefusal(this.isConnected);
  }

  /** The token may have been replaced during the upgrade: one retry with the newest, then the session is over. */
  private async handleRefusal(wasConnected: boolean): Promise<void> {
    this.refusals += 1;
    const newest = await this.options.credentials().catch(() => null);
    if (this.refusals === 1 && newest && newest.accessToken !== this.usedToken) return;
    this.isClosed = true;
    this.close();
    this.options.onEnded(wasConnected);
  }

  private handleClose(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    if (this.isConnected) this.options.onDown();
    if (this.isConnected && Date.now() - this.connectedAt >= this.options.timing.settledMs) this.failures = 0;
    else this.failures += 1;
    this.isConnected = false;
    for (const subscription of this.subscriptions.values()) {
      subscription.drop();
      if (subscription.isLeaving) this.subscriptions.delete(subscription.identifier);
    }
    if (this.subscriptions.size > 0) this.connectSoon(this.reconnectsAtOnce ? 0 : this.delay());
    this.reconnectsAtOnce = false;
  }

  /** Exponential backoff with jitter. */
  private delay(): number {
    const { firstDelayMs, longestDelayMs } = this.options.timing;
    const longest = Math.min(longestDelayMs, firstDelayMs * 2 ** this.failures);
    return longest * (0.5 + Math.random() / 2);
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }
}
