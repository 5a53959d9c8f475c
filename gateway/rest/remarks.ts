import { z } from "zod";
import type { RestClient } from "./client";
import { count, id, list, requiredMoment } from "./shapes";
import { userRecord } from "./users";

/** A written line with its stars. */
const remarkRecord = z.object({
  id,
  rank: count,
  remark: z.string(),
  created_at: requiredMoment,
  user: userRecord,
});
/** Shown once both parties have rated, or neither can any more. */
export type RemarkRecord = z.output<typeof remarkRecord>;

/** What others wrote of a user; undefined where the backend keeps none. */
export function listRemarks(rest: RestClient, userId: string): Promise<RemarkRecord[] | undefined> {
  return rest.ifSupported(
    "/users/{id}/remarks",
    async () => (await rest.get(`/users/${encodeURIComponent(userId)}/remarks`, list(remarkRecord, "remarks"))).items,
  );
}
