import { Router } from "express";
import type { StoredImage } from "../../adapters/images";
import { createPublication, formHashOf, findPublicationByRequest } from "../../commands/createPublication";
import { loadPublications, anonymous } from "../../db/publications";
import { invalidFields } from "../../errors";
import { checkPictureCount, maxPictures } from "../../../rules/pictures";
import { publicationForm } from "../../policies/publicationForm";
import { presentPublication } from "../../presenters/publication";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";
import { filesOf, multipart, storePicture } from "../upload";

/** Publishing: everything is checked again, then it waits for its review. */
export function createRoutes(services: Services) {
  const { db, settings } = services;
  return Router().post(
    "/publications",
    requireSession(services),
    multipart(services, maxPictures.Premium),
    async (req, res) => {
      const viewer = viewerOf(req);
      // The form sends the description under both names; the record calls it editor_web.
      const body = { ...req.body, editor_web: req.body?.editor_web || req.body?.description };
      const form = parse(publicationForm, body);
      const files = filesOf(req, "picture_data");
      const refusal = checkPictureCount(files.length, maxPictures[viewer.subscription]);
      if (refusal) throw invalidFields({ picture_data: [refusal] });

      const requestId = requestIdOf(req);
      const findEarlier = () =>
        requestId
          ? findPublicationByRequest(db, viewer.id, requestId, formHashOf(form, files.length))
          : Promise.resolve(null);
      const id = (await findEarlier()) ?? (await storePublication()) ?? (await findEarlier());
      if (id === null) throw new Error("a publication was neither stored nor found");
      const view = (await loadPublications(db, { ...anonymous, viewerId: viewer.id }, [id])).get(id);
      const publication = view && presentPublication(view, { viewerId: viewer.id, origin: services.origin });
      res.status(201).json({ publication, owner_id: viewer.id });

      async function storePublication() {
        const pictures: StoredImage[] = [];
        let created: number | null = null;
        try {
          // One after the other: each decodes a picture.
          for (const [index, file] of files.entries())
            pictures.push(await storePicture(services, file, `picture_data.${index}`));
          const reviewAt =
            settings.moderation === "auto" ? new Date(services.now().getTime() + settings.reviewSeconds * 1000) : null;
          created = await createPublication(db, {
            ownerId: viewer.id,
            requestId,
            form,
            pictures,
            reviewAt,
          });
          return created;
        } finally {
          if (created === null) await Promise.all(pictures.map((picture) => services.images.discard(picture.id)));
        }
      }
    },
  );
}
