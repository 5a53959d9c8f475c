import { and, eq, inArray, ne } from "drizzle-orm";
import { isErased } from "../../db/erasures";
import { findOpenTerm } from "../../db/premiumTerms";
import { premiumTerms } from "../../db/schema/premiumTerms";
import { users } from "../../db/schema/users";
import { conflict, unauthorized } from "../../errors";
import { payableUntil } from "../../policies/order";
import type { OrderKind } from "./orderKind";

const messages = {
  inReview: "Ya pagaste y estamos revisando tu solicitud de Premium",
  toBeConfirmed: "Ya tienes un pago de Premium por confirmar",
};

/** A term of Premium, which waits for an operator once it is paid. */
export const premiumOrders: OrderKind<"premium"> = {
  isForPublication: false,
  pathsOf: async () => ({ paid: "/suscriptions", unpaid: "/suscriptions", again: "/suscriptions" }),
  async lockSubject(tx, { userId }) {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    if (!user) throw unauthorized();
  },
  async checkOrder(tx, { userId }) {
    const open = await findOpenTerm(tx, userId);
    if (open) throw conflict(open.state === "awaiting" ? messages.toBeConfirmed : messages.inReview);
  },
  async place(tx, { id, userId }, { months, secureExchanges }) {
    await tx.insert(premiumTerms).values({ proformaId: id, userId, months, secureExchanges });
  },
  /** Not while another one is paid or awaits its bank: a second payment would only come back as credit. */
  async payableUntil(db, proforma) {
    const open = await findOpenTerm(db, proforma.userId);
    return open && open.proformaId !== proforma.id ? proforma.createdAt : payableUntil(proforma);
  },
  async start(tx, { id, userId }, now) {
    const isOther = and(eq(premiumTerms.userId, userId), ne(premiumTerms.proformaId, id));
    const [inReview] = await tx
      .select({ id: premiumTerms.id })
      .from(premiumTerms)
      .where(and(isOther, eq(premiumTerms.state, "pending_review")));
    if (inReview || (await isErased(tx, userId))) return false;
    // One that still awaits its bank gives way to a paid one.
    await tx
      .update(premiumTerms)
      .set({ state: "ordered" })
      .where(and(isOther, eq(premiumTerms.state, "awaiting")));
    await tx
      .update(premiumTerms)
      .set({ state: "pending_review", paidAt: now })
      .where(and(eq(premiumTerms.proformaId, id), inArray(premiumTerms.state, ["ordered", "awaiting"])));
    return true;
  },
  async awaitPayment(tx, proformaId) {
    const [term] = await tx.select().from(premiumTerms).where(eq(premiumTerms.proformaId, proformaId));
    if (!term || (await findOpenTerm(tx, term.userId))) return;
    await tx.update(premiumTerms).set({ state: "awaiting" }).where(eq(premiumTerms.id, term.id));
  },
  async release(tx, proformaId) {
    await tx
      .update(premiumTerms)
      .set({ state: "ordered" })
      .where(and(eq(premiumTerms.proformaId, proformaId), eq(premiumTerms.state, "awaiting")));
  },
};
