import { eq } from "drizzle-orm";
import { rings } from "../../db/schema/rings";
import type { Effect } from "./effect";

/** Closes the case of a ring that a member left after all had accepted. Sanctions are decisions about the person. */
export const decideRing: Effect = async (tx, { subjectId }, { now }) => {
  await tx.update(rings).set({ settledAt: now() }).where(eq(rings.id, subjectId));
};
