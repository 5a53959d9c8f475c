import { and, eq } from "drizzle-orm";
import { Router } from "express";
import { proposalMessages } from "../../commands/proposals";
import { loadPublications } from "../../db/publications";
import { publications, users } from "../../db/schema";
import { liveTransaction, loadTransaction } from "../../db/transactions";
import { notFound } from "../../errors";
import { proposalState } from "../../policies/transaction";
import { presentDetail, presentPublication } from "../../presenters/publication";
import { presentTransaction } from "../../presenters/transaction";
import type { Services } from "../../services";
import { signedIn, viewerOf } from "../../session/middleware";
import { idOfPath } from "../../validation";
import { contextOf, lookOf } from "../publications/search";

/** What the viewer may propose for a publication, and what is proposed already. */
export function proposalRoutes(services: Services) {
  const { db, origin } = services;
  const router = Router();

  router.get("/transaction_for_user", signedIn(services), async (req, res) => {
    const publicationId = idOfPath(String(req.query.publication_id), proposalMessages.publicationNotFound);
    const viewer = viewerOf(req);
    const [publication] = await db
      .select({ ownerId: publications.ownerId, status: publications.status, isOwnerActive: users.active })
      .from(publications)
      .innerJoin(users, eq(users.id, publications.ownerId))
      .where(and(eq(publications.id, publicationId)));
    if (!publication) throw notFound(proposalMessages.publicationNotFound);
    const state = proposalState(viewer, publication, await liveTransaction(db, publicationId, viewer.id));
    // As recorded: the words are bare, no JSON, whatever the type says.
    if (state === null) res.json({ status: null });
    else res.type("json").send(state);
  });

  router.get("/transactions/show_by_publication/:id", signedIn(services), async (req, res) => {
    const publicationId = idOfPath(req.params.id, proposalMessages.publicationNotFound);
    const look = await lookOf(services, req);
    const view = (await loadPublications(db, look, [publicationId])).get(publicationId);
    const live = await liveTransaction(db, publicationId, viewerOf(req).id);
    const present = live ? presentPublication : presentDetail;
    const publication = view && present(view, contextOf(services, look));
    if (!publication) throw notFound(proposalMessages.publicationNotFound);
    const record = live && (await loadTransaction(db, live.id));
    res.json({ proposal: record ? presentTransaction(record, origin) : null, publication });
  });

  return router;
}
