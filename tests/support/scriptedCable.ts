import { createServer } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";

/** A command as the server read it. */
export interface CableCommand {
  command: string;
  identifier: string;
  data?: unknown;
}

/** One socket of a client, as the server sees it. */
export interface CableSocket {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Every text received, in order. */
  readonly texts: string[];
  readonly commands: CableCommand[];
  readonly socket: WebSocket;
  isOpen: boolean;
  /** Sends a frame, or a text unchanged. */
  send(frame: object | string): void;
  confirm(identifier: string): void;
  sendMessage(identifier: string, message: unknown): void;
}

export interface CableScript {
  /** Runs after the upgrade; sends a welcome by default. */
  onOpen?(socket: CableSocket, number: number): void;
  /** Answers a command; confirms every subscribe by default. */
  onCommand?(command: CableCommand, socket: CableSocket): void;
  /** The subprotocol to choose; false for none. */
  subprotocol?: string | false;
  /** Names a subprotocol although none was offered. */
  forcesSubprotocol?: boolean;
  /** Whether to refuse an upgrade with 404. */
  refusesUpgrade?(headers: IncomingHttpHeaders): boolean;
}

/** Answers nothing. */
export const doNothing = () => {};

/** Resolves when the client has read everything sent so far and its replies have arrived: frames keep their order. */
export function roundTrip({ socket }: CableSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once("pong", () => resolve());
    socket.ping();
  });
}

/** A real cable server that follows the test's script, however broken, and records everything it receives. */
export class ScriptedCable {
  url = "";
  /** Every connection, oldest first. */
  readonly sockets: CableSocket[] = [];
  /** Headers of every attempted upgrade. */
  readonly upgrades: IncomingHttpHeaders[] = [];
  private readonly http = createServer();

  constructor(private readonly script: CableScript = {}) {}

  async start(): Promise<this> {
    const { subprotocol = "actioncable-v1-json", refusesUpgrade = () => false } = this.script;
    const server = new WebSocketServer({ noServer: true, handleProtocols: () => subprotocol });
    if (this.script.forcesSubprotocol)
      server.on("headers", (headers) => headers.push("Sec-WebSocket-Protocol: another"));
    this.http.on("upgrade", (request, raw, head) => {
      raw.on("error", () => {});
      this.upgrades.push(request.headers);
      if (refusesUpgrade(request.headers))
        return void raw.end("HTTP/1.1 404 Not Found\r\nContent-Length: 14\r\nConnection: close\r\n\r\nPage not found");
      server.handleUpgrade(request, raw, head, (socket) => this.accept(socket, request.url ?? "", request.headers));
    });
    await new Promise<void>((resolve) => {
      this.http.listen(0, "127.0.0.1", resolve);
    });
    this.url = `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
    return this;
  }

  /** Sockets that are open now. */
  get open(): CableSocket[] {
    return this.sockets.filter((socket) => socket.isOpen);
  }

  /** The newest socket. */
  get last(): CableSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("no client has connected");
    return socket;
  }

  /** Commands of all sockets. */
  commands(command?: string): CableCommand[] {
    return this.sockets.flatMap((socket) =>
      socket.commands.filter((cableSocket) => command === undefined || cableSocket.command === command),
    );
  }

  async stop(): Promise<void> {
    for (const { socket } of this.sockets) socket.terminate();
    await new Promise<void>((resolve) => {
      this.http.close(() => resolve());
      this.http.closeAllConnections();
    });
  }

  private accept(socket: WebSocket, url: string, headers: IncomingHttpHeaders): void {
    const cableSocket: CableSocket = {
      url,
      headers,
      texts: [],
      commands: [],
      socket,
      isOpen: true,
      send: (frame) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
      confirm: (identifier) => cableSocket.send({ identifier, type: "confirm_subscription" }),
      sendMessage: (identifier, message) => cableSocket.send({ identifier, message }),
    };
    this.sockets.push(cableSocket);
    socket.on("error", () => {});
    socket.on("close", () => {
      cableSocket.isOpen = false;
    });
    socket.on("message", (data) => {
      cableSocket.texts.push(String(data));
      const command = JSON.parse(String(data)) as CableCommand;
      cableSocket.commands.push(command);
      if (this.script.onCommand) this.script.onCommand(command, cableSocket);
      else if (command.command === "subscribe") cableSocket.confirm(command.identifier);
    });
    if (this.script.onOpen) this.script.onOpen(cableSocket, this.sockets.length);
    else cableSocket.send({ type: "welcome" });
  }
}
