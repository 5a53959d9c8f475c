import { Router } from "express";
import { z } from "zod";
import { maxGivenPassword } from "../../../rules/password";
import { runAtomically } from "../../commands/runAtomically";
import { confirmAccount } from "../../commands/confirmAccount";
import { endSessions } from "../../commands/outbox";
import { register } from "../../commands/register";
import { sessionTexts } from "../../../rules/session";
import { signIn } from "../../commands/signIn";
import { hasBlocked } from "../../db/blocks";
import { countReasons } from "../../db/remarks";
import { loadReliability } from "../../db/reliability";
import { findUser, loadUserFigures } from "../../db/users";
import { HttpError, notFound } from "../../errors";
import { registration, registrationMessages } from "../../policies/registration";
import { presentLoginUser, presentProfile } from "../../presenters/user";
import type { Services } from "../../services";
import { optionalSession, setSessionHeaders, requireSession, viewerOf } from "../../session/middleware";
import { idOfPath, parse } from "../../validation";
import { readWith } from "../reading";
import { filesOf, multipart, storePortrait } from "../upload";
import { blockRoutes } from "./blocks";
import { deactivationRoutes } from "./deactivation";
import { erasureRoutes } from "./erasure";
import { limitPerAddress } from "./addressLimit";
import { passwordRoutes } from "./passwords";
import { personRoutes } from "./person";
import { photoRoutes } from "./photo";
import { settingRoutes } from "./settings";
import { socialRoutes } from "./social";
import { verificationRoutes } from "./verification";

const userNotFound = "Usuario no encontrado";
const signInLimitPerAddress = { count: 100, minutes: 15 };
const registrationLimit = { count: 20, minutes: 15 };
const signInBody = z.object({ email: z.string().max(254), password: z.string().max(maxGivenPassword) });

/** Sign-in and out, restoring a session, registration, confirmation, profiles. */
export function accountRoutes(services: Services) {
  const { db, settings } = services;
  const router = Router();

  router.post(
    "/auth/sign_in",
    limitPerAddress(services, "sign_in_address", signInLimitPerAddress),
    async (req, res) => {
      const body = signInBody.safeParse(req.body);
      if (!body.success || body.data.email.includes("\0"))
        throw new HttpError(401, { success: false, errors: [sessionTexts.wrong] });
      const { viewer, credentials, expiresAt } = await signIn(db, body.data.email, body.data.password, services.now());
      const figures = await loadUserFigures(db, viewer.id);
      setSessionHeaders(res, credentials, expiresAt);
      res.json({ data: presentLoginUser(viewer, figures, services) });
    },
  );

  router.delete("/auth/sign_out", optionalSession(services), async (req, res) => {
    if (!req.session) throw new HttpError(404, { success: false, errors: ["El usuario no ha iniciado sesión."] });
    const { viewer, credentials } = req.session;
    await runAtomically(db, (tx) => endSessions(tx, viewer.id, credentials.client));
    res.json({ success: true });
  });

  // devise_token_auth's own check of a session: clients that signed in elsewhere learn the user.
  router.get("/auth/validate_token", requireSession(services), async (req, res) => {
    const viewer = viewerOf(req);
    res.json({ success: true, data: presentLoginUser(viewer, await loadUserFigures(db, viewer.id), services) });
  });

  router.get("/users", requireSession(services), async (req, res) => {
    const viewer = viewerOf(req);
    if (req.query.token !== viewer.token) throw notFound(userNotFound);
    res.json(presentLoginUser(viewer, await loadUserFigures(db, viewer.id), services));
  });

  router.post(
    "/users",
    limitPerAddress(services, "registration", registrationLimit),
    multipart(services, 2),
    async (req, res) => {
      const form = parse(registration(services.now()), req.body);
      const [file] = filesOf(req, "picture_data");
      const picture = file ? await storePortrait(services, file, "picture_data") : null;
      let isKept = false;
      try {
        const { id, isNew, correctionToken } = await register(db, form, picture, settings.publicUrl, services.now());
        isKept = isNew;
        res.status(201).json({ message: registrationMessages.done, id, correction_token: correctionToken });
      } finally {
        if (picture && !isKept) await services.images.discard(picture.id);
      }
    },
  );

  router.get("/active_user/:token", async (req, res) => {
    res.json({ response: await confirmAccount(db, req.params.token, settings.publicUrl, services.now()) });
  });

  router.use(
    passwordRoutes(services),
    settingRoutes(services),
    socialRoutes(services),
    deactivationRoutes(services),
    erasureRoutes(services),
    verificationRoutes(services),
    personRoutes(services),
    photoRoutes(services),
    blockRoutes(services),
  );

  router.get("/users/:id", optionalSession(services), async (req, res, next) => {
    if (req.params.id === "active_publications") return next();
    const userId = idOfPath(req.params.id, userNotFound);
    res.json(await readWith(services, (reader) => readProfile(reader, userId, req.session?.viewer.id)));
  });

  return router;
}

async function readProfile({ db, origin, now }: Services, userId: number, viewerId: number | undefined) {
  const user = await findUser(db, userId);
  if (!user?.confirmedAt || (viewerId && (await hasBlocked(db, user.id, viewerId)))) throw notFound(userNotFound);
  const figures = await loadUserFigures(db, user.id);
  const reliability = await loadReliability(db, user.id, figures.successfulChanges, now());
  const reasons = await countReasons(db, user.id);
  const profile = presentProfile(user, { figures, reliability, reasons }, { origin, isSelf: viewerId === user.id });
  // Not recorded from the original: whether the viewer has blocked them, to all but guests and oneself.
  const isOther = viewerId !== undefined && viewerId !== user.id;
  return { ...profile, ...(isOther && { blocked: await hasBlocked(db, viewerId, user.id) }) };
}
