import type { IncomingHttpHeaders } from "node:http";

const names = /bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|lighthouse/i;

/**
 * Whether no person sees the response: a search engine or messenger that identifies itself, or a browser that only
 * prefetches.
 */
export function isRobot({ "user-agent": agent, "sec-purpose": secPurpose, purpose }: IncomingHttpHeaders): boolean {
  if (agent !== undefined && names.test(agent)) return true;
  // Most requests have neither.
  return (
    (secPurpose ?? purpose) !== undefined && /prefetch|prerender/i.test(`${String(secPurpose)} ${String(purpose)}`)
  );
}
