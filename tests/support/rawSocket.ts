import { WebSocket } from "ws";

interface Frame {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A bare graphql-transport-ws client: sends what the test writes and records the frames and the close code. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  readonly opened: Promise<void>;
  /** Resolves with the close code; a refused upgrade resolves with its HTTP status. */
  readonly closed: Promise<number>;
  private readonly listeners = new Set<() => void>();

  constructor(url: string, options: { headers?: Record<string, string>; origin?: string; protocols?: string[] } = {}) {
    this.socket = new WebSocket(url, options.protocols ?? ["graphql-transport-ws"], {
      headers: options.headers ?? {},
      ...(options.origin !== undefined && { origin: options.origin }),
    });
    this.socket.on("error", () => {});
    this.socket.on("message", (data) => {
      this.frames.push(JSON.parse(String(data)) as Frame);
      for (const listener of this.listeners) listener();
    });
    this.opened = new Promise((resolve, reject) => {
      this.socket.once("open", resolve);
      this.socket.once("close", () => reject(new Error("closed before it opened")));
    });
    this.opened.catch(() => {});
    this.closed = new Promise((resolve) => {
      this.socket.once("close", resolve);
      this.socket.once("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === "string" ? message : JSON.stringify(message));
  }

  /** Opens, initialises and waits for the acknowledgement. */
  async init(payload?: Record<string, unknown>): Promise<void> {
    await this.opened;
    this.send({ type: "connection_init", ...(payload && { payload }) });
    await this.next((frame) => frame.type === "connection_ack");
  }

  /** The first frame, past or future, that matches; rejects when the socket closes first. */
  next(matches: (frame: Frame) => boolean): Promise<Frame> {
    return new Promise((resolve, reject) => {
      const check = () => {
        const frame = this.frames.find(matches);
        if (!frame) return;
        this.listeners.delete(check);
        resolve(frame);
      };
      this.listeners.add(check);
      void this.closed.then((code) => reject(new Error(`closed with ${code}`)));
      check();
    });
  }

  /** Runs one operation to its first answer. */
  async run(id: string, query: string, variables: Record<string, unknown> = {}): Promise<Frame> {
    this.send({ type: "subscribe", id, payload: { query, variables } });
    return await this.next((frame) => frame.id === id && (frame.type === "next" || frame.type === "error"));
  }

  close(): void {
    this.socket.close();
  }
}
