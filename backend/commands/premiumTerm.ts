import { and, eq, gt } from "drizzle-orm";
import { addDays, caracasDay } from "../../rules/age";
import type { Db } from "../db/client";
import { findLastTerm } from "../db/premiumTerms";
import type { PremiumTerm } from "../db/premiumTerms";
import { jobs } from "../db/schema/jobs";
import { mails } from "../db/schema/mails";
import { premiumTerms } from "../db/schema/premiumTerms";
import { proformas } from "../db/schema/money";
import { users } from "../db/schema/users";
import { addMonths } from "../policies/caracasDays";
import type { Day } from "../policies/caracasDays";
import { endOfTerm, reminderAt, reminderDays } from "../policies/premiumTerm";
import {
  premiumActivatedMail,
  premiumEndedMail,
  premiumEndingMail,
  premiumRefusedMail,
} from "../presenters/mails/premium";
import type { Mail } from "../presenters/mails/layout";
import type { Services } from "../services";
import type { Viewer } from "../session/tokens";
import { notify } from "./notify";
import { refundOrder } from "./orders/refundOrder";

/**
 * Begins a paid term: today, or the day after the running one. Without effect where it does not wait for an operator.
 * Call it in a transaction.
 */
export async function activateTerm(tx: Db, termId: number, { now, settings }: Services): Promise<void> {
  const pending = await lockTerm(tx, termId);
  if (pending?.term.state !== "pending_review") return;
  const { term, user } = pending;
  const today = caracasDay(now());
  const running = await findLastTerm(tx, user.id);
  const lastDay = running?.endsOn && running.endsOn >= today ? running.endsOn : null;
  const endsOn = addMonths(lastDay ?? today, term.months);
  const startsOn = lastDay === null ? today : addDays(lastDay, 1);
  await tx
    .update(premiumTerms)
    .set({ state: "active", startsOn, endsOn, secureExchangesLeft: term.secureExchanges, decidedAt: now() })
    .where(eq(premiumTerms.id, termId));
  await tx.update(users).set({ subscription: "Premium" }).where(eq(users.id, user.id));
  await tx.insert(jobs).values({ kind: "premium_term", subjectId: termId, dueAt: reminderAt(endsOn, reminderDays[0]) });
  await report(
    tx,
    user,
    "active",
    endsOn,
    premiumActivatedMail(user.name, endsOn, lastDay !== null, settings.publicUrl),
  );
}

/**
 * Returns what a term cost, taxes included. Without effect where it does not wait for an operator. Call it in a
 * transaction.
 */
export async function refuseTerm(tx: Db, termId: number, reason: string, { now, settings }: Services): Promise<void> {
  const pending = await lockTerm(tx, termId);
  if (pending?.term.state !== "pending_review") return;
  const { term, user } = pending;
  await tx
    .update(premiumTerms)
    .set({ state: "refused", refusal: reason, decidedAt: now() })
    .where(eq(premiumTerms.id, termId));
  const [order] = await tx
    .select()
    .from(proformas)
    .where(eq(proformas.id, term.proformaId ?? 0));
  const refund = order ? await refundOrder(tx, order) : { paidCents: 0, fraudCents: 0 };
  await report(tx, user, "refused", null, premiumRefusedMail(user.name, reason, refund, settings.publicUrl));
}

/** Reminds of the end of a term, and ends it. Returns when to look again; null once it has ended. */
export async function remindOrEndTerm(tx: Db, termId: number, { now, settings }: Services): Promise<Date | null> {
  const found = await lockTerm(tx, termId);
  const endsOn = found?.term.endsOn;
  if (found?.term.state !== "active" || !endsOn) return null;
  const { term, user } = found;
  const isExtended = await hasLaterTerm(tx, term, endsOn);
  if (now() >= endOfTerm(endsOn)) {
    await tx.update(premiumTerms).set({ state: "ended", secureExchangesLeft: 0 }).where(eq(premiumTerms.id, termId));
    if (isExtended) return null;
    await tx.update(users).set({ subscription: "Standard" }).where(eq(users.id, user.id));
    await report(tx, user, "ended", endsOn, premiumEndedMail(user.name, settings.publicUrl));
    return null;
  }
  const days = reminderDays.findLast((before) => now() >= reminderAt(endsOn, before));
  if (days && !isExtended && (term.remindedDays === null || term.remindedDays > days)) {
    await tx.update(premiumTerms).set({ remindedDays: days }).where(eq(premiumTerms.id, termId));
    await report(tx, user, "ending", endsOn, premiumEndingMail(user.name, endsOn, days, settings.publicUrl));
  }
  return reminderDays.map((before) => reminderAt(endsOn, before)).find((at) => at > now()) ?? endOfTerm(endsOn);
}

/** Ends what runs, without a word: the data of the person is being erased. Call it while the person is locked. */
export async function endTerms(tx: Db, userId: number): Promise<void> {
  await tx
    .update(premiumTerms)
    .set({ state: "ended", secureExchangesLeft: 0 })
    .where(and(eq(premiumTerms.userId, userId), eq(premiumTerms.state, "active")));
  await tx.update(users).set({ subscription: "Standard" }).where(eq(users.id, userId));
}

/** The person first, as orders, payments and the erasure lock them: whoever began with the term would wait for ever. */
export async function lockTerm(tx: Db, termId: number): Promise<{ term: PremiumTerm; user: Viewer } | undefined> {
  const [found] = await tx
    .select({ userId: premiumTerms.userId })
    .from(premiumTerms)
    .where(eq(premiumTerms.id, termId));
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, found?.userId ?? 0))
    .for("update");
  const [term] = await tx.select().from(premiumTerms).where(eq(premiumTerms.id, termId)).for("update");
  return term && user && { term, user };
}

async function hasLaterTerm(tx: Db, { userId }: PremiumTerm, endsOn: Day): Promise<boolean> {
  const later = await tx
    .select({ id: premiumTerms.id })
    .from(premiumTerms)
    .where(and(eq(premiumTerms.userId, userId), eq(premiumTerms.state, "active"), gt(premiumTerms.endsOn, endsOn)));
  return later.length > 0;
}

/** By mail, which concerns what was paid for and is always sent, and as a notification. */
async function report(tx: Db, user: Viewer, state: string, endsOn: Day | null, mail: Mail): Promise<void> {
  if (user.active) await tx.insert(mails).values({ recipient: user.email, ...mail });
  await notify(tx, [{ userId: user.id, type: "premium_term", extra: { premium: { state, ends_on: endsOn } } }]);
}
