import type { PlanKind, PlanOf } from "../../catalogue/plans";
import type { Db } from "../../db/client";
import type { proformas } from "../../db/schema/money";
import type { Booking } from "../../policies/secureExchange";
import type { CableEvent } from "../outbox";

/** An order as it was made: prices and rates in it never change, only what became of its payment. */
export type Proforma = typeof proformas.$inferSelect;

/** Who orders, and for which publication or transaction where the kind needs one. */
export interface OrderSubject {
  userId: number;
  publicationId: number | null;
  transactionId: number | null;
}

/** What is ordered besides: a place where an exchange is carried out. */
export interface OrderContent extends OrderSubject {
  booking?: Booking;
}

/**
 * What a paid order of one kind of plan does. Every function is called in a transaction; those after `lockSubject`
 * while the subject is locked, so that orders and payments of one subject come one after the other.
 */
export interface OrderKind<Kind extends PlanKind> {
  /** Whether an order names a publication. */
  isForPublication: boolean;
  /** Screens of the client: after the payment, without one, and to order again. */
  pathsOf(db: Db, subject: OrderSubject): Promise<{ paid: string; unpaid: string; again: string }>;
  /** Throws HttpError 404 where it is not the user's. */
  lockSubject(tx: Db, subject: OrderSubject): Promise<void>;
  /** Throws HttpError 422 or 409 where it cannot be ordered now. */
  checkOrder(tx: Db, content: OrderContent, now: Date): Promise<void>;
  /** Writes what an unpaid order is for. */
  place(tx: Db, proforma: Proforma, plan: PlanOf<Kind>, content: OrderContent, now: Date): Promise<void>;
  /** Who sees what an order that is not paid has changed: for what more than its orderer sees. */
  listEvents?(tx: Db, subject: OrderSubject): Promise<CableEvent[]>;
  /** Until when an unpaid order may be paid. A payment that the provider took later is honoured all the same. */
  payableUntil(db: Db, proforma: Proforma): Promise<Date>;
  /**
   * Starts what was paid for. False where it cannot be had any more: then nothing has changed, and the price is
   * returned.
   */
  start(tx: Db, proforma: Proforma, now: Date): Promise<boolean>;
  /** The payment is to be confirmed: nothing else is ordered meanwhile. */
  awaitPayment(tx: Db, proformaId: number): Promise<void>;
  /** The payment failed: it can be ordered again. */
  release(tx: Db, proformaId: number): Promise<void>;
}
