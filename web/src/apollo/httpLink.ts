import { ApolloLink } from "@apollo/client/link";
import { BaseHttpLink } from "@apollo/client/link/http";
import type { HttpLink } from "@apollo/client/link/http";
import { from, mergeMap } from "rxjs";
import { approximatePoint } from "../../../rules/placeGrid";
import { loadOrFailOffline } from "../lib/loadWhenOnline";
import { readPlace } from "../lib/position";
import { randomId } from "../lib/randomId";
import { GUEST, currentOwner } from "../offline/snapshotOwner";
import { isByHash, registrationOf } from "./registeredLink";

const loadUpload = loadOrFailOffline(() => import("apollo-upload-client/UploadHttpLink.mjs"));

const pageLoad = randomId();

/** The same for all that one visit of a page asks for, also when it is shown again on the way back. */
function pageView(): string {
  const key: unknown = (globalThis.history?.state as { key?: unknown } | null)?.key;
  return typeof key === "string" ? `${pageLoad}-${key}` : pageLoad;
}

/** Where a guest is: the same for all in a cell of the map, blank while it is unknown. */
function guestPlace(): string {
  const place = readPlace(document.cookie);
  if (!place) return "";
  const { latitude, longitude } = approximatePoint(place);
  return `${latitude},${longitude}`;
}

/**
 * Guests ask for what they share by GET with their place: then the address alone says what the answer is, for caches on
 * the way. Variables with files make a multipart request; its code loads with the first file.
 */
export function createHttpLink(options: { uri: string; fetch?: typeof fetch }): ApolloLink {
  const http: HttpLink.Options = {
    uri: options.uri,
    fetch: options.fetch,
    credentials: "same-origin",
    headers: { "apollo-require-preflight": "true" },
  };
  const uploadLink = new ApolloLink((operation, forward) =>
    from(loadUpload()).pipe(
      mergeMap(({ default: UploadHttpLink }) => new UploadHttpLink(http).request(operation, forward)),
    ),
  );
  const methodLink = new ApolloLink((operation, forward) => {
    const isShared = isByHash(operation) && registrationOf(operation.query).isPublic && currentOwner() === GUEST;
    operation.setContext(({ fetchOptions }: { fetchOptions?: RequestInit }) => ({
      uri: isShared ? `${options.uri}?place=${guestPlace()}` : options.uri,
      fetchOptions: { ...fetchOptions, method: isShared ? "GET" : "POST" },
    }));
    return forward(operation);
  });
  const requestIdLink = new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, "x-request-id": randomId(), "x-page-view": pageView() },
    }));
    return forward(operation);
  });
  return requestIdLink.concat(
    methodLink,
    ApolloLink.split(({ variables }) => hasFile(variables), uploadLink, new BaseHttpLink(http)),
  );
}

function hasFile(value: unknown): boolean {
  if (typeof Blob !== "undefined" && value instanceof Blob) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasFile);
}
