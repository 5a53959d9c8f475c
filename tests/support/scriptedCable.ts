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
  /** Every text that came, in its order. */
  readonly texts: string[];
  readonly commands: CableCommand[];
  readonly socket: WebSocket;
  isOpen: boolean;
  /** A frame, or text as it stands. */
  send(frame: object | string): void;
  confirm(identifier: string): void;
  tell(identifier: string, message: unknown): void;
}

export interface CableScript {
  /** What follows the upgrade; a welcome unless told otherwise. */
  onOpen?(socket: CableSocket, number: number): void;
  /** What a command is answered with; every subscribe is confirmed unless told otherwise. */
  onCommand?(command: CableCommand, socket: CableSocket): void;
  /** The subprotocol that is chosen; false for none. */
  choose?: string | false;
  /** Names a subprotocol although none was offered. */
  insists?: boolean;
  /** Whether an upgrade is refused with 404. */
  refuses?(headers: IncomingHttpHeaders): boolean;
}

/** Silence in answer to commands. */
export const silence = () => {};

/** Resolves when the client has read everything that was sent, and what it said to that has come back: frames keep their order. */
export function answered({ socket }: CableSocket): Promise<void> {
  return new Promise((resolve) => {
    socket.once("pong", () => resolve());
    socket.ping();
  });
}

/** A real cable server that does what the test says, as badly as it says, and remembers everything it was sent. */
export class ScriptedCable {
  url = "";
  /** Every connection that was made, oldest first. */
  readonly sockets: CableSocket[] = [];
  /** Headers of every upgrade that was tried. */
  readonly upgrades: IncomingHttpHeaders[] = [];
  private readonly http = createServer();

  constructor(private readonly script: CableScript = {}) {}

  async start(): Promise<this> {
    const { choose = "actioncable-v1-json", refuses = () => false } = this.script;
    const server = new WebSocketServer({ noServer: true, handleProtocols: () => choose });
    if (this.script.insists) server.on("headers", (headers) => headers.push("Sec-WebSocket-Protocol: another"));
    this.http.on("upgrade", (request, raw, head) => {
      raw.on("error", () => {});
      this.upgrades.push(request.headers);
      if (refuses(request.headers))
        return void raw.end("HTTP/1.1 404 Not Found\r\nContent-Length: 14\r\nConnection: close\r\n\r\nPage not found");
      server.handleUpgrade(request, raw, head, (socket) => this.opened(socket, request.url ?? "", request.headers));
    });
    await new Promise<void>((resolve) => {
      this.http.listen(0, "127.0.0.1", resolve);
    });
    this.url = `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
    return this;
  }

  /** Sockets that are open at the moment. */
  get open(): CableSocket[] {
    return this.sockets.filter((socket) => socket.isOpen);
  }

  /** The newest socket. */
  get last(): CableSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("nobody has connected");
    return socket;
  }

  /** Commands of all sockets. */
  commands(command?: string): CableCommand[] {
    return this.sockets.flatMap((socket) =>
      socket.commands.filter((one) => command === undefined || one.command === command),
    );
  }

  async stop(): Promise<void> {
    for (const { socket } of this.sockets) socket.terminate();
    await new Promise<void>((resolve) => {
      this.http.close(() => resolve());
      this.http.closeAllConnections();
    });
  }

  private opened(socket: WebSocket, url: string, headers: IncomingHttpHeaders): void {
    const one: CableSocket = {
      url,
      headers,
      texts: [],
      commands: [],
      socket,
      isOpen: true,
      send: (frame) => socket.send(typeof frame === "string" ? frame : JSON.stringify(frame)),
      confirm: (identifier) => one.send({ identifier, type: "confirm_subscription" }),
      tell: (identifier, message) => one.send({ identifier, message }),
    };
    this.sockets.push(one);
    socket.on("error", () => {});
    socket.on("close", () => {
      one.isOpen = false;
    });
    socket.on("message", (data) => {
      one.texts.push(String(data));
      const command = JSON.parse(String(data)) as CableCommand;
      one.commands.push(command);
      if (this.script.onCommand) this.script.onCommand(command, one);
      else if (command.command === "subscribe") one.confirm(command.identifier);
    });
    if (this.script.onOpen) this.script.onOpen(one, this.sockets.length);
    else one.send({ type: "welcome" });
  }
}
