import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Request, RequestHandler } from "express";
import multer from "multer";
import { bannerWidth, maxPictureBytes, thumbnailWidth } from "../../rules/pictures";
import { tooMany } from "../errors";
import type { Services } from "../services";
import { cleanBody } from "../validation";

const maxActiveUploads = 20;
let activeUploads = 0;

/**
 * Reads a multipart body: fields into `req.body`, files to disk and into `req.files`, deleted after the response.
 * `check` may throw before any file is read.
 */
export function multipart(
  services: Services,
  maxFiles: number,
  check?: (req: Request) => Promise<void>,
): RequestHandler {
  const storage = multer.diskStorage({
    destination: services.images.incoming,
    filename: (_req, _file, done) => done(null, randomUUID()),
  });
  const limits = {
    fileSize: maxPictureBytes,
    files: maxFiles,
    fields: 200,
    fieldSize: 64 * 1024,
    fieldNameSize: 100,
    headerPairs: 50,
  };
  // Forms without a file, as most chat messages are, cost nothing and are not counted.
  const counted = new WeakSet<Request>();
  const fileFilter: multer.Options["fileFilter"] = (req, _file, done) => {
    if (!counted.has(req)) {
      if (activeUploads >= maxActiveUploads) return done(tooMany(5));
      counted.add(req);
      activeUploads++;
      req.res?.once("close", () => {
        activeUploads--;
      });
    }
    if (check) check(req).then(() => done(null, true), done);
    else done(null, true);
  };
  const read = multer({ storage, limits, fileFilter }).any();
  return (req, res, next) => {
    res.once("close", () => {
      for (const file of filesOf(req))
        rm(file.path, { force: true }).catch((error: unknown) =>
          services.log.warn({ err: error }, "upload not removed"),
        );
    });
    read(req, res, (error?: unknown) => (error ? next(error) : cleanBody(req, res, next)));
  };
}

/** Files of the form whose field has this name: `name`, `name[]` or `name[0]`, in the order sent. */
export function filesOf(req: Request, name?: string): Express.Multer.File[] {
  const files = Array.isArray(req.files) ? req.files : [];
  return name === undefined ? files : files.filter((file) => file.fieldname.replace(/\[\d*\]$/, "") === name);
}

/** Stores a picture's files before any transaction; throws 422 at `field`. Its row comes with `recordPicture`. */
export const storePicture = (services: Services, file: Express.Multer.File, field: string) =>
  services.images.save(file.path, field);

/** The same for a person's photo, which has a small version of its own. */
export const storePortrait = (services: Services, file: Express.Multer.File, field: string) =>
  services.images.save(file.path, field, [thumbnailWidth]);

/** The same for a banner's picture, which has a large version of its own. */
export const storeBannerPicture = (services: Services, file: Express.Multer.File, field: string) =>
  services.images.save(file.path, field, [bannerWidth]);
