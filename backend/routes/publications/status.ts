import { Router } from "express";
import { z } from "zod";
import { activatePublication, availabilityMessages, deactivatePublication } from "../../commands/availability";
import { loadPublications } from "../../db/publications";
import { notFound } from "../../errors";
import { presentPublication } from "../../presenters/publication";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { idOfPath, parse } from "../../validation";
import { publicationContextOf, viewerContextOf } from "./search";

/** 0 shows it, 1 hides it. */
const body = z.object({
  publication_status: z
    .union([z.literal(0), z.literal(1), z.literal("0"), z.literal("1")], "Indica 0 para activar o 1 para desactivar")
    .transform(Number),
});

/** Hiding an own publication, and showing it again. */
export function statusRoutes(services: Services) {
  const { db, settings } = services;
  return Router().post("/publications/update_status/:id", requireSession(services), async (req, res) => {
    const id = idOfPath(req.params.id, availabilityMessages.notFound);
    const { publication_status: status } = parse(body, req.body);
    const viewerId = viewerOf(req).id;
    const now = services.now();
    const reviewAt = settings.moderation === "auto" ? new Date(now.getTime() + settings.reviewSeconds * 1000) : null;
    if (status === 1) await deactivatePublication(db, now, viewerId, id);
    else await activatePublication(db, now, reviewAt, viewerId, id);
    const viewerContext = await viewerContextOf(services, req);
    const view = (await loadPublications(db, viewerContext, [id])).get(id);
    const publication = view && presentPublication(view, publicationContextOf(services, viewerContext));
    if (!publication) throw notFound(availabilityMessages.notFound);
    res.json({ publication, owner_id: viewerId });
  });
}
