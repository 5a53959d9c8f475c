import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";

interface RailsCableOptions {
  /** `true`: only the server's own Origin. A text: only this Origin. */
  checksOrigin: boolean | string;
  /**
   * The user behind the credentials in headers or query; null refuses the connection (after the upgrade, by a frame).
   */
  userOf(credentials: Record<string, string>): number | null;
  /** Commands and broadcasts go through a pool of threads, so they arrive in any order. */
  isUnordered: boolean;
  pingMs: number;
  /** Answers no subprotocol although one was offered. */
  hidesSubprotocol: boolean;
  /**
   * The streams of a subscription and what is transmitted before the confirmation, or the errors sent before a
   * rejection.
   */
  subscribe(
    userId: number,
    params: Record<string, unknown>,
  ): { streams: string[]; first: unknown[] } | { errors: unknown[] };
  perform(
    userId: number,
    params: Record<string, unknown>,
    data: Record<string, unknown>,
    transmit: (message: unknown) => void,
  ): void;
}

interface Connection {
  socket: WebSocket;
  userId: number;
  token: string;
  streams: Map<string, string[]>;
  confirmed: Set<string>;
}

interface UpgradeRequest {
  url: string;
  headers: IncomingMessage["headers"];
}

/** ActionCable as recorded: what it answers, what it ignores silently, and how its connections end. */
export class RailsCable {
  readonly connections = new Set<Connection>();
  /** Every attempted upgrade. */
  readonly upgrades: UpgradeRequest[] = [];
  /** Every command that arrived, in order. */
  readonly commands: { userId: number; command: string; identifier: string; data?: string }[] = [];
  /** Subscriptions to these channels get no answer at all. */
  readonly silentChannels = new Set<string>();
  /** No more frames, not even pings: a dead connection that is still open. */
  isFrozen = false;
  /** Refuses all credentials, whatever REST does. */
  refusesCredentials = false;
  private readonly sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    handleProtocols: (offered) =>
      !this.options.hidesSubprotocol && offered.has("actioncable-v1-json") ? "actioncable-v1-json" : false,
  });
  private readonly pings: NodeJS.Timeout;
  private scheduledCount = 0;

  constructor(
    server: Server,
    private readonly options: RailsCableOptions,
  ) {
    server.on("upgrade", (request, raw, head) => this.upgrade(request, raw, head));
    this.pings = setInterval(
      () => this.sendToAll({ type: "ping", message: Math.floor(Date.now() / 1_000) }),
      options.pingMs,
    );
  }

  /** Sends to every subscriber of the stream, each under exactly the identifier it subscribed with. */
  broadcast(stream: string, message: unknown): void {
    for (const { socket, streams } of this.connections) {
      for (const [identifier, names] of streams)
        if (names.includes(stream)) this.schedule(() => this.send(socket, { identifier, message }));
    }
  }

  restart = () =>
    this.closeAll(
      (socket) => (
        this.send(socket, { type: "disconnect", reason: "server_restart", reconnect: true }),
        socket.close(1000)
      ),
    );
  dropSilently = () => this.closeAll((socket) => socket.close(1000));
  cut = () => this.closeAll((socket) => socket.terminate());
  endAllSessions = () =>
    this.closeAll(
      (socket) => (
        this.send(socket, { type: "disconnect", reason: "unauthorized", reconnect: false }),
        socket.close(1000)
      ),
    );

  /** Ends one user's session for good. */
  endSession(userId: number): void {
    for (const { socket, userId: connectedId } of this.connections) {
      if (connectedId !== userId) continue;
      this.send(socket, { type: "disconnect", reason: "unauthorized", reconnect: false });
      socket.close(1000);
    }
  }

  /** Whether this user has a confirmed subscription to the channel. */
  isSubscribed = (userId: number, channel: string) =>
    [...this.connections].some(
      (connection) =>
        connection.userId === userId && [...connection.confirmed].some((identifier) => identifier.includes(channel)),
    );

  stop(): void {
    clearInterval(this.pings);
    this.cut();
    this.sockets.close();
  }

  private upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): void {
    raw.on("error", () => {});
    this.upgrades.push({ url: request.url ?? "", headers: request.headers });
    const own = `http://${request.headers.host}`;
    if (
      !request.url?.startsWith("/cable") ||
      (this.options.checksOrigin &&
        request.headers.origin !== (this.options.checksOrigin === true ? own : this.options.checksOrigin))
    ) {
      return void raw.end(
        "HTTP/1.1 404 Not Found\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: 14\r\n\r\nPage not found",
      );
    }
    this.sockets.handleUpgrade(request, raw, head, (socket: WebSocket) => {
      socket.on("error", () => {});
      const query = Object.fromEntries(new URL(request.url ?? "", own).searchParams);
      const credentials: Record<string, string> = {
        ...query,
        ...Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      };
      const userId = this.refusesCredentials ? null : this.options.userOf(credentials);
      if (userId === null) {
        this.send(socket, { type: "disconnect", reason: "unauthorized", reconnect: false });
        return socket.close(1000);
      }
      const connection: Connection = {
        socket,
        userId,
        token: credentials["access-token"] ?? "",
        streams: new Map(),
        confirmed: new Set(),
      };
      this.connections.add(connection);
      socket.on("close", () => this.connections.delete(connection));
      socket.on("message", (data) => this.schedule(() => this.command(connection, String(data))));
      this.send(socket, { type: "welcome" });
    });
  }

  private command(connection: Connection, text: string): void {
    const { socket, userId, streams } = connection;
    const frame = parse(text);
    const { command, identifier, data } = frame ?? {};
    if (typeof identifier !== "string" || typeof command !== "string") return;
    this.commands.push({ userId, command, identifier, ...(typeof data === "string" && { data }) });
    const params = parse(identifier) ?? {};
    if (command === "unsubscribe") return void (streams.delete(identifier), connection.confirmed.delete(identifier));
    if (command === "message") {
      const action = typeof data === "string" ? parse(data) : null;
      if (streams.has(identifier) && action)
        this.options.perform(userId, params, action, (message) => this.send(socket, { identifier, message }));
      return;
    }
    if (command !== "subscribe" || streams.has(identifier) || this.silentChannels.has(String(params["channel"])))
      return;
    const subscription = this.options.subscribe(userId, params);
    if ("errors" in subscription) {
      for (const message of subscription.errors) this.send(socket, { identifier, message });
      return this.send(socket, { identifier, type: "reject_subscription" });
    }
    streams.set(identifier, subscription.streams);
    for (const message of subscription.first) this.send(socket, { identifier, message });
    this.schedule(() => {
      connection.confirmed.add(identifier);
      this.send(socket, { identifier, type: "confirm_subscription" });
    });
  }

  /** In order, or each after a different delay, so that neighbours overtake each other. */
  private schedule(work: () => void): void {
    if (!this.options.isUnordered) return work();
    this.scheduledCount += 1;
    setTimeout(work, [25, 5, 40, 0, 15][this.scheduledCount % 5]);
  }

  private sendToAll(frame: object): void {
    for (const { socket } of this.connections) this.send(socket, frame);
  }

  private closeAll(close: (socket: WebSocket) => void): void {
    for (const { socket } of this.connections) close(socket);
    this.connections.clear();
  }

  private send(socket: WebSocket, frame: object): void {
    if (!this.isFrozen && socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
  }
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
