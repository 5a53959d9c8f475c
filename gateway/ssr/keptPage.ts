import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./documentStream";

const compressors = {
  br: (html: Buffer) =>
    promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (html: Buffer) => promisify(gzip)(html, { level: 6 }),
};

/** A rendered page as its readers get it: compressed once for each encoding, when the first of them accepts it. */
export class KeptPage {
  private readonly html: Buffer;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly status: number,
    html: string,
  ) {
    this.html = Buffer.from(html);
  }

  /** The most that it takes in memory, in bytes. */
  get size(): number {
    return 2 * this.html.length;
  }

  async bytes(encoding: Encoding | undefined): Promise<Buffer> {
    if (!encoding) return this.html;
    const known = this.compressed.get(encoding) ?? compressors[encoding](this.html);
    this.compressed.set(encoding, known);
    return known;
  }
}
