import type { NormalizedCacheObject } from "@apollo/client/cache";
import { ApolloLink } from "@apollo/client/link";
import { prerenderStatic } from "@apollo/client/react/ssr";
import { print } from "@apollo/client/utilities";
import { CacheProvider } from "@emotion/react";
import { text as readText } from "node:stream/consumers";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static.browser";
import { StaticRouter } from "react-router-dom";
import { from } from "rxjs";
import { createAppClient } from "./apollo/client";
import { packState } from "./apollo/renderedState";
import { App } from "./app/App";
import { preloadServerRendered, preloadScreen, serverRenderingAt } from "./app/routes";
import type { ServerRendering } from "./app/routes";
import { frameOf } from "./app/shell/frame";
import { preloadScreenFrame } from "./app/shell/Shell";
import type { Site } from "./components/site";
import { readCardSize } from "./lib/cardSizeCookie";
import { formatPlace, parsePlace, readPlace } from "./lib/position";
import { readWallOrder } from "./lib/wallOrderCookie";
import { toScriptText } from "./lib/scriptText";
import { currentStyles, styleSheet, styleTag } from "./theme/serverStyles";

/**
 * What the gateway passes to render a page. It has its own copy of these types, since it only knows the built bundle.
 */
export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** Cookie header of the request; only place, order of the wall and size of the cards are read. */
  cookies: string;
  /** Public origin, for absolute URLs. */
  origin: string;
  /** Capabilities that the backend lacks, which the page must not mention. */
  lacks: readonly string[];
  /** Names of the CSS rules that the page can omit, since the linked style sheet has them. */
  linkedRules: ReadonlySet<string>;
  /** Runs an operation as the visitor. Errors in its result make the rendering fail. */
  execute: (operation: {
    query: string;
    variables: Record<string, unknown>;
    operationName?: string;
  }) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;
  /** Aborts the rendering. */
  signal: AbortSignal;
}

/** A page as the gateway sends it. */
export interface RenderedPage {
  status: number;
  /** Target of a redirect: path and query. */
  location: string | null;
  /** Title, metadata and styles. */
  head: string;
  /** The element #root with the page. */
  body: string;
  /** The filled cache as JSON, packed and fit for a script element. */
  state: string;
}

/** How a path is rendered; null for one that is left to the browser or unknown. */
export function screenAt(pathname: string): ServerRendering | null {
  const rendered = serverRenderingAt(pathname);
  if (!rendered || frameOf(pathname).header === "never") return rendered;
  return { ...rendered, modules: [...rendered.modules, SCREEN_FRAME] };
}

/** The rules of all that has been rendered so far, for the style sheet that rendered pages link. */
export const collectedRules = (): string => styleSheet(currentStyles());

/** Renders once in advance, so that the first request is not slower than the others. */
export async function warmUp(): Promise<void> {
  await preloadServerRendered();
  await render({
    url: "/wall",
    cookies: "",
    origin: "http://localhost",
    lacks: [],
    linkedRules: new Set(),
    execute: answerGuestWithoutData,
    signal: new AbortController().signal,
  }).catch(() => undefined);
}

const answerGuestWithoutData: RenderRequest["execute"] = async ({ operationName }) =>
  operationName === "Session" ? { data: { viewer: null } } : { errors: [{ message: "no data" }] };

const SCREEN_FRAME = "src/app/shell/ScreenFrame.tsx";

const ROOT_ELEMENT = '<div id="root"';

/** Renders a page with its data. Rejects when a component throws, an operation fails or the signal aborts. */
export async function render({
  url,
  cookies,
  origin,
  lacks,
  linkedRules,
  execute,
  signal,
}: RenderRequest): Promise<RenderedPage> {
  const pathname = url.replace(/[?#].*$/, "");
  const stored = readPlace(cookies);
  // Exactly what the browser begins with.
  const place = stored && parsePlace(formatPlace(stored));
  await Promise.all([preloadScreen(pathname), preloadScreenFrame(pathname)]);
  let failure: unknown;
  let askedCount = 0;
  const link = new ApolloLink(({ query, variables, operationName }) => {
    askedCount += 1;
    return from(
      execute({ query: print(query), variables, operationName })
        .then((response) => {
          if (response.errors?.length) throw new Error(`${operationName ?? "operation"} failed`);
          return response as ApolloLink.Result;
        })
        .catch((error: unknown) => {
          // A rendered error state would not match the browser's, which repeats the request.
          failure ??= error;
          throw error;
        }),
    );
  });
  const app = createAppClient({ origin: "", link, ssr: true });
  const styles = currentStyles();
  let answer: { status: number; location: string | null } = { status: 200, location: null };
  let turn = 0;
  const rendered = serverRenderingAt(pathname);
  const asksForData = rendered !== null && !rendered.isText;
  const site: Site = {
    origin,
    documentPath: pathname,
    lacks,
    setResponse: (status, location) => (answer = { status, location: location ?? null }),
  };
  const renderTree = async (tree: ReactNode) => {
    answer = { status: 200, location: null };
    // React's build for Node tracks every promise of the process from its first page on, which slows down all that
    // the gateway does; the one for browsers does not.
    const { prelude } = await prerender(tree, {
      signal,
      // In one piece: a late part would need a script that moves it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    });
    // Read here: Apollo decodes piece by piece, and a piece may end inside a letter.
    return readText(prelude);
  };
  try {
    const { result, aborted } = await prerenderStatic({
      tree: (
        <div id="root" data-origin={origin} data-place={place ? formatPlace(place) : ""}>
          <CacheProvider value={styles}>
            <StaticRouter location={url}>
              <App
                createClient={() => app}
                position={place}
                wallOrder={readWallOrder(cookies)}
                cardSize={readCardSize(cookies)}
                site={site}
              />
            </StaticRouter>
          </CacheProvider>
        </div>
      ),
      context: { client: app.client },
      signal,
      renderFunction: async (tree) => {
        turn += 1;
        askedCount = 0;
        // The first rendering only queries the session; the next one queries what the screen needs.
        site.isDraft = turn === 2 && asksForData;
        const html = await renderTree(tree);
        if (!site.isDraft || askedCount > 0) return html;
        site.isDraft = false;
        return renderTree(tree);
      },
    });
    if (failure) throw failure;
    if (aborted || signal.aborted) throw new Error("given up");
    if (site.isDraft) throw new Error("a draft was the last");
    // React emits head elements before the page.
    const start = result.indexOf(ROOT_ELEMENT);
    return {
      ...answer,
      head: result.slice(0, start) + styleTag(styles, result, linkedRules),
      body: result.slice(start),
      state: toScriptText(packState(app.client.extract() as NormalizedCacheObject)),
    };
  } finally {
    app.client.stop();
  }
}
