import type { ApolloServer } from "@apollo/server";
import { Router } from "express";
import type { Request, Response } from "express";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Context, Gateway } from "../context";
import { AppError } from "../errors";
import { networkOf } from "../limits/attempts";
import { SharePictures } from "../share/pictures";
import { createSubjects } from "../share/subjects";
import type { Subject } from "../share/subjects";
import { HttpError } from "./sendError";

/** Pictures that one address may have rendered in a minute; cached ones do not count. */
const perMinute = 60;

/** The pictures that messengers show beside a link: /share/{id}.jpg, /share/profile/{id}.jpg and /share/default.jpg. */
export function share(
  gateway: Gateway,
  apollo: ApolloServer<Context>,
  addressOf: (request: Request) => string,
): Router {
  const router = Router();
  const pictures = new SharePictures(gateway.transport);
  const subjects = createSubjects(gateway, apollo);
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });

  router.get(/^\/share\/(\d{1,15})\.jpg$/, (request, response) => {
    const id = request.params[0] ?? "";
    return send(request, response, `publication ${id}`, () => subjects.publication(id));
  });
  router.get(/^\/share\/profile\/(\d{1,15})\.jpg$/, (request, response) => {
    const id = request.params[0] ?? "";
    return send(request, response, `profile ${id}`, () => subjects.person(id));
  });
  router.get("/share/default.jpg", (request, response) =>
    send(request, response, "default", async () => ({ card: { kind: "default" }, photo: null })),
  );
  router.get(/^\/share\//, () => {
    throw new HttpError(404, "NOT_FOUND");
  });
  return router;

  async function send(
    request: Request,
    response: Response,
    key: string,
    read: () => Promise<Subject | null>,
  ): Promise<void> {
    const picture = await pictures
      .get(key, read, () => count(addressOf(request)))
      .catch((error: unknown) => {
        throw toRefusal(error);
      });
    if (!picture) throw new HttpError(404, "NOT_FOUND");
    const { etag, jpeg } = picture;
    response.set({
      etag,
      "cache-control": "public, max-age=300",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    // Meant to be embedded by other sites.
    response.set("cross-origin-resource-policy", "cross-origin");
    if (request.headers["if-none-match"]?.includes(etag)) {
      response.status(304).end();
      return;
    }
    response.set({ "content-type": "image/jpeg", "content-length": String(jpeg.length) });
    response.end(request.method === "HEAD" ? undefined : jpeg);
  }

  async function count(address: string): Promise<void> {
    await limiter.consume(networkOf(address)).catch((refusal: unknown) => {
      throw refusal instanceof Error ? refusal : new HttpError(429, "RATE_LIMITED");
    });
  }
}

function toRefusal(error: unknown): unknown {
  if (!(error instanceof AppError) || error instanceof HttpError) return error;
  if (error.code === "RATE_LIMITED") return new HttpError(503, "RATE_LIMITED");
  return new HttpError(error.code === "INTERNAL" ? 500 : 502, error.code);
}
