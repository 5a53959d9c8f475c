import { and, eq } from "drizzle-orm";
import { Router } from "express";
import type { StoredImage } from "../../adapters/images";
import { formHashOf, loadImageIds, isRepeatedEdit, updatePublication } from "../../commands/updatePublication";
import { contentOf, latestEdits } from "../../db/edits";
import { loadPublications, anonymous } from "../../db/publications";
import { publications } from "../../db/schema/publications";
import { notFound } from "../../errors";
import { checkPictures, editMessages, parseEdit } from "../../policies/publicationEdit";
import { presentOwnPublication } from "../../presenters/publicationEdit";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { idOfPath } from "../../validation";
import { filesOf, multipart, storePicture } from "../upload";
import { maxPictures } from "../../../rules/pictures";

/** Changing an own publication: everything is checked as for a new one. */
export function updateRoutes(services: Services) {
  const { db, settings } = services;
  return Router().post(
    "/publications/:id",
    requireSession(services),
    multipart(services, maxPictures.Premium),
    async (req, res) => {
      const viewer = viewerOf(req);
      const publicationId = idOfPath(req.params.id, editMessages.notFound);
      const [current] = await db
        .select()
        .from(publications)
        .where(and(eq(publications.id, publicationId), eq(publications.ownerId, viewer.id)));
      if (!current) throw notFound(editMessages.notFound);
      const edit = parseEdit({ ...req.body, editor_web: req.body?.editor_web || req.body?.description }, current);
      const files = filesOf(req, "picture_data");
      const currentImageIds = await loadCurrentImageIds();
      const order = edit.order ?? [...currentImageIds, ...files.map(() => null)];
      const requestId = requestIdOf(req);
      // A repeat does not check its pictures again: those that it names may be gone with a later edit.
      if (!requestId || !(await isRepeatedEdit(db, publicationId, requestId, formHashOf(edit, files.length)))) {
        // The end of Premium takes no picture away, but none is added above the standard number.
        const keptCount = files.length === 0 ? currentImageIds.length : 0;
        checkPictures(order, files.length, Math.max(maxPictures[viewer.subscription], keptCount));
        await storeUpdate();
      }
      const view = (await loadPublications(db, { ...anonymous, viewerId: viewer.id }, [publicationId])).get(
        publicationId,
      );
      if (!view) throw notFound(editMessages.notFound);
      const publication = presentOwnPublication(view, (await latestEdits(db, [publicationId])).get(publicationId), {
        viewerId: viewer.id,
        origin: services.origin,
      });
      res.json({ publication, owner_id: viewer.id });

      async function loadCurrentImageIds() {
        const stored = { ...current, imageIds: await loadImageIds(db, publicationId) } as Parameters<
          typeof contentOf
        >[0];
        return contentOf(stored, (await latestEdits(db, [publicationId])).get(publicationId)).imageIds;
      }

      async function storeUpdate() {
        const pictures: StoredImage[] = [];
        let areUsed = false;
        try {
          for (const [index, file] of files.entries())
            pictures.push(await storePicture(services, file, `picture_data.${index}`));
          const now = services.now();
          const reviewAt =
            settings.moderation === "auto" ? new Date(now.getTime() + settings.reviewSeconds * 1000) : null;
          areUsed = await updatePublication(db, {
            ownerId: viewer.id,
            publicationId,
            requestId,
            edit,
            order,
            pictures,
            now,
            reviewAt,
          });
        } finally {
          if (!areUsed) await Promise.all(pictures.map((picture) => services.images.discard(picture.id)));
        }
      }
    },
  );
}
