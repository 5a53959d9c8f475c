import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { remember } from "../remember";
import { acceptedEncoding } from "./acceptedEncoding";

/** As Content-Encoding names it. */
export type Encoding = "br" | "gzip";
const encodings: readonly Encoding[] = ["br", "gzip"];

/** For what is compressed while its reader waits. */
export const brotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
/**
 * The same for a body of known length: a window that just holds it takes a third of the memory and time of the usual
 * one.
 */
const brotliOptionsFor = (bytes: Buffer) => ({
  params: {
    ...brotliOptions.params,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes.length)), 16), 22),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
/** For what is compressed while its reader waits. */
export const gzipOptions = { level: 5 };

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);
/** A body of any length, as a whole. */
export const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => withBrotli(bytes, brotliOptionsFor(bytes)),
  gzip: (bytes) => withGzip(bytes, gzipOptions),
};

/** Bytes of a shorter body: the headers around it are as long. */
const shortest = 1_024;

/** A body as it goes over the wire. */
export interface Encoded {
  bytes: Buffer;
  encoding: Encoding | null;
}

const bestOf = remember(
  (accepted) => acceptedEncoding({ headers: { "accept-encoding": accepted } }, encodings) ?? null,
);

/** The best encoding that the client accepts; null for none. */
export function encodingFor({ headers }: Pick<IncomingMessage, "headers">): Encoding | null {
  const accepted = headers["accept-encoding"];
  return typeof accepted === "string" ? bestOf(accepted) : null;
}

/** Compresses a body that is long enough. */
export async function encode(bytes: Buffer, encoding: Encoding | null): Promise<Encoded> {
  if (!encoding || bytes.length < shortest) return { bytes, encoding: null };
  return { bytes: await compressors[encoding](bytes), encoding };
}
