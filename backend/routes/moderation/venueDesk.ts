import { inArray } from "drizzle-orm";
import { Router } from "express";
import type { Request } from "express";
import { z } from "zod";
import { caracasDay, isDay } from "../../../rules/age";
import { checkDecisionReason } from "../../../rules/moderation";
import {
  checkClosedReason,
  checkShifts,
  checkTypedCode,
  checkVenueAddress,
  checkVenueCity,
  checkVenueName,
  cleanCode,
  secureExchangeTexts,
} from "../../../rules/secureExchange";
import { cleanLine } from "../../../rules/text";
import { recordArrival, settle } from "../../commands/secureExchange/desk";
import { saveClosedDay, saveVenue, venueMessages } from "../../commands/secureExchange/saveVenue";
import { spendAttempt } from "../../db/attempts";
import { users } from "../../db/schema/users";
import { findByCode, listVisits, loadSecureExchange } from "../../db/secureExchanges";
import type { SecureExchangeRecord } from "../../db/secureExchanges";
import { loadTransactions } from "../../db/transactions";
import { listClosedDays, listVenues } from "../../db/venues";
import { HttpError, messages, notFound } from "../../errors";
import { roleOf } from "../../policies/transaction";
import { presentClosedDay, presentKeptVenue, presentVisit } from "../../presenters/venueDesk";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireOperator, viewerOf } from "../../session/middleware";
import { checkedText, id, idOfPath, optionalText, parse, refineBy } from "../../validation";

/** Guesses of one operator. */
const codeLimit = { count: 60, minutes: 15 };
const saveLimit = { count: 120, minutes: 60 };

const shift = z
  .object({ id: id.nullish(), start: z.string(), end: z.string(), capacity: z.number(), open: z.boolean() })
  .transform(({ id: shiftId, start, end, capacity, open }) => ({
    id: shiftId ?? null,
    startsAt: start,
    endsAt: end,
    capacity,
    isOpen: open,
  }));
const venueForm = z.object({
  version: z.number().int().nullish(),
  headquarter: checkedText(checkVenueName, cleanLine),
  address: checkedText(checkVenueAddress, cleanLine),
  city: checkedText(checkVenueCity, cleanLine),
  latitude: z.number(messages.invalid).min(-90, messages.invalid).max(90, messages.invalid),
  longitude: z.number(messages.invalid).min(-180, messages.invalid).max(180, messages.invalid),
  open: z.boolean(messages.invalid),
  schedules: z.array(shift, secureExchangeTexts.shifts).superRefine(refineBy(checkShifts)),
});
const closedDayForm = z
  .object({
    closed: z.boolean(messages.invalid),
    reason: optionalText((text) => (text === "" ? null : checkClosedReason(text)), cleanLine),
  })
  .refine(({ closed, reason }) => !closed || reason !== null, {
    path: ["reason"],
    message: secureExchangeTexts.closedReason,
  });
const visitQuery = z.object({ exchange_place_id: id, date: z.string().refine(isDay, secureExchangeTexts.date) });
const codeForm = z.object({ code: checkedText(checkTypedCode, cleanCode) });
const arrivalForm = z.object({ party: z.enum(["owner", "interested"], messages.invalid) });
const settlementForm = z.object({
  reason: checkedText((text) => checkDecisionReason(text, true)),
  refunded: z.boolean(messages.invalid),
});

