import { and, count, desc, eq, inArray } from "drizzle-orm";
import { isShownTo } from "./blocks";
import type { Db } from "./client";
import { orderedPublicationId } from "./orderedPublication";
import { isReadableTo } from "./publications";
import { creditEntries, proformas } from "./schema/money";
import { publications } from "./schema/publications";
import { users } from "./schema/users";

/** An order with what its receipt says besides. */
export type Payment = Awaited<ReturnType<typeof findPayment>> & {};

/** The orders of a user, the newest first. */
export async function listPayments(db: Db, userId: number, { page, perPage }: { page: number; perPage: number }) {
  const own = eq(proformas.userId, userId);
  const [counted] = await db.select({ total: count() }).from(proformas).where(own);
  const payments = await selectPayments(db)
    .where(own)
    .orderBy(desc(proformas.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { payments, total: counted?.total ?? 0 };
}

/** An order of a user. */
export async function findPayment(db: Db, userId: number, id: number) {
  const [payment] = await selectPayments(db).where(and(eq(proformas.id, id), eq(proformas.userId, userId)));
  return payment;
}

const selectPayments = (db: Db) =>
  db
    .select({
      proforma: proformas,
      publicationTitle: publications.title,
      payer: { name: users.name, lastName: users.lastName },
      /** US cents that came back as credit: it could not be used for what it was made, or that was cancelled. */
      creditedCents: creditEntries.amountCents,
    })
    .from(proformas)
    .innerJoin(users, eq(users.id, proformas.userId))
    // A place may be booked for another user's thing, which its payer may not see any more.
    .leftJoin(
      publications,
      and(
        eq(publications.id, orderedPublicationId(proformas.publicationId, proformas.transactionId)),
        isReadableTo(proformas.userId),
        isShownTo(proformas.userId, publications.ownerId),
      ),
    )
    .leftJoin(
      creditEntries,
      and(eq(creditEntries.proformaId, proformas.id), inArray(creditEntries.kind, ["refund", "secure_exchange"])),
    )
    .$dynamic();
