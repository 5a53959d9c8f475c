import type { IncomingHttpHeaders } from "node:http";

const names = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse/i;

/** Whether nobody looks at the answer: a search engine or messenger that says so, or a browser that only loads ahead. */
export function isRobot({ "user-agent": agent, "sec-purpose": secPurpose, purpose }: IncomingHttpHeaders): boolean {
  return names.test(agent ?? "") || /prefetch|prerender/i.test(`${String(secPurpose)} ${String(purpose)}`);
}
