import { z } from "zod";
import type { RestClient } from "./client";
import { count, nullable, text } from "./shapes";

const premiumRecord = z.object({
  ends_on: text,
  request: nullable(z.object({ status: text, months: count, reason: text })),
});
export type PremiumRecord = z.output<typeof premiumRecord>;

/** The viewer's Premium; undefined where the backend has none. */
export function getPremium(rest: RestClient): Promise<PremiumRecord | undefined> {
  return rest.ifSupported("/v1/premium", () => rest.get("/v1/premium", premiumRecord));
}
