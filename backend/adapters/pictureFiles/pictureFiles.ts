import type { Readable } from "node:stream";
import { HttpError } from "../../errors";

/** A file as it is sent on. */
interface PictureFile {
  body: Readable;
  bytes: number;
}

/** Stops reading a file that is not sent on after all. */
export function stopReading({ body }: PictureFile): void {
  body.on("error", () => {}).destroy();
}

/** A file that the store holds. */
export interface ListedFile {
  /** The picture that it belongs to. */
  id: string;
  writtenAt: Date;
}

/**
 * Where the files of pictures are kept, those of one picture under its id. Throws StoreUnavailableError where it is
 * gone.
 */
export interface PictureFiles {
  /** All of a picture, or none. */
  write(id: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** Null where there is no such file. `leaving` is aborted when the reader has gone. */
  read(id: string, name: string, leaving?: AbortSignal): Promise<PictureFile | null>;
  remove(id: string): Promise<void>;
  /** Everything that is kept, some hundreds at a time. */
  list(): AsyncIterable<readonly ListedFile[]>;
  close(): Promise<void>;
}

/** Pictures can neither be kept nor read for now. The cause is for the log: it names hosts. */
export class StoreUnavailableError extends HttpError {
  constructor(cause: unknown) {
    super(
      503,
      { errors: ["Ahora no se pueden guardar ni ver imágenes. Inténtalo de nuevo en unos minutos."] },
      { "Retry-After": "30" },
    );
    this.message = "the store of pictures is unavailable";
    this.cause = cause;
  }
}
