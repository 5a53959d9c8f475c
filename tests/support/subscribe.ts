import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { GraphqlClient } from "./graphqlClient";

/** A running subscription that records its events. */
export interface Stream<Data> {
  readonly events: Data[];
  /** Errors that ended it. */
  readonly errors: { message: string; extensions?: { code?: string } }[];
  /** The first event, past or future, that matches. */
  next(matches?: (event: Data) => boolean, timeoutMs?: number): Promise<Data>;
  /** Resolves when the server ends it, well or badly. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Subscribes as the client's session, over a socket of its own. Resolves when the socket is acknowledged and the
 * operation sent.
 */
export async function subscribe<Data = Record<string, unknown>>(
  client: GraphqlClient,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Stream<Data>> {
  const { cookie, url } = client;
  const origin = new URL(url).origin;
  class BrowserSocket extends WebSocket {
    constructor(address: string, protocols?: string | string[]) {
      super(address, protocols, { origin, headers: cookie === "" ? {} : { cookie } });
    }
  }
  const socket = createClient({
    url: `${url.replace(/^http/, "ws")}/graphql`,
    webSocketImpl: BrowserSocket,
    retryAttempts: 0,
    lazy: true,
  });
  const events: Data[] = [];
  const errors: Stream<Data>["errors"] = [];
  const watchers = new Set<() => void>();
  const changed = () => [...watchers].forEach((watch) => watch());
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const connected = new Promise<void>((resolve, reject) => {
    socket.on("connected", () => resolve());
    socket.on("error", reject);
  });
  connected.catch(() => {});
  socket.subscribe<Data>(
    { query, variables },
    {
      next(result) {
        if (result.data) events.push(result.data);
        if (result.errors) errors.push(...(result.errors as Stream<Data>["errors"]));
        changed();
      },
      error(reason) {
        errors.push(...(Array.isArray(reason) ? (reason as Stream<Data>["errors"]) : [{ message: String(reason) }]));
        finish();
        changed();
      },
      complete() {
        finish();
        changed();
      },
    },
  );
  await connected;
  return {
    events,
    errors,
    ended,
    next: (matches = () => true, timeoutMs = 60_000) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          watchers.delete(check);
          reject(
            new Error(
              `no such event of ${query.trim().slice(0, 60)}; there are ${JSON.stringify(events)} and errors ${JSON.stringify(errors)}`,
            ),
          );
        }, timeoutMs);
        const check = () => {
          const event = events.find(matches);
          if (event === undefined) return;
          clearTimeout(timer);
          watchers.delete(check);
          resolve(event);
        };
        watchers.add(check);
        check();
      }),
    stop: async () => {
      await socket.dispose();
    },
  };
}