/** The venues as operators keep them, and who comes there; everybody else is refused at every call. */
export function venueDeskRoutes(services: Services) {
  const { db, now, origin } = services;
  const router = Router();
  const operator = requireOperator(services);

  async function save(req: Request, venueId: number | null) {
    const { version = null, headquarter, open, schedules, ...rest } = parse(venueForm, req.body);
    const operatorId = viewerOf(req).id;
    await spendAttempt(db, `venue:${operatorId}`, saveLimit);
    const savedId = await saveVenue(db, now(), {
      operatorId,
      requestId: requestIdOf(req),
      id: venueId,
      version,
      form: { name: headquarter, isOpen: open, ...rest },
      shifts: schedules,
    });
    const saved = (await listVenues(db)).find(({ venue }) => venue.id === savedId);
    return { exchange_place: saved && presentKeptVenue(saved) };
  }

  router.get("/moderation/exchange_places", operator, async (_req, res) => {
    res.json({ exchange_places: (await listVenues(db)).map(presentKeptVenue) });
  });
  router.post("/moderation/exchange_places", operator, async (req, res) => {
    res.status(201).json(await save(req, null));
  });
  router.put("/moderation/exchange_places/:id", operator, async (req, res) => {
    res.json(await save(req, idOfPath(req.params.id, venueMessages.notFound)));
  });

  const presentClosedDays = async () => ({
    closed_days: (await listClosedDays(db, caracasDay(now()))).map(presentClosedDay),
  });
  router.get("/moderation/closed_days", operator, async (_req, res) => {
    res.json(await presentClosedDays());
  });
  router.put("/moderation/closed_days/:date", operator, async (req, res) => {
    const day = String(req.params.date);
    if (!isDay(day) || day < caracasDay(now()))
      throw new HttpError(422, {
        errors: [secureExchangeTexts.pastDay],
        fields: { date: [secureExchangeTexts.pastDay] },
      });
    const { closed, reason } = parse(closedDayForm, req.body);
    await saveClosedDay(db, now(), { operatorId: viewerOf(req).id, day, reason: closed ? reason : null });
    res.json(await presentClosedDays());
  });

  /** Without those of the operator's own exchanges. */
  async function presentVisits(records: readonly SecureExchangeRecord[], operatorId: number) {
    const found = await loadTransactions(db, [...new Set(records.map(({ booking }) => booking.transactionId))]);
    const ownerIds = [...found.values()].map(({ transaction }) => transaction.ownerId);
    const owners = ownerIds.length > 0 ? await db.select().from(users).where(inArray(users.id, ownerIds)) : [];
    return records.flatMap((record) => {
      const transaction = found.get(record.booking.transactionId);
      const owner = owners.find((one) => one.id === transaction?.transaction.ownerId);
      const isOwn = transaction !== undefined && roleOf(transaction.transaction, operatorId) !== null;
      return transaction && owner && !isOwn ? [presentVisit(record, transaction, owner, origin)] : [];
    });
  }
  async function presentOne(record: SecureExchangeRecord | undefined, operatorId: number) {
    const [visit] = record ? await presentVisits([record], operatorId) : [];
    if (!visit) throw notFound(secureExchangeTexts.notFound);
    return { security_change: visit };
  }
  router.get("/moderation/security_changes", operator, async (req, res) => {
    const { exchange_place_id: venueId, date } = parse(visitQuery, req.query);
    const visits = await listVisits(db, venueId, date, caracasDay(now()));
    res.json({ security_changes: await presentVisits(visits, viewerOf(req).id) });
  });
  router.post("/moderation/security_changes/check", operator, async (req, res) => {
    const { code } = parse(codeForm, req.body);
    await spendAttempt(db, `code:${viewerOf(req).id}`, codeLimit);
    const record = await findByCode(db, code);
    if (!record)
      throw new HttpError(404, { errors: [secureExchangeTexts.code], fields: { code: [secureExchangeTexts.code] } });
    res.json(await presentOne(record, viewerOf(req).id));
  });
  router.put("/moderation/security_changes/:id/arrival", operator, async (req, res) => {
    const { party } = parse(arrivalForm, req.body);
    await recordArrival(services, { operatorId: viewerOf(req).id, id: idOf(req), party });
    res.json(await presentOne(await loadSecureExchange(db, idOf(req)), viewerOf(req).id));
  });
  router.put("/moderation/security_changes/:id/settlement", operator, async (req, res) => {
    const { reason, refunded } = parse(settlementForm, req.body);
    await settle(services, { operatorId: viewerOf(req).id, id: idOf(req), reason, isRefunded: refunded });
    res.json(await presentOne(await loadSecureExchange(db, idOf(req)), viewerOf(req).id));
  });

  return router;
}

const idOf = (req: Request) => idOfPath(req.params.id, secureExchangeTexts.notFound);
