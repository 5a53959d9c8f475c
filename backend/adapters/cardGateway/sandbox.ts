import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "../../db/client";
import { sandboxPayments } from "../../db/schema/money";
import { toDecimal } from "./cardGateway";
import type { CardGateway } from "./cardGateway";
import { sign, signatureHeader } from "./signature";

/** What the test page shows; it knows an order by its reference alone. */
export type SandboxPayment = typeof sandboxPayments.$inferSelect;
/** What a card of the test page leads to; the second is the bank's answer of later. */
export type SandboxOutcome = "approved" | "rejected" | "to_be_confirmed";

/** The only cards that the test page takes; none of them belongs to a person. */
export const testCards: { number: string; outcome: SandboxOutcome }[] = [
  { number: "4111111111111111", outcome: "approved" },
  { number: "4000000000000002", outcome: "rejected" },
  { number: "4000000000000044", outcome: "to_be_confirmed" },
];

/** The built-in provider: takes no money, but speaks as a real one does, over HTTP and with signatures. */
export interface Sandbox extends CardGateway {
  find(control: string): Promise<SandboxPayment | undefined>;
  /**
   * Settles an open payment, or one that still awaits its bank; any other stays as it is. Calls the merchant back
   * before it returns.
   */
  settle(control: string, outcome: SandboxOutcome): Promise<void>;
  /** Sends the callback that is still pending. */
  sendCallback(control: string): Promise<void>;
}

interface Deps {
  db: Db;
  callbackUrl: string;
  now: () => Date;
  log: Logger;
}

const maxAttempts = 3;
const retryDelayMs = 300;
const callbackTimeoutMs = 5_000;

/**
 * A card provider of our own for development: its page, its payments and its signed callbacks, retried like real ones.
 */
export function createSandbox({ db, callbackUrl, now, log }: Deps): Sandbox {
  // A secret of this process is enough: a callback is signed when it is sent, not when it is stored.
  const secret = randomBytes(32).toString("base64url");
  const find = async (control: string) =>
    (await db.select().from(sandboxPayments).where(eq(sandboxPayments.control, control)))[0];

  async function sendCallback(control: string) {
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const payment = await find(control);
      if (!payment?.pendingCallback) return;
      const { id, status, saidAt } = payment.pendingCallback;
      const body = JSON.stringify({
        id,
        status,
        said_at: saidAt,
        control,
        reference: payment.reference,
        amount: toDecimal(payment.amountCents),
        currency: payment.currency,
      });
      try {
        const response = await fetch(callbackUrl, {
          method: "POST",
          body,
          redirect: "error",
          signal: AbortSignal.timeout(callbackTimeoutMs),
          headers: { "content-type": "application/json", [signatureHeader]: sign(secret, body, now()) },
        });
        if (!response.ok) throw new Error(`the callback was answered with ${response.status}`);
        await db
          .update(sandboxPayments)
          .set({ pendingCallback: null })
          .where(and(eq(sandboxPayments.control, control), sql`${sandboxPayments.pendingCallback} ->> 'id' = ${id}`));
        return;
      } catch (error) {
        log.warn({ err: error, attempt }, "the merchant did not hear of a payment");
        if (attempt < maxAttempts) await pause(retryDelayMs);
      }
    }
  }

  return {
    secret,
    find,
    sendCallback,
    async open({ reference, amountCents, currency, description }) {
      const fresh = { control: randomBytes(32).toString("base64url"), reference, amountCents, currency, description };
      await db.insert(sandboxPayments).values(fresh).onConflictDoNothing({ target: sandboxPayments.reference });
      const [payment] = await db
        .select({ control: sandboxPayments.control })
        .from(sandboxPayments)
        .where(eq(sandboxPayments.reference, reference));
      const control = payment?.control ?? fresh.control;
      return { control, pageUrl: `/card_gateway/${control}` };
    },
    async settle(control, outcome) {
      const pendingCallback = { id: randomUUID(), status: outcome, saidAt: now().toISOString() };
      // The previous callback must be delivered first: overwriting it would lose it.
      await sendCallback(control);
      await db
        .update(sandboxPayments)
        .set({ status: outcome, pendingCallback })
        .where(
          and(
            eq(sandboxPayments.control, control),
            inArray(sandboxPayments.status, ["open", "rejected", "to_be_confirmed"]),
          ),
        );
      await sendCallback(control);
    },
  };
}
