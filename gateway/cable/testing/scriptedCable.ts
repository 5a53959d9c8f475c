import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { vi } from "vitest";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";

/** A command as the server got it. */
export interface CableCommand {
  command: string;
  identifier: string;
  data?: string;
}

/** One connection, as the server sees it. */
export class ServerLine {
  /** Every text received, in order, and what it says. */
  readonly texts: string[] = [];
  readonly commands: CableCommand[] = [];
  /** Gets no more pings, alone of all. */
  isSilent = false;

  constructor(
    private readonly socket: WebSocket,
    readonly headers: IncomingHttpHeaders,
    private readonly onCommand: (line: ServerLine, command: CableCommand) => void,
  ) {
    socket.on("error", () => {});
    socket.on("message", (data) => {
      this.texts.push(String(data));
      const command = JSON.parse(String(data)) as CableCommand;
      this.commands.push(command);
      this.onCommand(this, command);
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  ping(): void {
    if (this.isOpen && !this.isSilent) this.send({ type: "ping", message: Math.floor(Date.now() / 1_000) });
  }

  confirm(identifier: string): void {
    this.send({ identifier, type: "confirm_subscription" });
  }

  deliver(identifier: string, message: unknown): void {
    this.send({ identifier, message });
  }

  close(code = 1000): void {
    this.socket.close(code);
  }

  /** The network is gone: no close frame. */
  cut(): void {
    this.socket.terminate();
  }

  /** Resolves when the client has read everything sent so far and its replies have arrived: frames keep their order. */
  roundTrip(): Promise<void> {
    return new Promise((resolve) => {
      this.socket.once("pong", () => resolve());
      this.socket.ping();
    });
  }

  /** How often a command came for an identifier. */
  count(command: string, identifier: string): number {
    return this.commands.filter((known) => known.command === command && known.identifier === identifier).length;
  }
}

/** What a test may script of a server. */
export type CableScript = Partial<
  Pick<ScriptedCable, "refuse" | "choose" | "forcesSubprotocol" | "onConnect" | "onCommand">
>;

/** Answers nothing. */
export const doNothing = () => {};

/** A real WebSocket server that follows the test's script, however broken, and does nothing else. */
export class ScriptedCable {
  url = "";
  readonly upgrades: { url: string; headers: IncomingHttpHeaders }[] = [];
  readonly lines: ServerLine[] = [];
  /** The HTTP status that answers an upgrade instead of 101; null takes it. */
  refuse: (headers: IncomingHttpHeaders) => number | null = () => null;
  /** Which of the offered subprotocols is chosen. */
  choose: (offered: Set<string>) => string | false = (offered) =>
    offered.has("actioncable-v1-json") ? "actioncable-v1-json" : false;
  onConnect: (line: ServerLine) => void = (line) => line.send({ type: "welcome" });
  onCommand: (line: ServerLine, command: CableCommand) => void = (line, { command, identifier }) => {
    if (command === "subscribe") line.confirm(identifier);
  };
  /** Names a subprotocol although none was offered. */
  forcesSubprotocol = false;
  /** Real servers ping all connections on one timer; when off, the connection falls silent. */
  pings = true;
  private readonly timer = setInterval(() => {
    if (this.pings) for (const line of this.lines) line.ping();
  }, 50);
  private readonly server = createServer((_request, response) => response.writeHead(404).end());
  private readonly sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    handleProtocols: (offered) => this.choose(offered),
  });

  async start(): Promise<this> {
    this.sockets.on("headers", (headers) => {
      if (this.forcesSubprotocol) headers.push("Sec-WebSocket-Protocol: another");
    });
    this.server.on("upgrade", (request, raw, head) => this.upgrade(request, raw, head));
    await new Promise<void>((resolve) => {
      this.server.listen(0, "127.0.0.1", resolve);
    });
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  /** The newest connection. */
  get line(): ServerLine {
    const line = this.lines.at(-1);
    if (!line) throw new Error("no client has connected");
    return line;
  }

  /** Connections that are open now. */
  get open(): ServerLine[] {
    return this.lines.filter((line) => line.isOpen);
  }

  /** Commands of all connections. */
  commands(command?: string): CableCommand[] {
    return this.lines.flatMap((line) =>
      line.commands.filter((one) => command === undefined || one.command === command),
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    for (const line of this.lines) line.cut();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): void {
    // A refused client may hang up first.
    raw.on("error", () => {});
    this.upgrades.push({ url: request.url ?? "", headers: request.headers });
    const refusal = this.refuse(request.headers);
    if (refusal !== null) {
      raw.end(`HTTP/1.1 ${refusal} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.sockets.handleUpgrade(request, raw, head, (socket) => {
      const line = new ServerLine(socket, request.headers, (at, command) => this.onCommand(at, command));
      this.lines.push(line);
      this.onConnect(line);
    });
  }
}

/** Waits for a condition; throws with its name when it is not met in time. */
export async function until(name: string, isSo: () => boolean, timeoutMs = 60_000): Promise<void> {
  await vi.waitFor(
    () => {
      if (!isSo()) throw new Error(`not so: ${name}`);
    },
    { timeout: timeoutMs, interval: 5 },
  );
}
