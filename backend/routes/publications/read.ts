import { hasOpenReport } from "../../commands/reports";
import { and, asc, count, desc, eq, inArray, ne } from "drizzle-orm";
import { Router } from "express";
import type { Request, RequestHandler } from "express";
import { liveStatuses } from "../../../rules/transaction";
import type { Db } from "../../db/client";
import { listComments } from "../../db/comments";
import { latestEdits } from "../../db/edits";
import { listSimilarIds } from "../../db/similar";
import { isListedTo, loadPublications, selectPublications } from "../../db/publications";
import { chats } from "../../db/schema/chats";
import { publications } from "../../db/schema/publications";
import { transactions } from "../../db/schema/transactions";
import { users } from "../../db/schema/users";
import { notFound, unauthorized } from "../../errors";
import { visibility } from "../../policies/publication";
import { presentComment } from "../../presenters/comment";
import { presentDetail, presentPublications } from "../../presenters/publication";
import { presentOwnPublication } from "../../presenters/publicationEdit";
import type { Services } from "../../services";
import { optionalSession, optionalSessionWithHeaders, requireSession, viewerOf } from "../../session/middleware";
import { id, idOfPath, paging } from "../../validation";
import { reading, readWith } from "../reading";
import { publicationContextOf, viewerContextOf } from "./search";

const publicationNotFound = "Publicación no encontrada";

/** Detail and lists of publications. */
export function readRoutes(services: Services) {
  const { db } = services;
  const router = Router();
  // As recorded: the detail carries the session only where the query names no user.
  const sessionHeadersUnlessUser: RequestHandler = (req, res, next) =>
    (req.query.user_id === undefined ? optionalSessionWithHeaders : optionalSession)(services)(req, res, next);

  router.get("/publications/:id", sessionHeadersUnlessUser, async (req, res) => {
    const publicationId = idOfPath(req.params.id, publicationNotFound);
    const detail = await readWith(services, (reader) => readDetail(reader, req, publicationId));
    if (detail.owner_id !== req.session?.viewer.id && req.get("x-viewer") !== "robot")
      services.views.add(publicationId);
    res.json(detail);
  });

  router.get(
    "/publications/:id/similar",
    optionalSession(services),
    reading(services, async (reader, req) => {
      const publicationId = idOfPath(req.params.id, publicationNotFound);
      const viewerContext = await viewerContextOf(reader, req);
      const ids = await listSimilarIds(reader.db, publicationId, viewerContext);
      const views = await loadPublications(reader.db, viewerContext, ids);
      return {
        publications: presentPublications(
          ids.flatMap((similarId) => views.get(similarId) ?? []),
          publicationContextOf(reader, viewerContext),
        ),
      };
    }),
  );

  router.get("/publications", optionalSessionWithHeaders(services), reading(services, readList));

  router.get("/users/active_publications", requireSession(services), async (req, res) => {
    const viewerContext = await viewerContextOf(services, req);
    const views = await selectPublications(
      db,
      viewerContext,
      and(eq(publications.ownerId, viewerOf(req).id), eq(publications.status, "Activo")),
    ).orderBy(desc(publications.publishDate), asc(publications.id));
    res.json(presentPublications(views, publicationContextOf(services, viewerContext)));
  });

  return router;
}

async function readDetail(services: Services, req: Request, publicationId: number) {
  const { db } = services;
  const viewerContext = await viewerContextOf(services, req);
  const view = (await loadPublications(db, viewerContext, [publicationId])).get(publicationId);
  const publication = view && presentDetail(view, publicationContextOf(services, viewerContext));
  if (!view || !publication) throw notFound(publicationNotFound);
  const shown =
    view.ownerId === viewerContext.viewerId
      ? presentOwnPublication(
          view,
          (await latestEdits(db, [publicationId])).get(publicationId),
          publicationContextOf(services, viewerContext),
        )
      : publication;
  // Not recorded from the original: saves clients of the detail the call for its questions.
  const comments =
    visibility(view, viewerContext.viewerId) === "full"
      ? (await listComments(db, publicationId, viewerContext.viewerId)).map(presentComment)
      : [];
  return {
    publication: shown,
    owner_id: view.ownerId,
    transactions_asociated_user: await findChatId(services, publicationId, viewerContext.viewerId),
    reported: viewerContext.viewerId !== null && (await hasOpenReport(db, viewerContext.viewerId, publicationId)),
    comments,
  };
}

async function readList(services: Services, req: Request) {
  const { db } = services;
  const viewerId = req.session?.viewer.id ?? null;
  const requestedOwnerId = req.query.user_id === undefined ? viewerId : (id.safeParse(req.query.user_id).data ?? null);
  if (requestedOwnerId === null && req.query.user_id === undefined) throw unauthorized();
  const ownerId = requestedOwnerId ?? 0;
  const isOwn = ownerId === viewerId;
  const { page, per_page: perPage } = paging.parse(req.query);
  const viewerContext = await viewerContextOf(services, req);
  const active = and(
    eq(publications.ownerId, ownerId),
    isOwn ? eq(publications.status, "Activo") : isListedTo(viewerId),
  );
  const inactive = isOwn ? and(eq(publications.ownerId, ownerId), ne(publications.status, "Activo")) : undefined;
  const counts = { active: await countOf(db, active), inactive: inactive ? await countOf(db, inactive) : null };
  const isInactive = req.query.kind === "inactive";
  const total = isInactive ? (counts.inactive ?? 0) : counts.active;
  const views =
    isInactive && !inactive
      ? []
      : await selectPublications(db, viewerContext, isInactive ? inactive : active)
          .orderBy(desc(publications.publishDate), desc(publications.id))
          .limit(perPage)
          .offset((page - 1) * perPage);
  const edits = isOwn
    ? await latestEdits(
        db,
        views.map((view) => view.id),
      )
    : null;
  const context = publicationContextOf(services, viewerContext);
  const data = edits
    ? views.map((view) => presentOwnPublication(view, edits.get(view.id), context))
    : presentPublications(views, context);
  return { data, page, pages: Math.ceil(total / perPage), total, ...counts };
}

async function countOf(db: Db, where: ReturnType<typeof and>) {
  const [row] = await db
    .select({ count: count() })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(where);
  return row?.count ?? 0;
}

/** The viewer's chat about it: of the live transaction, else of the latest one that was not refused. */
async function findChatId({ db }: Services, publicationId: number, viewerId: number | null): Promise<number | null> {
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
