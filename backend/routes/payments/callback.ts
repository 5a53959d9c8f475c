import express, { Router } from "express";
import { z } from "zod";
import { isSigned, signatureHeader } from "../../adapters/cardGateway/signature";
import { applyCardEvent } from "../../commands/applyCardEvent";
import { HttpError, messages, unprocessable } from "../../errors";
import type { Services } from "../../services";
import { parse } from "../../validation";

const wrongSignature = "Firma no válida";
const futureMs = 5 * 60_000;

/** Amounts as providers write them: "211.70". */
const event = z.object({
  id: z.string().regex(/^[\w-]{8,100}$/, messages.invalid),
  reference: z.string().max(100, messages.invalid),
  control: z.string().max(200, messages.invalid),
  status: z.enum(["approved", "rejected", "to_be_confirmed"], messages.invalid),
  amount: z.string().regex(/^\d{1,10}\.\d{2}$/, messages.invalid),
  currency: z.string().regex(/^[A-Z]{3}$/, messages.invalid),
  said_at: z.iso.datetime({ error: messages.invalid }).transform((text) => new Date(text)),
});

/**
 * Where the card gateway reports the outcome of a payment. Only its signature counts: there is no session, and callers
 * without a signature learn nothing.
 */
export function callbackRoutes(services: Services) {
  const router = Router();
  router.post("/callback", express.raw({ type: () => true, limit: "16kb" }), async (req, res) => {
    const body: unknown = req.body;
    const header = req.get(signatureHeader);
    const isAuthentic =
      services.cardGateway &&
      Buffer.isBuffer(body) &&
      isSigned(services.cardGateway.secret, header, body, services.now());
    if (!isAuthentic) throw new HttpError(401, { errors: [wrongSignature] });
    const { said_at: saidAt, amount, ...rest } = parse(event, jsonOf(body));
    if (saidAt.getTime() > services.now().getTime() + futureMs) throw unprocessable(messages.invalid);
    const applied = await applyCardEvent(
      services.db,
      { ...rest, saidAt, amountCents: Math.round(Number(amount) * 100) },
      services.now(),
    );
    res.json({ applied });
  });
  return router;
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw unprocessable(messages.invalid);
  }
}
