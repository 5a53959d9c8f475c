import { and, eq, sql } from "drizzle-orm";
import type { TransactionStatus, TransactionRole as Role } from "../../rules/transaction";
import type { Db } from "../db/client";
import { chats } from "../db/schema/chats";
import { jobs } from "../db/schema/jobs";
import { ratings, reservations, transactions } from "../db/schema/transactions";
import { listItemIds } from "../db/offers";
import type { TransactionRow } from "../db/transactions";
import { invalidFields, notFound, unprocessable } from "../errors";
import { canHaveMovedTo, claimStatuses, findMove } from "../../rules/transaction";
import { completedBySystem, confirmationOf, isConfirmation, otherRole, roleOf } from "../policies/transaction";
import { endAmendmentOf } from "./amendments";
import { freezeAgreement } from "./agreements";
import { scheduleMatching } from "./alerts";
import { runAtomically } from "./runAtomically";
import { revertRatings } from "./rate";
import {
  closeCompetingProposals,
  finishProducts,
  lockPublications,
  reservePublications,
  transactionMessages,
} from "./transactionItems";
import { endMeetingOf, findEndOfMeeting } from "./meeting/end";
import { endRingsWith } from "./rings/end";
import { endWithTransaction, findEndOfBooking } from "./secureExchange/end";
import { eventOfStatus, recordEvents } from "./recordEvents";
import { notify } from "./notify";
import { markEndedRead, markTurnRead } from "./turnNotifications";
import { eventsOf, isParty, notificationsOf } from "./statusNotifications";
import type { Actor } from "./statusNotifications";
import { dayMs } from "../../rules/durations";

const maxRounds = 10;

/** When an exchange that one party has confirmed is completed without the other. */
export interface CompletionRules {
  now: () => Date;
  /** Days from the first confirmation to the automatic completion. */
  completionDays: number;
  /** Days from the first confirmation to the reminder. */
  reminderDays: number;
}

interface StatusRequest {
  viewerId: number;
  transactionId: number;
  to: TransactionStatus;
  /** The version of the offer that its sender has read, where the client names it. */
  offerVersion?: number | null | undefined;
  /** What happened, where it is a claim and the client asks for it. */
  claimReason?: string | null | undefined;
  /** When it reached the server: it is judged by what its sender could know then. */
  arrivedAt: Date;
}

/**
 * Moves a transaction to another status; one of simultaneous requests wins. Repeating a done change has no effect. A
 * request that arrived before the last change is refused, even where the new status would allow it: its sender did not
 * know of it. The one exception are two confirmations at once: both were sent while it was accepted, so the later one
 * completes. Throws HttpError 404 for strangers, 422 for moves that the table does not allow.
 */
export function changeStatus(db: Db, rules: CompletionRules, request: StatusRequest): Promise<void> {
  return runAtomically(db, async (tx) => {
    for (let round = 0; round < maxRounds; round++) {
      const current = await findTransaction(tx, request.transactionId);
      const role = current && roleOf(current, request.viewerId);
      if (!current || !role) throw notFound(transactionMessages.notFound);
      // A repeat: it is done already.
      if (current.status === request.to && canHaveMovedTo(request.to, role)) return;
      if (request.to === "accepted" && (request.offerVersion ?? current.offerVersion) !== current.offerVersion)
        throw invalidFields({ offer_version: [transactionMessages.changed] });
      const to = resolveStatus(current, role, request);
      // The recorded text. It names statuses in English, so the gateway has its own for people.
      if (to === null) throw unprocessable(`No se puede pasar de ${current.status} a ${request.to}`);
      if (to === "accepted" && current.status === "active" && current.offerAuthor === role)
        throw unprocessable(transactionMessages.ownVersion);
      if (isConfirmation(to) && !(await hasRated(tx, current.id, request.viewerId)))
        throw unprocessable(transactionMessages.rateFirst);
      if (await applyStatus(tx, rules, current, to, role, request.claimReason)) return;
    }
    throw unprocessable(transactionMessages.busy);
  });
}

/**
 * Completes a confirmed transaction without a claim in time, unless its parties are still to meet. Returns when
 * to look again; null when it is done, not due or has moved on.
 */
export async function completeBySystem(tx: Db, rules: CompletionRules, transactionId: number): Promise<Date | null> {
  for (let round = 0; round < maxRounds; round++) {
    const current = await findTransaction(tx, transactionId);
    if (!current || !completedBySystem.some((status) => status === current.status)) return null;
    if (!current.confirmedAt || rules.now().getTime() < current.confirmedAt.getTime() + rules.completionDays * dayMs)
      return null;
    const meetUntil =
      (await findEndOfBooking(tx, transactionId, rules.now())) ??
      (await findEndOfMeeting(tx, transactionId, rules.now()));
    if (meetUntil) return meetUntil;
    if (await applyStatus(tx, rules, current, "complete", "system")) return null;
  }
  return null;
}

/** Reminds the party that has not confirmed; nothing once it is settled. */
export async function remindToConfirm(tx: Db, transactionId: number): Promise<void> {
  const current = await findTransaction(tx, transactionId);
  if (!current || !completedBySystem.some((status) => status === current.status)) return;
  const userId = current.status === "confirmed_owner" ? current.interestedId : current.ownerId;
  await notify(tx, [{ userId, type: "exchange_accepted", transactionId, extra: { reminder: true } }]);
}

/** Ends a claim as an operator decided. Returns false when the claim has ended. */
export async function resolveClaim(
  tx: Db,
  rules: CompletionRules,
  transactionId: number,
  to: "complete" | "rejected",
  reason: string,
): Promise<boolean> {
  const current = await findTransaction(tx, transactionId);
  if (!current || !claimStatuses.some((status) => status === current.status)) return false;
  return applyStatus(tx, rules, current, to, { reason });
}

