import { Router } from "express";
import { passwordTexts } from "../../../rules/password";
import { updatePerson } from "../../commands/updatePerson";
import { spendAttempt } from "../../db/attempts";
import { loadUserFigures } from "../../db/users";
import { invalidFields, notFound, unauthorized } from "../../errors";
import { personForm } from "../../policies/registration";
import { presentLoginUser } from "../../presenters/user";
import type { Services } from "../../services";
import { requireSession } from "../../session/middleware";
import { idOfPath, parse } from "../../validation";

/** A refused phone reveals that another account has it, so attempts are limited. */
const changeLimit = { count: 30, minutes: 60 };
const userNotFound = "Usuario no encontrado";
const saved = "Los cambios han sido guardados exitosamente";

/** The personal data of an account, changed by its own person. */
export function personRoutes(services: Services) {
  const { db, settings } = services;
  const router = Router();

  router.put("/users/:id", requireSession(services), async (req, res) => {
    if (!req.session) throw unauthorized();
    // Another user's account answers like one that does not exist; an `id` in the body is ignored.
    if (idOfPath(req.params.id, userNotFound) !== req.session.viewer.id) throw notFound(userNotFound);
    const form = parse(personForm(services.now()), req.body);
    if (form.password !== undefined && !form.current_password)
      throw invalidFields({ current_password: [passwordTexts.currentWrong] });
    await spendAttempt(db, `person:${req.session.viewer.id}`, changeLimit);
    req.session = await updatePerson(db, req.session, form, settings.publicUrl, services.now());
    const { viewer } = req.session;
    res.json({ message: saved, user: presentLoginUser(viewer, await loadUserFigures(db, viewer.id), services) });
  });

  return router;
}
