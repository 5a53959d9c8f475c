import { and, eq, sql } from "drizzle-orm";
import { caracasDay } from "../../../rules/age";
import type { SecureExchangeState } from "../../../rules/secureExchange";
import type { Db } from "../../db/client";
import { proformas } from "../../db/schema/money";
import { premiumTerms } from "../../db/schema/premiumTerms";
import { secureExchanges } from "../../db/schema/secureExchanges";
import { findRunningTerm } from "../../db/secureExchanges";
import type { SecureExchangeRow } from "../../db/secureExchanges";
import type { Day } from "../../policies/caracasDays";
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
  if (isRefunded && booking.state === "active") await refund(tx, booking, caracasDay(now));
}

/** The payment as credit, taxes included; an included one to the term of Premium that runs, its own or a later one. */
async function refund(tx: Db, { bookerId, proformaId, premiumTermId }: SecureExchangeRow, today: Day): Promise<void> {
  if (premiumTermId !== null) {
    const left = sql`${premiumTerms.secureExchangesLeft} + 1`;
    const running = await findRunningTerm(tx, bookerId, today);
    if (running)
      await tx
        .update(premiumTerms)
        .set({ secureExchangesLeft: left, secureExchanges: sql`greatest(${premiumTerms.secureExchanges}, ${left})` })
        .where(and(eq(premiumTerms.id, running.id), eq(premiumTerms.state, "active")));
  }
  if (proformaId === null) return;
  const [order] = await tx.select().from(proformas).where(eq(proformas.id, proformaId));
  if (order) await refundOrder(tx, order, "secure_exchange");
}
