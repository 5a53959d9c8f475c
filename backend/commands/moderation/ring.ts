import { eq } from "drizzle-orm";
import { rings } from "../../db/schema/rings";
import type { Effect } from "./effect";

/** A ring that somebody left after all had accepted: seen to. What it takes besides is decided about the person. */
export const decideRing: Effect = async (tx, { subjectId }, { now }) => {
  await tx.update(rings).set({ settledAt: now() }).where(eq(rings.id, subjectId));
};
