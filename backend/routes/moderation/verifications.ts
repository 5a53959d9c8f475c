import { Router } from "express";
import { findWaiting } from "../../db/moderation";
import { openDocuments } from "../../db/verifications";
import { forbidden, notFound } from "../../errors";
import { presentPerson } from "../../presenters/user";
import type { Services } from "../../services";
import { requireOperator, viewerOf } from "../../session/middleware";
import { idOfPath } from "../../validation";

const itemNotFound = "Ya no espera una decisión";

/** The documents of a waiting request. They have no address of their own, and no cache keeps them. */
export function verificationDocumentRoutes(services: Services) {
  const { db, vault, origin } = services;
  return Router().get("/moderation/verifications/:id", requireOperator(services), async (req, res) => {
    const userId = idOfPath(req.params.id, itemNotFound);
    if (userId === viewerOf(req).id) throw forbidden();
    // Not while the account is deactivated or suspended, either.
    const item = await findWaiting(db, "verification", userId);
    const documents = item && (await openDocuments(db, vault, userId));
    if (!documents) throw notFound(itemNotFound);
    const { identityNumber, document, photo, sharedWith } = documents;
    res.set("Cache-Control", "no-store").json({
      identity_number: identityNumber,
      document: document?.toString("base64") ?? null,
      photo: photo?.toString("base64") ?? null,
      shared_with: sharedWith.map((user) => presentPerson(user, origin, true)),
    });
  });
}
