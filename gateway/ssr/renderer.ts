import type { ApolloServer } from "@apollo/server";
import type { Caller, Context, Gateway } from "../context";
import type { Bundle, RenderedPage, Screen } from "./bundle";
import type { GatewayMetrics } from "../telemetry/metrics";
import { markDocument } from "./marks";
import type { Marks } from "./marks";
import { operationsOf } from "./operations";
import type { Template } from "./template";

/** A whole page, in the two pieces that it can be sent in. */
export interface Page {
  status: number;
  /** Target of a redirect: path and query. */
  location: string | null;
  opening: string;
  rest: string;
}

/** Everything that a page depends on. */
export interface PageRequest {
  bundle: Bundle;
  template: Template;
  screen: Screen;
  /** Path and query. */
  url: string;
  cookies: string;
  /** For addresses in the page, where it has no public one. */
  port: number | undefined;
  marks: Marks;
  caller: Caller;
}

/** Renders pages, within a time and only so many at once. */
export class Renderer {
  private running = 0;

  constructor(
    private readonly gateway: Gateway,
    private readonly apollo: ApolloServer<Context>,
  ) {}

  /** Null when it fails, takes too long, is one too many or its visitor has left. */
  async render(request: PageRequest, left?: AbortSignal): Promise<Page | null> {
    const { env, log, metrics, tracing } = this.gateway;
    if (this.running >= env.RENDER_LIMIT) {
      metrics?.countRendering("busy");
      return null;
    }
    const { screen, template, marks, caller } = request;
    const { requestId } = caller;
    const started = performance.now();
    const step = tracing?.begin({ name: "page", kind: "server", requestId, facts: { "request.id": requestId } });
    let outcome: Parameters<GatewayMetrics["countRendering"]>[0] = "rendered";
    const tooSlow = new AbortController();
    const timer = setTimeout(() => tooSlow.abort(), env.RENDER_TIMEOUT_MS);
    this.running += 1;
    try {
      const signal = left ? AbortSignal.any([left, tooSlow.signal]) : tooSlow.signal;
      const rendered = await (step ? step.run(() => this.run(request, signal)) : this.run(request, signal));
      return {
        status: rendered.status,
        location: rendered.location,
        opening: openingOf(template, marks),
        rest: restOf(template, rendered, template.later(screen.modules)),
      };
    } catch (error) {
      outcome = left?.aborted ? "left" : tooSlow.signal.aborted ? "slow" : "failed";
      if (!left?.aborted) {
        const reason = tooSlow.signal.aborted ? { reason: "too slow" } : { err: error };
        log.warn({ requestId, page: screen.modules[0], ...reason }, "page left to the client");
      }
      return null;
    } finally {
      this.running -= 1;
      clearTimeout(timer);
      metrics?.countRendering(outcome, performance.now() - started);
      step?.end({ name: `page ${screen.modules[0] ?? ""}`, facts: { outcome }, hasFailed: outcome === "failed" });
    }
  }

  private run(
    { bundle, template, url, cookies, port, marks, caller }: PageRequest,
    signal: AbortSignal,
  ): Promise<RenderedPage> {
    const execute = operationsOf(this.gateway, this.apollo, caller);
    return bundle.render({
      url,
      cookies,
      origin: this.gateway.env.PUBLIC_URL ?? `http://localhost:${port}`,
      lacks: marks.lacks,
      linkedRules: template.linkedRules,
      execute: (operation) => (signal.aborted ? Promise.reject(new Error("given up")) : execute(operation)),
      signal,
    });
  }
}

/** What can be sent before anything is known of the page. */
export const openingOf = (template: Template, marks: Marks): string => markDocument(template.opening, marks);

function restOf(template: Template, { head, body, state }: RenderedPage, later: string): string {
  return `${head}${later}${template.beforeRoot}${body}<script type="application/json" id="apollo-state">${state}</script>${template.afterRoot}`;
}

/** The rest of a page that the client renders. */
export function plainRestOf(template: Template, { modules }: Screen): string {
  const { plainHead, beforeRoot, plainBody, afterRoot } = template;
  return plainHead + template.later(modules) + beforeRoot + plainBody + afterRoot;
}
