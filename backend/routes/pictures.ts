import { pipeline } from "node:stream/promises";
import { Router } from "express";
import { stopReading } from "../adapters/pictureFiles/pictureFiles";
import type { Services } from "../services";

/** Stored pictures: their names never come twice, so they may be kept for ever. */
export function pictureRoutes(services: Services) {
  return Router().get("/:id/:name", async (req, res, next) => {
    const { id, name } = req.params;
    const leaving = new AbortController();
    res.once("close", () => leaving.abort());
    const file = await services.images.read(id, name, leaving.signal);
    if (!file) return next();
    res.set({
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'",
      ETag: `"${id}-${name}"`,
    });
    if (req.fresh) {
      stopReading(file);
      res.status(304).end();
      return;
    }
    res.set("Content-Length", String(file.bytes));
    // Whoever leaves early ends the reading as well; a store that breaks off leaves an answer that is too short.
    await pipeline(file.body, res).catch((error: unknown) => {
      services.log.debug({ err: error }, "picture not sent to its end");
      res.destroy();
    });
  });
}
