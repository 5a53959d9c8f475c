import { and, asc, count, desc, eq, inArray, ne } from "drizzle-orm";
import { Router } from "express";
import type { RequestHandler } from "express";
import { liveStatuses } from "../../../rules/transaction";
import { listComments } from "../../db/comments";
import { latestEdits } from "../../db/edits";
import { isPublic, loadPublications, selectPublications } from "../../db/publications";
import { chats, publications, transactions, users } from "../../db/schema";
import { notFound, unauthorized } from "../../errors";
import { visibility } from "../../policies/publication";
import { presentComment } from "../../presenters/comment";
import { presentPublication, presentPublications } from "../../presenters/publication";
import { presentOwn } from "../../presenters/publicationEdit";
import type { Services } from "../../services";
import { anyone, anyoneWithHeaders, signedIn, viewerOf } from "../../session/middleware";
import { id, idOfPath, paging } from "../../validation";
import { contextOf, lookOf } from "./search";

const publicationNotFound = "Publicación no encontrada";

/** Detail and lists of publications. */
export function readRoutes(services: Services) {
  const { db } = services;
  const router = Router();
  // As recorded: the detail carries the session only where the query names no user.
  const withOrWithoutHeaders: RequestHandler = (req, res, next) =>
    (req.query.user_id === undefined ? anyoneWithHeaders : anyone)(services)(req, res, next);

  router.get("/publications/:id", withOrWithoutHeaders, async (req, res) => {
    const publicationId = idOfPath(req.params.id, publicationNotFound);
    const look = await lookOf(services, req);
    const view = (await loadPublications(db, look, [publicationId])).get(publicationId);
    const publication = view && presentPublication(view, contextOf(services, look));
    if (!view || !publication) throw notFound(publicationNotFound);
    if (view.ownerId !== look.viewerId && req.get("x-viewer") !== "robot") services.views.add(publicationId);
    const shown =
      view.ownerId === look.viewerId
        ? presentOwn(view, (await latestEdits(db, [publicationId])).get(publicationId), contextOf(services, look))
        : publication;
    // Not recorded of the original: it saves whoever shows the detail the call for its questions.
    const comments =
      visibility(view, look.viewerId) === "full" ? (await listComments(db, publicationId)).map(presentComment) : [];
    res.json({
      publication: shown,
      owner_id: view.ownerId,
      transactions_asociated_user: await chatOf(services, publicationId, look.viewerId),
      comments,
    });
  });

  router.get("/publications", anyoneWithHeaders(services), async (req, res) => {
    const viewerId = req.session?.viewer.id ?? null;
    const asked = req.query.user_id === undefined ? viewerId : (id.safeParse(req.query.user_id).data ?? null);
    if (asked === null && req.query.user_id === undefined) throw unauthorized();
    const ownerId = asked ?? 0;
    const isOwn = ownerId === viewerId;
    const { page, per_page: perPage } = paging.parse(req.query);
    const look = await lookOf(services, req);
    const active = and(eq(publications.ownerId, ownerId), isOwn ? eq(publications.status, "Activo") : isPublic);
    const inactive = isOwn ? and(eq(publications.ownerId, ownerId), ne(publications.status, "Activo")) : undefined;
    const counts = { active: await countOf(active), inactive: inactive ? await countOf(inactive) : null };
    const isInactive = req.query.kind === "inactive";
    const total = isInactive ? (counts.inactive ?? 0) : counts.active;
    const views =
      isInactive && !inactive
        ? []
        : await selectPublications(db, look, isInactive ? inactive : active)
            .orderBy(desc(publications.publishDate), desc(publications.id))
            .limit(perPage)
            .offset((page - 1) * perPage);
    const edits = isOwn
      ? await latestEdits(
          db,
          views.map((view) => view.id),
        )
      : null;
    const context = contextOf(services, look);
    const data = edits
      ? views.map((view) => presentOwn(view, edits.get(view.id), context))
      : presentPublications(views, context);
    res.json({ data, page, pages: Math.ceil(total / perPage), total, ...counts });
  });

  router.get("/users/active_publications", signedIn(services), async (req, res) => {
    const look = await lookOf(services, req);
    const views = await selectPublications(
      db,
      look,
      and(eq(publications.ownerId, viewerOf(req).id), eq(publications.status, "Activo")),
    ).orderBy(desc(publications.publishDate), asc(publications.id));
    res.json(presentPublications(views, contextOf(services, look)));
  });

  async function countOf(where: ReturnType<typeof and>) {
    const [row] = await db
      .select({ count: count() })
      .from(publications)
      .innerJoin(users, eq(users.id, publications.ownerId))
      .where(where);
    return row?.count ?? 0;
  }

  return router;
}

/** The viewer's chat about it: of the live transaction, else of the latest one that was not refused. */
async function chatOf({ db }: Services, publicationId: number, viewerId: number | null): Promise<number | null> {
  if (viewerId === null) return null;
  const [chat] = await db
    .select({ id: chats.id })
    .from(chats)
    .innerJoin(transactions, eq(transactions.id, chats.transactionId))
    .where(
      and(
        eq(transactions.publicationId, publicationId),
        eq(transactions.interestedId, viewerId),
        inArray(transactions.status, [...liveStatuses]),
      ),
    )
    .orderBy(desc(transactions.id))
    .limit(1);
  return chat?.id ?? null;
}
