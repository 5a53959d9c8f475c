import { ApolloLink } from "@apollo/client/link";
import { BaseHttpLink } from "@apollo/client/link/http";
import type { HttpLink } from "@apollo/client/link/http";
import { from, mergeMap } from "rxjs";
import { loadOrFailOffline } from "../lib/loadWhenOnline";
import { randomId } from "../lib/randomId";

const loadUpload = loadOrFailOffline(() => import("apollo-upload-client/UploadHttpLink.mjs"));

const pageLoad = randomId();

/** The same for all that one visit of a page asks for, also when it is shown again on the way back. */
function pageView(): string {
  const key: unknown = (globalThis.history?.state as { key?: unknown } | null)?.key;
  return typeof key === "string" ? `${pageLoad}-${key}` : pageLoad;
}

/** Variables with files make a multipart request; its code loads with the first file. */
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
  const requestIdLink = new ApolloLink((operation, forward) => {
    operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
      headers: { ...headers, "x-request-id": randomId(), "x-page-view": pageView() },
    }));
    return forward(operation);
  });
  return requestIdLink.concat(
    ApolloLink.split(({ variables }) => hasFile(variables), uploadLink, new BaseHttpLink(http)),
  );
}

function hasFile(value: unknown): boolean {
  if (typeof Blob !== "undefined" && value instanceof Blob) return true;
  return typeof value === "object" && value !== null && Object.values(value).some(hasFile);
}
