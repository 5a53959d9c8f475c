import { Router } from "express";
import { z } from "zod";
import { maxGivenPassword, passwordTexts } from "../../../rules/password";
import { deactivateAccount, deactivationMessages } from "../../commands/deactivateAccount";
import { reactivateAccount } from "../../commands/reactivateAccount";
import { userFigures } from "../../db/users";
import { notFound } from "../../errors";
import { presentLoginUser } from "../../presenters/user";
import type { Services } from "../../services";
import { setSessionHeaders, signedIn, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";
import { limitPerAddress } from "./addressLimit";

const tokenLimit = { count: 30, minutes: 60 };
const offerOver = "La solicitud venció. Inicia sesión de nuevo para reactivar tu cuenta.";
const deactivation = z.object({
  password: z
    .string({ error: passwordTexts.currentWrong })
    .max(maxGivenPassword, passwordTexts.currentWrong)
    .optional(),
});
const reactivation = z.object({ token: z.string().max(200).catch("") });

/** Deactivating the own account, and taking it back. */
export function activityRoutes(services: Services) {
  const { db, settings } = services;
  const router = Router();

  // Callers without a body are believed: the original asks for none. Whoever asks their person for the password sends it along.
  router.patch("/desactivate_account", signedIn(services), async (req, res) => {
    const { password } = parse(deactivation, req.body);
    await deactivateAccount(db, viewerOf(req), password, settings.publicUrl, services.now());
    // The session that asked has ended, too: the answer must not bring its token back.
    delete req.session;
    res.json({ error: false, message: deactivationMessages.done });
  });

  router.post("/reactivate_account", limitPerAddress(services, "reactivation", tokenLimit), async (req, res) => {
    const session = await reactivateAccount(
      db,
      parse(reactivation, req.body).token,
      settings.publicUrl,
      services.now(),
    );
    if (!session) throw notFound(offerOver);
    const { viewer, credentials, expiresAt } = session;
    setSessionHeaders(res, credentials, expiresAt);
    res.json({ data: presentLoginUser(viewer, await userFigures(db, viewer.id), services.origin) });
  });

  return router;
}