function resolveStatus(
  current: TransactionRow,
  role: Role,
  { to, arrivedAt }: StatusRequest,
): TransactionStatus | null {
  if (findMove(current.status, to, role) && current.updatedAt <= arrivedAt) return to;
  const isLaterConfirmation = to === confirmationOf[role] && current.status === confirmationOf[otherRole(role)];
  return isLaterConfirmation && current.confirmedAt !== null && current.confirmedAt > arrivedAt ? "complete" : null;
}

/**
 * Returns false when another request changed the row first. Locks publications, then transactions, then the outbox:
 * always in this order.
 */
export async function applyStatus(
  tx: Db,
  rules: CompletionRules,
  current: TransactionRow,
  to: TransactionStatus,
  actor: Actor,
  claimReason: string | null = null,
): Promise<boolean> {
  const now = rules.now();
  const items = [current.publicationId, ...(await listItemIds(tx, current.id))];
  const locked =
    to === "accepted" || to === "complete"
      ? await lockPublications(tx, items, to === "complete" ? "update" : "share")
      : [];
  const changedAt = new Date(Math.max(now.getTime(), current.updatedAt.getTime() + 1));
  const updated = await tx
    .update(transactions)
    .set({ status: to, updatedAt: changedAt, remindersSent: 0, ...timestampsOf(to, current, actor, changedAt) })
    .where(
      and(
        eq(transactions.id, current.id),
        eq(transactions.status, current.status),
        eq(transactions.updatedAt, current.updatedAt),
      ),
    )
    .returning({ id: transactions.id });
  if (updated.length === 0) return false;

  if (to !== "active") {
    const kind = eventOfStatus(to);
    const reason = kind === "claim" ? claimReason : null;
    await recordEvents(
      tx,
      [{ transactionId: current.id, kind, actor: isParty(actor) ? actor : "system", reason }],
      changedAt,
    );
  }
  if (to === "accepted") {
    await reservePublications(tx, { transactionId: current.id }, locked);
    await freezeAgreement(tx, current, changedAt);
  }
  if (to === "rejected") await revertRatings(tx, current.id);
  if (to === "rejected" || to === "complete") {
    const freed = await tx
      .delete(reservations)
      .where(eq(reservations.transactionId, current.id))
      .returning({ id: reservations.publicationId });
    // While it was reserved, no user was notified of it.
    if (to === "rejected") for (const { id } of freed) await scheduleMatching(tx, id, now);
  }
  if (to === "confirmed_owner" || to === "confirmed_interested")
    await scheduleCompletion(tx, rules, current.id, changedAt);
  const isSettled = to === "complete" || to === "rejected" || claimStatuses.some((status) => status === to);
  const bookingNotifications = isSettled
    ? await endWithTransaction(tx, current, { to, endedBy: endingActorOf(actor, to) }, now)
    : [];
  if (to !== "accepted") await endAmendmentOf(tx, current.id, now);
  if (isSettled) await endMeetingOf(tx, current.id, now);
  const products = to === "complete" ? await finishProducts(tx, locked, now) : [];
  const closed = await closeCompetingProposals(tx, current.id, products, now);
  const ringNotifications = await endRingsWith(
    tx,
    products.map(({ id }) => id),
    now,
  );
  await tx.update(chats).set({ updatedAt: now }).where(eq(chats.transactionId, current.id));
  if (isSettled) await markEndedRead(tx, [current]);
  else if (isParty(actor)) await markTurnRead(tx, current, actor);
  await notify(
    tx,
    [...notificationsOf(current, to, actor), ...bookingNotifications, ...closed.notifications, ...ringNotifications],
    [...(await eventsOf(tx, current, to)), ...closed.events],
  );
  return true;
}

/** Who ended the exchange, which decides about a booking's refund; null where it was carried out. */
function endingActorOf(actor: Actor, to: TransactionStatus): Role | "operator" | null {
  if (to !== "rejected") return null;
  if (typeof actor === "object") return "operator";
  return isParty(actor) ? actor : null;
}

function timestampsOf(to: TransactionStatus, current: TransactionRow, actor: Actor, at: Date): Partial<TransactionRow> {
  if (typeof actor === "object")
    return { closedBy: "system", closeReason: "operator", ...(to === "complete" && { completedAt: at }) };
  if (to === "confirmed_owner" || to === "confirmed_interested") return { confirmedAt: at };
  const closedBy = isParty(actor) ? actor : "system";
  if (to === "complete") return { completedAt: at, closedBy };
  if (to === "rejected")
    return {
      closedBy,
      closeReason: closeReasonOf(current, actor),
    };
  return {};
}

function closeReasonOf(current: TransactionRow, actor: Exclude<Actor, object>) {
  if (!isParty(actor)) return "expired";
  return current.status === "active" && actor === "owner" ? "rejected" : "cancelled";
}

async function scheduleCompletion(tx: Db, rules: CompletionRules, subjectId: number, from: Date) {
  const after = (days: number) => new Date(from.getTime() + days * dayMs);
  await tx
    .insert(jobs)
    .values([
      { kind: "remind", subjectId, dueAt: after(rules.reminderDays) },
      { kind: "complete", subjectId, dueAt: after(rules.completionDays) },
    ])
    .onConflictDoNothing();
}

async function findTransaction(tx: Db, id: number): Promise<TransactionRow | undefined> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id));
  return row;
}

async function hasRated(tx: Db, transactionId: number, raterId: number) {
  const rows = await tx
    .select({ one: sql`1` })
    .from(ratings)
    .where(and(eq(ratings.transactionId, transactionId), eq(ratings.raterId, raterId)));
  return rows.length > 0;
}
