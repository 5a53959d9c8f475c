import { and, eq } from "drizzle-orm";
import type { Db } from "./client";
import { decisions } from "./schema/decisions";

/** What the same request of an operator has written in the audit trail. */
export async function findDecision(tx: Db, operatorId: number, requestId: string) {
  const [row] = await tx
    .select()
    .from(decisions)
    .where(and(eq(decisions.operatorId, operatorId), eq(decisions.requestId, requestId)));
  return row;
}
