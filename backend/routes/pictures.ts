import { Router } from "express";
import type { Services } from "../services";

/** Stored pictures: their names never come twice, so they may be kept for ever. */
export function pictureRoutes(services: Services) {
  return Router().get("/:id/:name", (req, res, next) => {
    const file = services.images.fileOf(req.params.id, req.params.name);
    if (!file) return next();
    const headers = {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "default-src 'none'",
    };
    res.sendFile(file, { headers, cacheControl: false, dotfiles: "allow" }, (error) => {
      if (error && !res.headersSent) next();
    });
  });
}
