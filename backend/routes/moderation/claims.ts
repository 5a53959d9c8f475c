import { Router } from "express";
import { findPeople } from "../../commands/moderation/subject";
import { openClaimPictures } from "../../db/claims";
import { findWaiting } from "../../db/moderation";
import { forbidden, notFound } from "../../errors";
import type { Services } from "../../services";
import { requireOperator, viewerOf } from "../../session/middleware";
import { idOfPath } from "../../validation";

const itemNotFound = "Ya no espera una decisión";

/** The pictures of an open claim. They have no address of their own, and no cache keeps them. */
export function claimPictureRoutes(services: Services) {
  const { db, vault } = services;
  return Router().get("/moderation/claims/:id/pictures", requireOperator(services), async (req, res) => {
    const transactionId = idOfPath(req.params.id, itemNotFound);
    const { ids } = await findPeople(db, "claim", transactionId);
    if (ids.includes(viewerOf(req).id)) throw forbidden();
    if (!(await findWaiting(db, "claim", transactionId))) throw notFound(itemNotFound);
    const pictures = await openClaimPictures(db, vault, transactionId);
    res.set("Cache-Control", "no-store").json({
      pictures: pictures.map(({ sender, picture }) => ({
        author: `${sender.name} ${sender.lastName}`.trim(),
        picture: picture?.toString("base64") ?? null,
      })),
    });
  });
}
