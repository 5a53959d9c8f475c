import { WebSocket } from "ws";

interface Frame {
  type?: string;
  identifier?: string;
  message?: unknown;
  reason?: string;
  reconnect?: boolean;
}

/** A raw cable connection that records every frame except pings. */
export interface TestCable {
  socket: WebSocket;
  frames: Frame[];
  pings: number[];
  closed: Promise<{ code: number; reason: string }>;
  send(value: unknown): void;
  subscribe(identifier: string): void;
  perform(identifier: string, data: Record<string, unknown>): void;
  /** Waits for the first matching frame, starting at index `from`. */
  find(holds: (frame: Frame) => boolean, from?: number): Promise<Frame>;
  /** Bodies of the messages under the identifier so far. */
  messages(identifier: string): Record<string, unknown>[];
  close(): void;
}

/** The channel first, then the parameters in the given order, as the cable compares them. */
export const identifierOf = (channel: string, params: Record<string, unknown>) =>
  JSON.stringify({ channel, ...params });

const waitMs = 60_000;

/** From the server's own origin unless another is given; null sends none. */
export function openCable(
  url: string,
  options: { headers?: Record<string, string>; origin?: string | null; protocols?: string[]; query?: string } = {},
): TestCable {
  const {
    headers = {},
    origin = new URL(url).origin,
    protocols = ["actioncable-v1-json", "actioncable-unsupported"],
    query = "",
  } = options;
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/cable${query}`, protocols, {
    headers: { ...headers, ...(origin === null ? {} : { origin }) },
  });
  const frames: Frame[] = [];
  const pings: number[] = [];
  const waiting = new Set<() => void>();
  const changed = () => {
    for (const check of waiting) check();
  };
  socket.on("message", (data) => {
    const frame = JSON.parse(String(data)) as Frame;
    if (frame.type === "ping") pings.push(Number(frame.message));
    else frames.push(frame);
    changed();
  });
  const closed = new Promise<{ code: number; reason: string }>((done) => {
    socket.on("close", (code, reason) => done({ code, reason: String(reason) }));
    socket.on("error", () => {});
  });
  const send = (value: unknown) => socket.send(typeof value === "string" ? value : JSON.stringify(value));
  return {
    socket,
    frames,
    pings,
    closed,
    send,
    subscribe: (identifier) => send({ command: "subscribe", identifier }),
    perform: (identifier, data) => send({ command: "message", identifier, data: JSON.stringify(data) }),
    find: (holds, from = 0) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          reject(new Error(`No such frame; there are ${JSON.stringify(frames)}`));
        }, waitMs);
        const check = () => {
          const found = frames.slice(from).find(holds);
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
    messages: (identifier) =>
      frames
        .filter((frame) => frame.identifier === identifier && !frame.type)
        .map((frame) => frame.message as Record<string, unknown>),
    close: () => socket.terminate(),
  };
}

export const isWelcome = (frame: Frame) => frame.type === "welcome";
export const isConfirmed = (identifier: string) => (frame: Frame) =>
  frame.type === "confirm_subscription" && frame.identifier === identifier;
export const isRejected = (identifier: string) => (frame: Frame) =>
  frame.type === "reject_subscription" && frame.identifier === identifier;

/** Connects, waits for the welcome and subscribes in turn. */
export async function followChannels(
  url: string,
  headers: Record<string, string>,
  identifiers: string[],
): Promise<TestCable> {
  const cable = openCable(url, { headers });
  await cable.find(isWelcome);
  for (const identifier of identifiers) {
    cable.subscribe(identifier);
    await cable.find(isConfirmed(identifier));
  }
  return cable;
}
