import { and, eq, sql } from "drizzle-orm";
import type { SecureExchangeState } from "../../../rules/secureExchange";
import type { Db } from "../../db/client";
import { proformas } from "../../db/schema/money";
import { premiumTerms } from "../../db/schema/premiumTerms";
import { secureExchanges } from "../../db/schema/secureExchanges";
import type { SecureExchangeRow } from "../../db/secureExchanges";
import { refundOrder } from "../orders/refundOrder";
import { freePlace } from "./places";

interface End {
  state: Extract<SecureExchangeState, "released" | "cancelled" | "objected" | "ended" | "settled">;
  isRefunded: boolean;
  reason?: string;
}

/**
 * Ends a booking that has a place: the place is free again, and what it cost goes back where `isRefunded`. A payment by
 * card that arrives later becomes credit. Call it while the transaction is locked.
 */
export async function giveBack(
  tx: Db,
  booking: SecureExchangeRow,
  { state, isRefunded, reason }: End,
  now: Date,
): Promise<void> {
  await tx
    .update(secureExchanges)
    .set({ state, reason: reason ?? null, heldUntil: null, updatedAt: now })
    .where(eq(secureExchanges.id, booking.id));
  await freePlace(tx, booking);
  if (isRefunded && booking.state === "active") await refund(tx, booking);
}

/** The payment as credit, taxes included; an included one to its term, while that runs. */
async function refund(tx: Db, { proformaId, premiumTermId }: SecureExchangeRow): Promise<void> {
  if (premiumTermId !== null)
    await tx
      .update(premiumTerms)
      .set({ secureExchangesLeft: sql`${premiumTerms.secureExchangesLeft} + 1` })
      .where(and(eq(premiumTerms.id, premiumTermId), eq(premiumTerms.state, "active")));
  if (proformaId === null) return;
  const [order] = await tx.select().from(proformas).where(eq(proformas.id, proformaId));
  if (order) await refundOrder(tx, order, "secure_exchange");
}
