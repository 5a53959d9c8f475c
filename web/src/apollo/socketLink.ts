import { ApolloLink } from "@apollo/client/link";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { Kind } from "graphql";
import type { DocumentNode } from "graphql";
import { createClient } from "graphql-ws";
import type { Client } from "graphql-ws";
import { emitReconnect } from "./reconnect";
import { isByHash } from "./registeredLink";

const FORBIDDEN = 4403;
const UNAUTHORIZED = 4401;
const PING_MS = 12_000;
const PONG_MS = 5_000;
/** What the page has read may be older than this when its socket opens: it is read again. */
const LATE_MS = 2_000;

/** The protocol wants a text, if only a blank one. */
const NO_TEXT: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

/**
 * The socket of the subscriptions. It reconnects after every interruption with exponential backoff, and at once when
 * the browser reports that the network is back. A ping without a pong counts as an interruption. After 4403 (the
 * session could not be read) the session is checked first, and an ended session ends the socket. 4401 is final. One
 * that opens late counts as a reconnect: no event was sent for what happened since the page was read.
 */
export function createSocketLink(options: {
  url: string;
  /** When a subscription was first asked for, in ms. */
  askedAt: number;
  hasSession: () => Promise<boolean>;
  onEnded: () => void;
}): {
  link: ApolloLink;
  client: Client;
} {
  let lastCode: number | undefined;
  let hasEnded = false;
  let waitingSince: number | undefined = options.askedAt;
  let retryNow: (() => void) | undefined;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: options.url,
    keepAlive: PING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => !hasEnded && lastCode !== UNAUTHORIZED,
    retryWait: async (retries) => {
      const delay = Math.min(1000 * 2 ** retries, 15_000);
      await new Promise<void>((resolve) => {
        retryNow = resolve;
        setTimeout(resolve, delay * (0.5 + Math.random() / 2));
      });
      if (lastCode !== FORBIDDEN) return;
      if (await options.hasSession()) return;
      hasEnded = true;
      options.onEnded();
      throw new Error("session ended");
    },
    on: {
      closed: (event) => {
        clearTimeout(pongTimer);
        lastCode = (event as CloseEvent).code;
        if (lastCode === UNAUTHORIZED && !hasEnded) {
          hasEnded = true;
          options.onEnded();
        }
      },
      connecting: () => {
        waitingSince ??= Date.now();
      },
      connected: (_socket, _payload, wasRetry) => {
        lastCode = undefined;
        const isLate = waitingSince !== undefined && Date.now() - waitingSince > LATE_MS;
        if (wasRetry || isLate) emitReconnect();
        waitingSince = undefined;
      },
      ping: (received) => {
        if (!received) pongTimer = setTimeout(() => client.terminate(), PONG_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
    },
  });
  const onOnline = () => {
    // A socket that was open while the network was down may be half-open.
    client.terminate();
    retryNow?.();
  };
  globalThis.addEventListener("online", onOnline);
  const dispose = client.dispose.bind(client);
  client.dispose = () => {
    globalThis.removeEventListener("online", onOnline);
    clearTimeout(pongTimer);
    // It rejects with the CloseEvent when the socket has closed in the meantime, which is fine here.
    return Promise.resolve(dispose()).catch(() => {});
  };
  const socket = new GraphQLWsLink(client);
  const link = new ApolloLink((operation) =>
    socket.request(isByHash(operation) ? { ...operation, query: NO_TEXT } : operation),
  );
  return { link, client };
}
