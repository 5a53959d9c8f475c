import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";

export interface RailsCableOptions {
  /** `true`: its own. A text: this one only, whatever its own is. */
  checksOrigin: boolean | string;
  /** Whose connection it is, by headers or query; null refuses it (after the upgrade, by a frame). */
  userOf(credentials: Record<string, string>): number | null;
  /** Commands and broadcasts go through a pool of threads: any order. */
  isUnordered: boolean;
  pingMs: number;
  /** Answers no subprotocol although one was offered. */
  hidesSubprotocol: boolean;
  /** What `subscribed` transmits before the confirmation; null rejects, after having said why. */
  join(
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

export interface UpgradeSeen {
  url: string;
  headers: IncomingMessage["headers"];
}

/** ActionCable as recorded: what it answers, what it stays silent about, and how its connections end. */
export class RailsCable {
  readonly connections = new Set<Connection>();
  /** Every upgrade that was tried. */
  readonly upgrades: UpgradeSeen[] = [];
  /** Every command that came, in its order. */
  readonly commands: { userId: number; command: string; identifier: string; data?: string }[] = [];
  /** Subscribes to channels named here get no answer at all. */
  readonly silent = new Set<string>();
  /** No frames any more, pings neither: a dead line that nobody closed. */
  isFrozen = false;
  /** Takes nobody's credentials, whatever REST says. */
  refusesAll = false;
  private readonly sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    handleProtocols: (offered) =>
      !this.options.hidesSubprotocol && offered.has("actioncable-v1-json") ? "actioncable-v1-json" : false,
  });
  private readonly pings: NodeJS.Timeout;
  private turn = 0;

  constructor(
    server: Server,
    private readonly options: RailsCableOptions,
  ) {
    server.on("upgrade", (request, raw, head) => this.upgrade(request, raw, head));
    this.pings = setInterval(
      () => this.toAll({ type: "ping", message: Math.floor(Date.now() / 1_000) }),
      options.pingMs,
    );
  }

  /** Sends to everybody who follows the stream, each under the very identifier it subscribed with. */
  broadcast(stream: string, message: unknown): void {
    for (const { socket, streams } of this.connections) {
      for (const [identifier, names] of streams)
        if (names.includes(stream)) this.later(() => this.send(socket, { identifier, message }));
    }
  }

  restart = () =>
    this.end(
      (socket) => (
        this.send(socket, { type: "disconnect", reason: "server_restart", reconnect: true }),
        socket.close(1000)
      ),
    );
  dropSilently = () => this.end((socket) => socket.close(1000));
  cut = () => this.end((socket) => socket.terminate());
  expel = () =>
    this.end(
      (socket) => (
        this.send(socket, { type: "disconnect", reason: "unauthorized", reconnect: false }),
        socket.close(1000)
      ),
    );

  /** Whether this person follows a channel, confirmed. */
  /** Ends one person's session for good. */
  expelOne(userId: number): void {
    for (const { socket, userId: whose } of this.connections) {
      if (whose !== userId) continue;
      this.send(socket, { type: "disconnect", reason: "unauthorized", reconnect: false });
      socket.close(1000);
    }
  }

  isJoined = (userId: number, channel: string) =>
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
      const given: Record<string, string> = {
        ...query,
        ...Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      };
      const userId = this.refusesAll ? null : this.options.userOf(given);
      if (userId === null) {
        this.send(socket, { type: "disconnect", reason: "unauthorized", reconnect: false });
        return socket.close(1000);
      }
      const connection: Connection = {
        socket,
        userId,
        token: given["access-token"] ?? "",
        streams: new Map(),
        confirmed: new Set(),
      };
      this.connections.add(connection);
      socket.on("close", () => this.connections.delete(connection));
      socket.on("message", (data) => this.later(() => this.command(connection, String(data))));
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
    if (command !== "subscribe" || streams.has(identifier) || this.silent.has(String(params["channel"]))) return;
    const joined = this.options.join(userId, params);
    if ("errors" in joined) {
      for (const message of joined.errors) this.send(socket, { identifier, message });
      return this.send(socket, { identifier, type: "reject_subscription" });
    }
    streams.set(identifier, joined.streams);
    for (const message of joined.first) this.send(socket, { identifier, message });
    this.later(() => {
      connection.confirmed.add(identifier);
      this.send(socket, { identifier, type: "confirm_subscription" });
    });
  }

  /** In order, or each after a delay of its own, so that neighbours overtake each other. */
  private later(work: () => void): void {
    if (!this.options.isUnordered) return work();
    this.turn += 1;
    setTimeout(work, [25, 5, 40, 0, 15][this.turn % 5]);
  }

  private toAll(frame: object): void {
    for (const { socket } of this.connections) this.send(socket, frame);
  }

  private end(how: (socket: WebSocket) => void): void {
    for (const { socket } of this.connections) how(socket);
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
