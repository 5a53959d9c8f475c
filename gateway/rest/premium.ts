import { z } from "zod";
import type { RestClient } from "./client";
import { count, nullable, text } from "./shapes";

const premiumRecord = z.object({
  ends_on: text,
  request: nullable(z.object({ status: text, months: count, reason: text })),
});
/** `ends_on` is the last day of the running term in Caracas; `request` the term that does not run yet. */
export type PremiumRecord = z.output<typeof premiumRecord>;

/** Where the viewer's Premium is read; its absence says that the backend has none. */
export const premiumPath = "/v1/premium";

/** The viewer's Premium; undefined where the backend has none. */
export function getPremium(rest: RestClient): Promise<PremiumRecord | undefined> {
  return rest.ifSupported(premiumPath, () => rest.get(premiumPath, premiumRecord));
}
