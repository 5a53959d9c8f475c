import { Router } from "express";
import type { RequestHandler } from "express";
import { blankPhotoText } from "../../../rules/account";
import { isBlankImage } from "../../adapters/images";
import { changePhoto } from "../../commands/changePhoto";
import { spendAttempt } from "../../db/attempts";
import { loadUserFigures } from "../../db/users";
import { HttpError, invalidFields } from "../../errors";
import { presentLoginUser } from "../../presenters/user";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import type { Viewer } from "../../session/tokens";
import { filesOf, multipart, storePortrait } from "../upload";

const uploadLimit = { count: 30, minutes: 60 };
const photoMessages = {
  saved: "La imagen de perfil se ha guardado correctamente",
  removed: "Los cambios han sido guardados exitosamente",
  missing: "Elige una imagen",
};

/** Replacing and removing the profile photo. Ids in the body are ignored: the session determines the user. */
export function photoRoutes(services: Services) {
  const { db } = services;
  const router = Router();

  /** Before any picture is received: each costs processor time. */
  const limitUploads: RequestHandler = async (req, _res, next) => {
    await spendAttempt(db, `photo:${viewerOf(req).id}`, uploadLimit);
    next();
  };
  const presentAnswer = async (message: string, viewer: Viewer) => ({
    message,
    user: presentLoginUser(viewer, await loadUserFigures(db, viewer.id), services),
  });

  router.put(
    "/update_profile_photo",
    requireSession(services),
    limitUploads,
    multipart(services, 2),
    async (req, res) => {
      const [file] = filesOf(req, "picture_data");
      if (!file) throw invalidFields({ picture_data: [photoMessages.missing] });
      const photo = await storePortrait(services, file, "picture_data");
      let isKept = false;
      try {
        if (await isBlankImage(file.path)) throw new HttpError(406, { error: blankPhotoText });
        const { viewer, replacedImageId } = await changePhoto(db, viewerOf(req).id, photo);
        isKept = true;
        // Not waited for: it logs what it cannot do.
        if (replacedImageId) void services.images.discard(replacedImageId);
        res.json(await presentAnswer(photoMessages.saved, viewer));
      } finally {
        if (!isKept) await services.images.discard(photo.id);
      }
    },
  );

  router.put("/delete_profile_photo", requireSession(services), async (req, res) => {
    const { viewer, replacedImageId } = await changePhoto(db, viewerOf(req).id, null);
    if (replacedImageId) void services.images.discard(replacedImageId);
    res.json(await presentAnswer(photoMessages.removed, viewer));
  });

  return router;
}
