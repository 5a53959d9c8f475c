import { and, eq } from "drizzle-orm";
import { Router } from "express";
import { proposalMessages } from "../../commands/proposals";
import { isShownTo } from "../../db/blocks";
import { loadPublications } from "../../db/publications";
import { publications } from "../../db/schema/publications";
import { users } from "../../db/schema/users";
import { findLiveTransaction, loadTransaction } from "../../db/transactions";
import { notFound } from "../../errors";
import { proposalState } from "../../policies/transaction";
import { presentDetail, presentPublication } from "../../presenters/publication";
import { presentTransaction } from "../../presenters/transaction";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { idOfPath } from "../../validation";
import { publicationContextOf, viewerContextOf } from "../publications/search";

/** What the viewer may propose for a publication, and what is proposed already. */
export function proposalRoutes(services: Services) {
  const { db, origin } = services;
  const router = Router();

  router.get("/transaction_for_user", requireSession(services), async (req, res) => {
    const publicationId = idOfPath(String(req.query.publication_id), proposalMessages.publicationNotFound);
    const viewer = viewerOf(req);
    const [publication] = await db
      .select({ ownerId: publications.ownerId, status: publications.status, isOwnerActive: users.active })
      .from(publications)
      .innerJoin(users, eq(users.id, publications.ownerId))
      .where(and(eq(publications.id, publicationId), isShownTo(viewer.id, users.id)));
    if (!publication) throw notFound(proposalMessages.publicationNotFound);
    const state = proposalState(viewer, publication, await findLiveTransaction(db, publicationId, viewer.id));
    // As recorded: the words are bare, no JSON, whatever the type says.
    if (state === null) res.json({ status: null });
    else res.type("json").send(state);
  });

  router.get("/transactions/show_by_publication/:id", requireSession(services), async (req, res) => {
    const publicationId = idOfPath(req.params.id, proposalMessages.publicationNotFound);
    const viewerContext = await viewerContextOf(services, req);
    const view = (await loadPublications(db, viewerContext, [publicationId])).get(publicationId);
    const live = await findLiveTransaction(db, publicationId, viewerOf(req).id);
    const present = live ? presentPublication : presentDetail;
    const publication = view && present(view, publicationContextOf(services, viewerContext));
    if (!publication) throw notFound(proposalMessages.publicationNotFound);
    const record = live && (await loadTransaction(db, live.id));
    res.json({ proposal: record ? presentTransaction(record, origin) : null, publication });
  });

  return router;
}
