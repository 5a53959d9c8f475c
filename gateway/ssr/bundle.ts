import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "../projectRoot";

/** How a route is rendered. */
export interface Screen {
  /** Its sources. */
  modules: string[];
  /** Only the page itself knows its status. */
  hasOwnStatus?: boolean;
  /** It shows results that are paid for by view: each rendering counts for the visitor who sees it. */
  countsImpressions?: boolean;
}

/** An operation that a rendering asks for. */
export interface Operation {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

interface RenderRequest {
  url: string;
  cookies: string;
  origin: string;
  lacks: readonly string[];
  /** Names of the rules that the page need not have: a style sheet that it links has them. */
  linkedRules: ReadonlySet<string>;
  execute(operation: Operation): Promise<{ data?: unknown; errors?: readonly unknown[] }>;
  signal: AbortSignal;
}

/** What a rendering answers; `location` is where a redirect leads. */
export interface RenderedPage {
  status: number;
  location: string | null;
  head: string;
  body: string;
  state: string;
}

/** The client built for the server. Only known as an artefact: these types describe what its entry exports. */
export interface Bundle {
  /** Renders once to warm up. */
  warmUp(): Promise<void>;
  screenAt(pathname: string): Screen | null;
  render(request: RenderRequest): Promise<RenderedPage>;
}

const entry = join(projectRoot, "dist", "web-server", "entry-server.js");

/** Loads the bundle when it is first needed; null where it was not built. */
export function createBundleLoader(): () => Promise<Bundle | null> {
  let loading: Promise<Bundle | null> | undefined;
  return () => (loading ??= load());
}

/** The module's, and with it that of all gateways of a process. */
let warmUp: Promise<void> | undefined;

async function load(): Promise<Bundle | null> {
  if (!existsSync(entry)) return null;
  const bundle = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as Bundle;
  await (warmUp ??= bundle.warmUp());
  return bundle;
}
