import type { RemarkRecord } from "../db/remarks";
import { presentPerson } from "./user";

/** A written line with its stars; the transaction's id distinguishes one from another. */
export function presentRemark({ rating, rater }: RemarkRecord, origin: string) {
  return {
    id: rating.transactionId,
    rank: rating.stars,
    remark: rating.remark,
    created_at: rating.createdAt.toISOString(),
    user: presentPerson(rater, origin),
  };
}
