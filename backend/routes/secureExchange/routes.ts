import { Router } from "express";
import { z } from "zod";
import { caracasDay } from "../../../rules/age";
import { bookablePeriod, secureExchangeTexts } from "../../../rules/secureExchange";
import { secureExchangePlan } from "../../catalogue/plans";
import { bookPlace } from "../../commands/secureExchange/book";
import { endBooking } from "../../commands/secureExchange/end";
import { moveBooking } from "../../commands/secureExchange/move";
import { transactionMessages } from "../../commands/transactionItems";
import type { Proforma } from "../../commands/orders/orderKind";
import { readCredit } from "../../db/credit";
import { countIncluded } from "../../db/secureExchanges";
import { loadTransaction } from "../../db/transactions";
import { listFreePlaces, listVenues } from "../../db/venues";
import { notFound } from "../../errors";
import { paymentReviewOf } from "../../policies/price";
import { presentPlan } from "../../presenters/payment";
import { presentSchedule, presentVenue } from "../../presenters/securityChange";
import { presentTransaction } from "../../presenters/transaction";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { id, idOfPath, parse } from "../../validation";
import { readPayment } from "../payments/readPayment";

const place = z.object({
  exchange_place_id: id,
  schedule_id: id,
  date: z.string(secureExchangeTexts.date),
});
const booking = place.extend({
  transaction_id: id,
  agreement: z.literal(true, secureExchangeTexts.agreement),
  method: z.enum(["card", "credit"], secureExchangeTexts.method).nullish(),
});

const toPlace = ({ exchange_place_id, schedule_id, date }: z.output<typeof place>) => ({
  venueId: exchange_place_id,
  shiftId: schedule_id,
  day: date,
});

/** Where an exchange can be carried out securely, and its bookings, for the two parties. */
export function secureExchangeRoutes(services: Services) {
  const { db, settings, origin, now } = services;
  const router = Router();

  router.get("/exchange_place", requireSession(services), async (req, res) => {
    const { id: viewerId } = viewerOf(req);
    const views = await listVenues(db, { isOpen: true });
    const { first, last } = bookablePeriod(now());
    const { freeCents } = await readCredit(db, viewerId);
    const review = paymentReviewOf(secureExchangePlan.priceCents, settings.rateE4);
    res.json({
      exchange_places: views.map(({ venue }) => presentVenue(venue)),
      schedules: views.flatMap(({ shifts }) => shifts.map(presentSchedule)),
      product: presentPlan(secureExchangePlan, review, freeCents),
      included: await countIncluded(db, viewerId, caracasDay(now())),
      first_date: first,
      last_date: last,
      days: (await listFreePlaces(db, views, now())).map(({ day, places }) => ({
        date: day,
        places: places.map(({ shiftId, left }) => ({ schedule_id: shiftId, left })),
      })),
    });
  });

  async function present(transactionId: number, proforma: Proforma | null = null) {
    const record = await loadTransaction(db, transactionId);
    if (!record) throw notFound(transactionMessages.notFound);
    return {
      transaction: presentTransaction(record, origin),
      proforma: proforma && (await readPayment(services, proforma.userId, proforma.id)),
    };
  }

  router.post("/v1/security_changes", requireSession(services), async (req, res) => {
    const { transaction_id: transactionId, method = null, ...form } = parse(booking, req.body);
    const proforma = await bookPlace(services, {
      bookerId: viewerOf(req).id,
      transactionId,
      requestId: requestIdOf(req),
      place: toPlace(form),
      method,
    });
    res.status(201).json(await present(transactionId, proforma));
  });

  router.put("/v1/security_changes/:id", requireSession(services), async (req, res) => {
    const viewerId = viewerOf(req).id;
    const bookingId = idOfPath(req.params.id, secureExchangeTexts.notFound);
    const to = toPlace(parse(place, req.body));
    res.json(await present(await moveBooking(db, now(), { id: bookingId, viewerId, place: to })));
  });

  for (const how of ["cancel", "object"] as const)
    router.post(`/v1/security_changes/:id/${how}`, requireSession(services), async (req, res) => {
      const bookingId = idOfPath(req.params.id, secureExchangeTexts.notFound);
      const ended = await endBooking(db, now(), { id: bookingId, viewerId: viewerOf(req).id, how });
      res.json({ ...(await present(ended.transactionId)), refunded: ended.isRefunded });
    });

  return router;
}
