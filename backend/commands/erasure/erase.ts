import { and, asc, eq, inArray, max, or } from "drizzle-orm";
import { erasureReminderDays } from "../../../rules/erasure";
import { findOpenTerm } from "../../db/premiumTerms";
import type { Db } from "../../db/client";
import { hasWaitingReports } from "../../db/moderation";
import { listAcceptedRings } from "../../db/rings";
import { openDecisions } from "../../db/schema/decisions";
import { erasures } from "../../db/schema/erasures";
import { mails } from "../../db/schema/mails";
import { publications } from "../../db/schema/publications";
import { transactions } from "../../db/schema/transactions";
import { users } from "../../db/schema/users";
import { hasLiveTransaction } from "../../db/transactions";
import { erasureReminderMail } from "../../presenters/mails/erasure";
import { completionRulesOf } from "../../services";
import type { Services } from "../../services";
import { endCampaignsOf } from "../campaigns";
import { applyStatus } from "../changeStatus";
import { notify } from "../notify";
import { endTerms } from "../premiumTerm";
import { endProposedRingsOf } from "../rings/end";
import { anonymise, removeAddress } from "./anonymise";
import { removeImages } from "./images";
import { dayMs } from "../../../rules/durations";

/** No request takes longer: after this what concurrent requests have written is erased, too. */
const lastRequestMs = 5 * 60 * 1000;
/** Between two runs that each remove a part of the pictures. */
const nextImagesMs = 1_000;
/** After an operator's decision is due, it has taken effect. */
const decisionMs = 5_000;

/**
 * Erases the data of a user once the date has come, and reminds of it before. Returns when to look again; null once
 * nothing is left to do.
 */
export async function remindOrErase(tx: Db, erasureId: number, services: Services): Promise<Date | null> {
  const now = services.now();
  const tomorrow = new Date(now.getTime() + dayMs);
  const [request] = await tx.select().from(erasures).where(eq(erasures.id, erasureId));
  if (!request || request.revokedAt) return null;
  // In the order in which proposals lock them; a proposal is either seen here or finds an inactive account.
  const owned = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(eq(publications.ownerId, request.userId))
    .orderBy(asc(publications.id))
    .for("update");
  const [user] = await tx.select().from(users).where(eq(users.id, request.userId)).for("update");
  const [erasure] = await tx.select().from(erasures).where(eq(erasures.id, erasureId));
  if (!user || !erasure || erasure.revokedAt) return null;
  if (erasure.erasedAt) {
    await anonymise(tx, user);
    await removeAddress(tx, user.id);
    const isMoreLeft = await removeImages(tx, user.id, services.images);
    return isMoreLeft ? new Date(now.getTime() + nextImagesMs) : null;
  }
  if (!erasure.remindedAt) {
    // However late the job runs, the reminder leaves these days to take the request back.
    const dueAt = new Date(Math.max(erasure.dueAt.getTime(), now.getTime() + erasureReminderDays * dayMs));
    await tx.update(erasures).set({ remindedAt: now, dueAt }).where(eq(erasures.id, erasureId));
    const mail = erasureReminderMail(user.name, dueAt, services.settings.publicUrl);
    await tx.insert(mails).values({ recipient: user.email, ...mail });
    return dueAt;
  }
  if (now < erasure.dueAt) return erasure.dueAt;
  const decidedAt = await findDecisionDueAt(tx, user.id);
  if (decidedAt) return new Date(Math.max(decidedAt.getTime(), now.getTime()) + decisionMs);
  // An erasure waits while an operator holds it or the account is suspended.
  if (erasure.heldAt || (!user.active && !user.deactivatedAt)) return tomorrow;
  // Open reports must be read first: afterwards nothing of them would be left.
  if (await hasWaitingReports(tx, user.id)) return tomorrow;
  // What was paid for is activated or given back first.
  if (await findOpenTerm(tx, user.id)) return tomorrow;
  if (await withdrawProposal(tx, user.id, services)) return now;
  if ((await hasLiveTransaction(tx, user.id)) || (await listAcceptedRings(tx, user.id)).length > 0) return tomorrow;
  await tx.update(erasures).set({ erasedAt: now }).where(eq(erasures.id, erasureId));
  await endCampaignsOf(
    tx,
    owned.map(({ id }) => id),
    now,
  );
  await endTerms(tx, user.id);
  await notify(tx, await endProposedRingsOf(tx, user.id, now));
  await anonymise(tx, user);
  return new Date(now.getTime() + lastRequestMs);
}

/** When the decision to hold the erasure or to suspend the person takes effect, while it can still be undone. */
async function findDecisionDueAt(tx: Db, userId: number): Promise<Date | undefined> {
  const [open] = await tx
    .select({ dueAt: max(openDecisions.dueAt) })
    .from(openDecisions)
    .where(and(inArray(openDecisions.kind, ["erasure", "person"]), eq(openDecisions.subjectId, userId)));
  return open?.dueAt ?? undefined;
}

/** Rejects or cancels one unanswered proposal as its party would; agreements are waited for. False if there is none. */
async function withdrawProposal(tx: Db, userId: number, services: Services): Promise<boolean> {
  const [proposal] = await tx
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.status, "active"),
        or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)),
      ),
    )
    .limit(1);
  if (!proposal) return false;
  const role = proposal.ownerId === userId ? "owner" : "interested";
  await applyStatus(tx, completionRulesOf(services), proposal, "rejected", role);
  return true;
}
