import { eq } from "drizzle-orm";
import express, { Router } from "express";
import type { Request, Response } from "express";
import { testCards } from "../../adapters/cardGateway/sandbox";
import type { SandboxPayment } from "../../adapters/cardGateway/sandbox";
import { orderKindOf } from "../../commands/orders/orderKinds";
import { spendAttempt } from "../../db/attempts";
import { proformas } from "../../db/schema/money";
import { HttpError } from "../../errors";
import { cardPage, expiredCardPage, unknownCardPage } from "../../presenters/cardPage";
import type { Services } from "../../services";

const onlyTestCards = "Esta pasarela solo acepta las tarjetas de prueba de abajo";
const tooManyAttempts = "Demasiados intentos. Espera unos minutos e inténtalo de nuevo.";
const attemptLimit = { count: 20, minutes: 15 };

/** The page of the built-in card gateway. The control value of a payment allows to pay it and nothing else. */
export function cardPageRoutes(services: Services) {
  const router = Router();
  const {
    sandbox,
    db,
    settings: { publicUrl },
  } = services;
  if (!sandbox) return router;

  router.get("/:control", async (req, res) => {
    const payment = await findPayment(req);
    if (payment?.pendingCallback) await sandbox.sendCallback(payment.control);
    if (!payment) return send(res, 404, unknownCardPage());
    if (await isOverdue(payment)) return send(res, 410, expiredCardPage(await pathsOf(payment)));
    send(res, 200, cardPage(payment, { paths: await pathsOf(payment) }));
  });

  router.post("/:control", express.urlencoded({ extended: false, limit: "4kb" }), async (req, res) => {
    const payment = await findPayment(req);
    if (!payment) return send(res, 404, unknownCardPage());
    if (await isOverdue(payment)) return send(res, 410, expiredCardPage(await pathsOf(payment)));
    const form: CardForm = req.body ?? {};
    const outcome = outcomeOf(payment.status, form);
    const refuse = async (error: string) =>
      cardPage(payment, { paths: await pathsOf(payment), refusal: { error, typed: textOf(form.card) } });
    if (payment.status === "approved" || outcome === undefined) {
      if (isUndecided(payment.status)) return send(res, 422, await refuse(onlyTestCards));
      return send(res, 200, cardPage(payment, { paths: await pathsOf(payment) }));
    }
    try {
      await spendAttempt(db, `card:${payment.control}`, attemptLimit);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      res.set(error.headers);
      return send(res, error.status, await refuse(tooManyAttempts));
    }
    await sandbox.settle(payment.control, outcome);
    // Back to reading, so that reloading the page pays nothing.
    res.redirect(303, `/card_gateway/${payment.control}`);
  });

  /** A payment that awaits its bank may be decided at any time. */
  async function isOverdue({ status, reference }: SandboxPayment) {
    if (!isUndecided(status)) return false;
    const [order] = await db.select().from(proformas).where(eq(proformas.reference, reference));
    return order !== undefined && (await orderKindOf(order.kind).payableUntil(db, order)) <= services.now();
  }

  /** Back to where what was ordered is seen. */
  async function pathsOf({ reference }: SandboxPayment) {
    const [order] = await db.select().from(proformas).where(eq(proformas.reference, reference));
    if (!order) return { paid: publicUrl, unpaid: publicUrl, again: publicUrl };
    const { paid, unpaid, again } = await orderKindOf(order.kind).pathsOf(db, order);
    return { paid: publicUrl + paid, unpaid: publicUrl + unpaid, again: publicUrl + again };
  }

  async function findPayment(req: Request) {
    const { control } = req.params;
    return typeof control === "string" && /^[\w-]{43}$/.test(control) ? sandbox?.find(control) : undefined;
  }

  return router;
}

const isUndecided = (status: SandboxPayment["status"]) => status === "open" || status === "rejected";

interface CardForm {
  card?: unknown;
  decision?: unknown;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The outcome of the form: by test card while it is to be paid, by decision while it awaits the bank. */
function outcomeOf(status: string, { card, decision }: CardForm) {
  if (status === "to_be_confirmed") return decision === "approved" || decision === "rejected" ? decision : undefined;
  const digits = textOf(card).replace(/[\s-]/g, "");
  return testCards.find(({ number }) => number === digits)?.outcome;
}

function send(res: Response, status: number, html: string) {
  res.set({
    "Content-Security-Policy":
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex",
  });
  res.status(status).type("html").send(html);
}
