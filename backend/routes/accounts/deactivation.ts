import { Router } from "express";
import { z } from "zod";
import { checkAppeal } from "../../../rules/moderation";
import { maxGivenPassword, passwordTexts } from "../../../rules/password";
import { linkTexts } from "../../../rules/session";
import { appealSuspension } from "../../commands/appealSuspension";
import { deactivateAccount, deactivationMessages } from "../../commands/deactivateAccount";
import { reactivateAccount } from "../../commands/reactivateAccount";
import { loadUserFigures } from "../../db/users";
import { notFound } from "../../errors";
import { presentLoginUser } from "../../presenters/user";
import type { Services } from "../../services";
import { setSessionHeaders, requireSession, viewerOf } from "../../session/middleware";
import { checkedText, parse } from "../../validation";
import { limitPerAddress } from "./addressLimit";

const tokenLimit = { count: 30, minutes: 60 };
const deactivation = z.object({
  password: z
    .string({ error: passwordTexts.currentWrong })
    .max(maxGivenPassword, passwordTexts.currentWrong)
    .optional(),
});
const suspensionAppeal = z.object({ token: z.string().max(200).catch(""), text: checkedText(checkAppeal) });
const reactivation = z.object({ token: z.string().max(200).catch("") });

/** Deactivating the own account, reactivating it, and objecting to a suspension. */
export function deactivationRoutes(services: Services) {
  const { db, settings } = services;
  const router = Router();

  // A body is optional, as in the original. Clients that ask for the password again send it along.
  router.patch("/desactivate_account", requireSession(services), async (req, res) => {
    const { password } = parse(deactivation, req.body);
    await deactivateAccount(db, viewerOf(req), password, settings.publicUrl, services.now());
    // The caller's session has ended, too: the answer must not carry its token.
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
    if (!session) throw notFound(linkTexts.reactivation);
    const { viewer, credentials, expiresAt } = session;
    setSessionHeaders(res, credentials, expiresAt);
    res.json({ data: presentLoginUser(viewer, await loadUserFigures(db, viewer.id), services) });
  });

  // Not recorded from the original.
  router.post("/appeal_suspension", limitPerAddress(services, "reactivation", tokenLimit), async (req, res) => {
    const { token, text } = parse(suspensionAppeal, req.body);
    await appealSuspension(db, token, text, services.now());
    res.json({ success: true });
  });

  return router;
}
