import { isRecentlyCompleted } from "../../rules/transaction";
import type { TransactionRole as Role, TransactionStatus } from "../../rules/transaction";

/** The two further cells: from here the automatic completion moves to `complete`. */
export const completedBySystem = ["confirmed_owner", "confirmed_interested"] as const;

/** The status in which only that party has confirmed. */
export const confirmationOf = { owner: "confirmed_owner", interested: "confirmed_interested" } as const;
/** Who is on the other side. */
export const otherRole = (role: Role): Role => (role === "owner" ? "interested" : "owner");

/** Null for whoever is no party. */
export function roleOf(transaction: { ownerId: number; interestedId: number }, userId: number): Role | null {
  if (transaction.ownerId === userId) return "owner";
  return transaction.interestedId === userId ? "interested" : null;
}

/** A confirmation is the only change that needs the actor's rating. */
export const isConfirmation = (to: TransactionStatus) =>
  to === "confirmed_owner" || to === "confirmed_interested" || to === "complete";

interface Ended {
  status: TransactionStatus;
  completedAt: Date | null;
  closedBy: string | null;
}

/** A chat is writable while its transaction is open, and some days after it was completed. */
export function isChatWritable(transaction: Omit<Ended, "closedBy">, now: Date): boolean {
  if (transaction.status === "complete") return isWithin(transaction.completedAt, now);
  return transaction.status !== "rejected";
}

/** Whether a party may rate the other now. A completed exchange only if the system completed it, for some days. */
export function canRate(transaction: Ended, role: Role, now: Date): boolean {
  const { status } = transaction;
  if (status === "accepted" || status === confirmationOf[otherRole(role)]) return true;
  return status === "complete" && transaction.closedBy === "system" && isWithin(transaction.completedAt, now);
}

const isWithin = (since: Date | null, now: Date) => since !== null && isRecentlyCompleted(since, now);

type ProposalState = "disabled" | "update" | null;

/** What the proposal button of a publication does for this viewer. */
export function proposalState(
  viewer: { id: number; confirmedAt: Date | null },
  publication: { ownerId: number; status: string; isOwnerActive: boolean },
  live: { status: TransactionStatus } | undefined,
): ProposalState {
  if (publication.ownerId === viewer.id || !viewer.confirmedAt) return "disabled";
  if (publication.status !== "Activo" || !publication.isOwnerActive) return "disabled";
  if (!live) return null;
  return live.status === "active" ? "update" : "disabled";
}
