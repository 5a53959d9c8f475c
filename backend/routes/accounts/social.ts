import { Router } from "express";
import type { RequestHandler } from "express";
import { z } from "zod";
import { InvalidTokenError, ProviderUnavailableError } from "../../adapters/identity/provider";
import type { VerifiedIdentity } from "../../adapters/identity/provider";
import { completeRegistration } from "../../commands/completeRegistration";
import { maxProviderToken } from "../../../rules/account";
import { linkTexts, sessionTexts } from "../../../rules/session";
import { signInError } from "../../commands/signIn";
import { findRegistrationToken, socialMessages, socialSignIn } from "../../commands/socialSignIn";
import type { Provider } from "../../db/schema/identities";
import { loadUserFigures } from "../../db/users";
import { HttpError, notFound } from "../../errors";
import { registration } from "../../policies/registration";
import { presentLoginUser } from "../../presenters/user";
import type { Services } from "../../services";
import { setSessionHeaders } from "../../session/middleware";
import { parse } from "../../validation";
import { filesOf, multipart, storePortrait } from "../upload";
import { limitPerAddress } from "./addressLimit";

const signInLimit = { count: 100, minutes: 15 };
const registrationLimit = { count: 20, minutes: 15 };
// Facebook's callers send an e-mail address along; only the provider's own counts.
const body = z.object({ token: z.string().min(1).max(maxProviderToken), nonce: z.string().max(200).optional() });
const completed = "Listo! Ya puedes ingresar con tu Cuenta de Google o Facebook";

/** Sign-in with Google and Facebook, and the registration that follows the first one. */
export function socialRoutes(services: Services) {
  const { db } = services;
  const router = Router();

  for (const provider of ["google", "facebook"] as const) {
    router.post(`/validate_login_${provider}`, limitPerAddress(services, "social", signInLimit), async (req, res) => {
      const given = body.safeParse(req.body);
      if (!given.success) throw signInError(socialMessages.failed);
      const identity = await verifyToken(services, provider, given.data);
      const outcome = await socialSignIn(db, provider, identity, services.now());
      if ("suspended" in outcome) throw outcome.suspended;
      if ("deactivated" in outcome) throw signInError(sessionTexts.deactivated, outcome.deactivated);
      if ("incomplete" in outcome) {
        const { token, expiresAt } = outcome.incomplete;
        const { email, firstName, lastName } = identity;
        res.json({
          register_complete: false,
          user: { token, email, name: firstName, last_name: lastName, expires_at: expiresAt.toISOString() },
          headers: null,
        });
        return;
      }
      const { viewer, credentials, expiresAt } = outcome.session;
      setSessionHeaders(res, credentials, expiresAt);
      const headers = Object.fromEntries(
        ["access-token", "token-type", "client", "expiry", "uid"].map((name) => [name, res.get(name)]),
      );
      res.json({
        register_complete: true,
        user: presentLoginUser(viewer, await loadUserFigures(db, viewer.id), services),
        headers,
      });
    });
  }

  /** Before any picture is received. */
  const requireRegistrationToken: RequestHandler = async (req, _res, next) => {
    if (!(await findRegistrationToken(db, String(req.params.token), services.now())))
      throw notFound(linkTexts.registration);
    next();
  };

  router.post(
    "/complete_registration/:token",
    limitPerAddress(services, "registration", registrationLimit),
    requireRegistrationToken,
    multipart(services, 2),
    async (req, res) => {
      const form = parse(registration(services.now()).omit({ email: true }), req.body);
      const [file] = filesOf(req, "picture_data");
      const picture = file ? await storePortrait(services, file, "picture_data") : null;
      let isKept = false;
      try {
        const account = await completeRegistration(
          db,
          String(req.params.token),
          form,
          picture,
          services.settings.publicUrl,
          services.now(),
        );
        if (!account) throw notFound(linkTexts.registration);
        isKept = account.isNew;
        res.status(201).json({ message: completed, id: account.id, email: account.email });
      } finally {
        if (picture && !isKept) await services.images.discard(picture.id);
      }
    },
  );

  return router;
}

async function verifyToken(
  { identityProviders, log, now }: Services,
  provider: Provider,
  { token, nonce }: z.output<typeof body>,
): Promise<VerifiedIdentity> {
  const identityProvider = identityProviders[provider];
  if (!identityProvider) throw signInError(socialMessages.failed);
  try {
    return await identityProvider.verifyToken(token, nonce, now());
  } catch (error) {
    if (error instanceof InvalidTokenError) {
      log.info({ provider, reason: error.message }, "social sign-in refused");
      throw signInError(socialMessages.failed);
    }
    if (!(error instanceof ProviderUnavailableError)) throw error;
    log.warn({ provider, err: error }, "identity provider away");
    throw new HttpError(503, { success: false, errors: [socialMessages.failed] });
  }
}
