import { Router } from "express";
import { z } from "zod";
import { countUnreadChats } from "../../db/chats";
import { countUnreadNotifications } from "../../db/notifications";
import { countSaved } from "../../db/savedPublications";
import {
  countRequests,
  listEndedTransactions,
  listNamedRequests,
  listOpenTransactions,
  listProposalsFor,
  listRequestsSince,
  listRequestStretch,
  requestKinds,
} from "../../db/transactionLists";
import { loadStarsGiven } from "../../db/transactions";
import type { TransactionRecord } from "../../db/transactions";
import { presentRequest } from "../../presenters/transaction";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { paging, parse } from "../../validation";
import { changePlace, ids, presentSome, presentStretch, since, stretchQuery, writeChangePlace } from "../stretch";

const requestList = stretchQuery(changePlace).extend({
  kind: z.enum(requestKinds).optional().catch(undefined),
  ids,
  publication_ids: ids,
  since,
});

const history = paging.extend({ after: changePlace.optional().catch(undefined) });

/** The viewer's open and ended transactions. */
export function requestRoutes(services: Services) {
  const { db, origin } = services;
  const router = Router();
  const present = async (records: TransactionRecord[], viewerId: number) => {
    const stars = await loadStarsGiven(
      db,
      viewerId,
      records.map((record) => record.transaction.id),
    );
    return records.map((record) => presentRequest(record, stars.get(record.transaction.id), origin));
  };

  router.get("/requests", requireSession(services), async (req, res) => {
    const viewerId = viewerOf(req).id;
    const { kind, ids: named, publication_ids, since: from, per_page: count, after } = parse(requestList, req.query);
    if (kind !== undefined && count !== undefined) {
      const stretch = await listRequestStretch(db, viewerId, kind, { count, after });
      const items = await present(stretch.items, viewerId);
      res.json(presentStretch({ ...stretch, items }, (item) => item, writeChangePlace));
      return;
    }
    const some = named
      ? await listNamedRequests(db, viewerId, named)
      : publication_ids
        ? await listProposalsFor(db, viewerId, publication_ids)
        : from && (await listRequestsSince(db, viewerId, from));
    res.json(
      some
        ? presentSome(await present(some, viewerId))
        : await present(await listOpenTransactions(db, viewerId), viewerId),
    );
  });

  router.get("/v1/requests", requireSession(services), async (req, res) => {
    const viewerId = viewerOf(req).id;
    const { page, per_page: perPage, after } = parse(history, req.query);
    const { total, ...stretch } = await listEndedTransactions(db, viewerId, { page, perPage, after });
    const items = await present(stretch.items, viewerId);
    const part = presentStretch({ ...stretch, items }, (item) => item, writeChangePlace);
    res.json({ ...part, page, pages: Math.ceil(total / perPage), total });
  });

  router.get("/counts", requireSession(services), async (req, res) => {
    const viewerId = viewerOf(req).id;
    res.json({
      unread_chats: await countUnreadChats(db, viewerId),
      unread_notifications: await countUnreadNotifications(db, viewerId),
      ...(await countRequests(db, viewerId)),
      saved: await countSaved(db, viewerId),
    });
  });

  return router;
}
