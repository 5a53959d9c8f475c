import { randomUUID } from "node:crypto";
import { Router } from "express";
import type { Request, Response } from "express";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { notificationTexts } from "../../rules/notificationSettings";
import { createRest } from "../context";
import type { Gateway } from "../context";
import { AppError, refusalCodes } from "../errors";
import { networkOf } from "../limits/attempts";
import { caracas } from "../position";
import { postMailUnsubscription } from "../rest/notificationSettings";
import { HttpError } from "./sendError";

/** Requests that one network may make in a minute: the mail programs of many people post from a few addresses. */
const perMinute = 120;
const address = /^\/correos\/baja\/([\w.-]{1,200})$/;

/**
 * The target of the unsubscribe links in mails, without a session or a script. GET only asks, since scanners open
 * links; POST does it, as mail programs do on their own by RFC 8058.
 */
export function unsubscribe(gateway: Gateway, addressOf: (request: Request) => string): Router {
  const router = Router();
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  router.get(address, (_request, response) =>
    send(response, "¿Dejar de recibir correos como este?", "Los demás avisos siguen como están.", form),
  );
  router.post(address, async (request, response) => {
    await limiter.consume(networkOf(addressOf(request))).catch(() => {
      throw new HttpError(429, "RATE_LIMITED");
    });
    const rest = createRest(gateway, { session: null, position: caracas, requestId: randomUUID() });
    try {
      await postMailUnsubscription(rest, request.params[0] ?? "");
    } catch (error) {
      if (!(error instanceof AppError) || !refusalCodes.has(error.code))
        throw new HttpError(502, "UPSTREAM_UNAVAILABLE");
      return send(response.status(422), "No pudimos hacerlo", notificationTexts.invalidLink, settingsLink);
    }
    send(response, "Listo", "Ya no vas a recibir correos como este.", settingsLink);
  });
  return router;
}

const form = `<form method="post"><button>Dejar de recibirlos</button></form>`;
const settingsLink = `<p><a href="/profile?tab=account#avisos">Ver todos mis avisos</a></p>`;

/** The page loads none of the app's files and shares only its colours. */
const style = `body{font:1.0625rem/1.55 system-ui,sans-serif;margin:0;background:#fbf6ec;color:#10203a}
header{background:#06427d;padding:0.75rem 1.25rem}header a{font-size:1.5rem;font-weight:800;color:#fff;text-decoration:none}
main{max-width:34rem;margin:8vh auto;padding:0 1.25rem}h1{font-size:1.5rem;line-height:1.25}main a{color:#07559e}
button{font:inherit;font-weight:700;min-height:48px;padding:0 1.5rem;border:0;border-radius:12px;background:#07559e;color:#fff}
@media(prefers-color-scheme:dark){body{background:#0c1626;color:#f3efe6}main a{color:#8cc4f5}}`;

function send(response: Response, title: string, text: string, way: string): void {
  response.set({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  });
  response.type("html")
    .send(`<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title} · Truequea</title>
<style>${style}</style></head>
<body><header><a href="/">truequea</a></header><main><h1>${title}</h1><p>${text}</p>${way}</main></body></html>`);
}
