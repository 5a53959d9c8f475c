import { eq } from "drizzle-orm";
import type { ModerationKind } from "../../../rules/moderation";
import type { Db } from "../../db/client";
import { findWaiting } from "../../db/moderation";
import type { PendingItem } from "../../db/moderation";
import { decisions, openDecisions } from "../../db/schema/decisions";
import type { Services } from "../../services";
import { decideClaim } from "./claim";
import { decideContact } from "./contact";
import { writeNote } from "./decide";
import type { Effect } from "./effect";
import { decideErasure } from "./erasure";
import { decidePremium } from "./premium";
import { decideRing } from "./ring";
import { decideAppeal, decidePerson, restorePerson } from "./person";
import { decideEdit, decidePublication, decideReport } from "./publication";
import { lockSubject } from "./subject";
import { lockTransactionsToMeet } from "../meeting/lockMeeting";
import { lockAcceptedRings } from "../rings/leave";
import { lockBookedTransactions } from "../secureExchange/lockBooking";
import { decideVerification } from "./verification";

const effects: Record<ModerationKind, Effect> = {
  publication: decidePublication,
  edit: decideEdit,
  report: decideReport,
  person: decidePerson,
  suspension: restorePerson,
  appeal: decideAppeal,
  claim: decideClaim,
  contact: decideContact,
  erasure: decideErasure,
  verification: decideVerification,
  premium: decidePremium,
  ring: decideRing,
};

/** Reports that came after the decision are no reason to drop it: they wait on. What is reported must be as it was. */
function isUnchanged({ kind, revision }: PendingItem, decided: string): boolean {
  if (kind === "person") return true;
  return kind === "report" ? revision.split(":")[1] === decided.split(":")[1] : revision === decided;
}

/**
 * Carries out a decision, unless it was undone. If its item has changed since, the decision lapses and the item waits
 * for a new one.
 */
export async function carryOutDecision(tx: Db, decisionId: number, services: Services): Promise<void> {
  const [decision] = await tx.select().from(decisions).where(eq(decisions.id, decisionId));
  if (!decision) return;
  const kind = decision.kind as ModerationKind;
  // Suspending ends rings, bookings and meetings: what they need is locked before the person.
  if (kind === "person" && decision.action === "suspend") {
    await lockAcceptedRings(tx, decision.subjectId);
    await lockBookedTransactions(tx, decision.subjectId);
    await lockTransactionsToMeet(tx, decision.subjectId);
  }
  await lockSubject(tx, kind, decision.subjectId);
  const [open] = await tx.delete(openDecisions).where(eq(openDecisions.decisionId, decisionId)).returning();
  if (!open) return;
  const item = await findWaiting(tx, kind, decision.subjectId);
  const isFree = kind === "person" && decision.action === "suspend";
  if (isFree || (item && isUnchanged(item, decision.revision))) await effects[kind](tx, decision, services);
  else await writeNote(tx, decision, null, "lapse", services.now());
}
