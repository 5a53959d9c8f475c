import { ApolloClient } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { ErrorLink } from "@apollo/client/link/error";
import { OperationTypeNode } from "graphql";
import { catchError, EMPTY, from, map, mergeMap, throwError } from "rxjs";
import { createCache } from "./cache";
import { errorCodes } from "./errors";
import { createHttpLink } from "./httpLink";
import { createPartialResultLink, clearPartialResults } from "./partialResults";
import { registeredLink } from "./registeredLink";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { reloadOnce } from "../lib/reloadOnce";

/** What a client needs to reach the gateway, in the browser and on the server. */
export interface ClientOptions {
  /** Origin of the gateway; empty in the browser. */
  origin: string;
  fetch?: typeof fetch;
  /** Runs queries and mutations in place of the network: the server calls the gateway directly. */
  link?: ApolloLink;
  ssr?: boolean;
  /** Called when the server reports that the session has ended. */
  onSessionEnded?: () => void;
  /** Called for every result: the cache may have changed. */
  onResult?: () => void;
  /** Checks with the server whether the session is still valid. */
  hasSession?: () => Promise<boolean>;
}

/** A client with what has to be tidied up once another session takes its place. */
export interface AppClient {
  client: ApolloClient;
  /** Closes the socket and clears the store. */
  dispose: () => void;
  /** Whether its cache was restored from the device's snapshot, which the server has yet to confirm. */
  isRestored?: boolean;
}

/** Imported with the service worker's code: its cached shell may be the reason. */
async function offerNewVersion(): Promise<void> {
  const worker = await import("../offline/registerWorker").catch(() => null);
  await worker?.offerNewVersion();
}

/** One client per session: signing in or out creates a new one, so that no data of the previous user can remain. */
export function createAppClient(options: ClientOptions): AppClient {
  let closeSocket: (() => void) | undefined;
  let disposed = false;
  const notifySessionEnded = () => {
    if (!disposed) options.onSessionEnded?.();
  };
  const errorLink = new ErrorLink(({ error }) => {
    const codes = errorCodes(error);
    if (codes.includes("UNAUTHENTICATED")) notifySessionEnded();
    // The server accepts only operations of its own build, and this page is of another one.
    if (codes.includes("OPERATION_NOT_REGISTERED") && !reloadOnce()) void offerNewVersion();
  });
  const resultLink = new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        options.onResult?.();
        return result;
      }),
    ),
  );
  let askedAt: number | undefined;
  const loadSocket = loadWhenOnline(async () => {
    const { createSocketLink } = await import("./socketLink");
    const socket = createSocketLink({
      url: `${globalThis.location.protocol === "https:" ? "wss:" : "ws:"}//${globalThis.location.host}/graphql`,
      askedAt: askedAt ?? Date.now(),
      hasSession: options.hasSession ?? (async () => true),
      onEnded: notifySessionEnded,
    });
    closeSocket = () => void socket.client.dispose();
    if (disposed) closeSocket();
    return socket.link;
  });
  const subscriptionLink = new ApolloLink((operation, forward) => {
    askedAt ??= Date.now();
    return from(loadSocket()).pipe(
      mergeMap((link) => link.request(operation, forward)),
      // Closing the socket ends its subscriptions with a CloseEvent that no subscriber expects any more.
      catchError((error) => (disposed ? EMPTY : throwError(() => error))),
    );
  });
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    ssrMode: options.ssr,
    link: ApolloLink.from([
      resultLink,
      createPartialResultLink({ ssr: options.ssr }),
      errorLink,
      registeredLink,
      ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        subscriptionLink,
        options.link ?? createHttpLink({ uri: `${options.origin}/graphql`, fetch: options.fetch }),
      ),
    ]),
  });
  return {
    client,
    dispose() {
      disposed = true;
      closeSocket?.();
      clearPartialResults();
      client.stop();
      void client.clearStore();
    },
  };
}
