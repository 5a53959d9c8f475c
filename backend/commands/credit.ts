import { and, eq, sql } from "drizzle-orm";
import { creditFor, clawbackOfRefund } from "../../rules/credit";
import { listOwedCredit, readCredit } from "../db/credit";
import type { Db } from "../db/client";
import { creditEntries } from "../db/schema/money";
import type { publications } from "../db/schema/publications";
import { users } from "../db/schema/users";
import { unauthorized } from "../errors";

type CreditEntry = Pick<
  typeof creditEntries.$inferInsert,
  "userId" | "amountCents" | "kind" | "proformaId" | "publicationId" | "decisionId"
>;

type EarningPublication = Pick<typeof publications.$inferSelect, "id" | "ownerId" | "type">;

/**
 * The US cents that may be spent, locked until the commit: concurrent payments come one after the other. Throws 401 for
 * an account that is not active.
 */
export async function lockFreeCredit(tx: Db, userId: number): Promise<number> {
  const [user] = await tx.select({ active: users.active }).from(users).where(eq(users.id, userId)).for("update");
  if (!user?.active) throw unauthorized();
  return (await readCredit(tx, userId)).freeCents;
}

/**
 * Adds to the ledger and to the balance, which is its sum. Call it in a transaction. Returns false without effect where
 * the same is in the ledger already.
 */
export async function addCreditEntry(tx: Db, entry: CreditEntry): Promise<boolean> {
  const entered = tx
    .$with("entered")
    .as(tx.insert(creditEntries).values(entry).onConflictDoNothing().returning({ userId: creditEntries.userId }));
  const changed = await tx
    .with(entered)
    .update(users)
    .set({ balanceCents: sql`${users.balanceCents} + ${entry.amountCents}` })
    .from(entered)
    .where(eq(users.id, entered.userId))
    .returning({ id: users.id });
  return changed.length > 0;
}

/**
 * Gives a publication's owner what its first approval earns; once for each publication, and never for a fraud. Returns
 * the US cents. Call it in the transaction of the approval.
 */
export async function grantCredit(tx: Db, { id, ownerId, type }: EarningPublication): Promise<number> {
  await lockAccount(tx, ownerId);
  const { productCents, serviceCents, fraudIds } = await readCredit(tx, ownerId);
  if (fraudIds.includes(id)) return 0;
  const amountCents = type === "service" ? creditFor("service", serviceCents) : creditFor("product", productCents);
  if (amountCents === 0) return 0;
  const entry = { userId: ownerId, amountCents, kind: "publication", publicationId: id } as const;
  return (await addCreditEntry(tx, entry)) ? amountCents : 0;
}

/**
 * Takes back what a fraudulent publication earned, as far as the balance goes; credit already spent is taken when it is
 * refunded. It never earns again. Returns the US cents. Call it in the transaction of the decision.
 */
export async function takeCreditBack(tx: Db, { id, ownerId }: EarningPublication, decisionId: number): Promise<number> {
  await lockAccount(tx, ownerId);
  const [granted] = await tx
    .select({ amountCents: creditEntries.amountCents })
    .from(creditEntries)
    .where(and(eq(creditEntries.publicationId, id), eq(creditEntries.kind, "publication")));
  const { balanceCents } = await readCredit(tx, ownerId);
  const amountCents = Math.min(granted?.amountCents ?? 0, balanceCents);
  // Written also where there is nothing to take: it says that the publication is a fraud, and since when.
  const entry = {
    userId: ownerId,
    amountCents: 0 - amountCents,
    kind: "fraud",
    publicationId: id,
    decisionId,
  } as const;
  return (await addCreditEntry(tx, entry)) ? amountCents : 0;
}

type ReturnedCredit = Required<Pick<CreditEntry, "userId" | "amountCents">> & {
  kind: "refund" | "unused_views" | "secure_exchange";
  proformaId: number;
};

/**
 * Gives back what an order cost, or a part of it, less the credit in it that frauds had earned; once for each order and
 * kind. Returns the US cents that the person keeps. Call it in a transaction.
 */
export async function returnCredit(tx: Db, entry: ReturnedCredit): Promise<number> {
  const { userId, proformaId } = entry;
  await lockAccount(tx, userId);
  if (!(await addCreditEntry(tx, entry))) return 0;
  let left = entry.amountCents;
  for (const { publicationId, decisionId, owedCents } of await listOwedCredit(tx, userId, proformaId)) {
    const taken = clawbackOfRefund(left, owedCents);
    if (taken === 0) break;
    await addCreditEntry(tx, { userId, amountCents: -taken, kind: "fraud", publicationId, decisionId, proformaId });
    left -= taken;
  }
  return left;
}

/** Earnings are read and added to by one transaction at a time. */
const lockAccount = (tx: Db, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
