import { compressors } from "../http/compression";
import type { Encoding } from "../http/compression";

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

  async bytes(encoding: Encoding | null): Promise<Buffer> {
    if (!encoding) return this.html;
    const known = this.compressed.get(encoding);
    if (known) return known;
    const bytes = compressors[encoding](this.html);
    this.compressed.set(encoding, bytes);
    // The next reader tries again.
    bytes.catch(() => this.compressed.delete(encoding));
    return bytes;
  }
}
