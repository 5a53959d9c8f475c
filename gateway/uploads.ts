import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { maxPictureBytes, maxPictures } from "../rules/pictures";

/** Bounds of one multipart request. */
export const uploadLimits = {
  files: maxPictures.Premium,
  fileBytes: maxPictureBytes,
  totalBytes: maxPictures.Premium * maxPictureBytes + 1024 * 1024,
  fieldBytes: 100 * 1024,
};

/** One file of a multipart request, already received whole and within the limits; deleted when the request ends. */
export interface FileUpload {
  readonly filename: string;
  readonly mimetype: string;
  /** Bytes. */
  readonly size: number;
  createReadStream(): Readable;
}

/** A received file in a temporary folder. */
export class StoredUpload implements FileUpload {
  constructor(
    readonly filename: string,
    readonly mimetype: string,
    readonly size: number,
    private readonly path: string,
  ) {}

  createReadStream(): Readable {
    return createReadStream(this.path);
  }
}
