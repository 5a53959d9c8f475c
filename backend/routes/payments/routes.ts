import { Router } from "express";
import type { Request } from "express";
import { z } from "zod";
import { unknownPlanText } from "../../../rules/plan";
import { secureExchangeTexts } from "../../../rules/secureExchange";
import { findPlan, plans } from "../../catalogue/plans";
import { placeCardOrder, payWithCredit } from "../../commands/pay";
import { isPayable } from "../../commands/orders/isPayable";
import { orderKindOf } from "../../commands/orders/orderKinds";
import { readCredit } from "../../db/credit";
import { listPayments } from "../../db/payments";
import { loadPublications } from "../../db/publications";
import { HttpError, invalidFields, notFound } from "../../errors";
import { paymentReviewOf } from "../../policies/price";
import { presentAd } from "../../presenters/campaign";
import { presentPlan } from "../../presenters/payment";
import { presentPayment } from "../../presenters/receipt";
import { presentPublication } from "../../presenters/publication";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { id, idOfPath, paging, parse } from "../../validation";
import { publicationContextOf, viewerContextOf } from "../publications/search";
import { readPayment } from "./readPayment";

const proformaNotFound = "Pago no encontrado";

/** Only the order itself is read from the client: prices, taxes and users are the server's. */
const order = z.object({ id: z.union([z.number(), z.string()], unknownPlanText) });
const subject = z.object({ publication_id: id });

/** What is sold, and how it is paid. */
export function paymentRoutes(services: Services) {
  const { db, settings } = services;
  const router = Router();

  router.get("/v1/provider_products", requireSession(services), async (req, res) => {
    const product = req.query.product;
    const { freeCents } = await readCredit(db, viewerOf(req).id);
    const sold = plans.filter(({ kind }) => product === undefined || product === kind || product === `${kind}s`);
    res.json(sold.map((plan) => presentPlan(plan, paymentReviewOf(plan.priceCents, settings.rateE4), freeCents)));
  });

  router.post("/v1/provider_products", requireSession(services), async (req, res) => {
    const paid = await payWithCredit(db, orderOf(req), services.now());
    const viewerContext = await viewerContextOf(services, req);
    const promoted = paid.publicationId === null ? [] : [paid.publicationId];
    const [view] = (await loadPublications(db, viewerContext, promoted)).values();
    const campaign = view?.promotion?.campaign;
    res.status(201).json({
      proforma: await readPayment(services, viewerOf(req).id, paid.id),
      campaign: campaign
        ? presentAd(campaign, presentPublication(view, publicationContextOf(services, viewerContext)))
        : null,
    });
  });

  router.post("/proforma", requireSession(services), async (req, res) => {
    const proforma = await placeCardOrder(db, services.cardGateway, orderOf(req), settings.rateE4, services.now());
    res.status(201).json(await readPayment(services, viewerOf(req).id, proforma.id));
  });

  router.get("/proforma/:id", requireSession(services), async (req, res) => {
    const proformaId = idOfPath(req.params.id, proformaNotFound);
    const own = await readPayment(services, viewerOf(req).id, proformaId);
    if (!own) throw notFound(proformaNotFound);
    res.json(own);
  });

  router.get("/v1/payments", requireSession(services), async (req, res) => {
    const { page, per_page: perPage } = paging.parse(req.query);
    const { payments, total } = await listPayments(db, viewerOf(req).id, { page, perPage });
    const data = await Promise.all(
      payments.map(async (payment) => presentPayment(payment, await isPayable(db, payment.proforma, services.now()))),
    );
    res.json({ data, page, pages: Math.ceil(total / perPage), total });
  });

  return router;
}

function orderOf(req: Request) {
  const { id: planId } = parse(order, req.body);
  const plan = /^\d{1,9}$/.test(String(planId)) ? findPlan(Number(planId)) : undefined;
  if (!plan) throw new HttpError(422, { errors: [unknownPlanText], fields: { id: [unknownPlanText] } });
  if (plan.kind === "secure-exchange") throw invalidFields({ id: [secureExchangeTexts.fromChat] });
  const publicationId = orderKindOf(plan.kind).isForPublication ? parse(subject, req.body).publication_id : null;
  return {
    userId: viewerOf(req).id,
    plan,
    publicationId,
    transactionId: null,
    requestId: requestIdOf(req),
  };
}
