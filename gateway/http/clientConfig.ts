import { Router } from "express";
import type { Gateway } from "../context";
import type { Capabilities } from "../capabilities";
import { HttpError } from "./sendError";

/**
 * What a client must know before its first operation: which captcha there is, its challenges, the sign-in providers,
 * which third-party services are switched on, and what the backend can do that not every one can.
 */
export function clientConfig(
  { captcha, env }: Gateway,
  { secureExchange, alerts, matches, rings }: Capabilities,
): Router {
  const router = Router();
  router.get("/config.json", async (_request, response) => {
    const [hasSecureExchange, hasAlerts, hasMatches, hasRings] = await Promise.all(
      [secureExchange, alerts, matches, rings].map((capability) => capability.isThere()),
    );
    response.set("cache-control", "no-store").json({
      captcha: { kind: captcha.kind, siteKey: captcha.siteKey },
      google: env.GOOGLE_CLIENT_ID ? { clientId: env.GOOGLE_CLIENT_ID } : null,
      blogUrl: env.BLOG_URL ?? null,
      supportChat: env.SUPPORT_CHAT_URL ? { url: env.SUPPORT_CHAT_URL } : null,
      tagManager: env.TAG_MANAGER_URL ? { url: env.TAG_MANAGER_URL } : null,
      facebook: env.FACEBOOK_APP_ID ? { appId: env.FACEBOOK_APP_ID } : null,
      hasSecureExchange,
      hasAlerts,
      hasMatches,
      hasRings,
    });
  });
  router.get("/captcha", async (_request, response) => {
    const challenge = await captcha.challenge();
    if (!challenge) throw new HttpError(404, "NOT_FOUND");
    response.set("cache-control", "no-store").json(challenge);
  });
  return router;
}
