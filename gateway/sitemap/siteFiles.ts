import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { slugOf } from "../resolvers/publication/slug";
import type { PublicationAddress } from "../rest/publicationAddresses";
import { maxEntries, urlSet } from "./documents";
import type { SiteEntry } from "./documents";

const compress = promisify(gzip);

/** Files of addresses by their path, compressed: a million addresses are twenty megabytes. */
export type SiteFiles = ReadonlyMap<string, Buffer>;

/** The files of publications and, where the client has a page for them, of the people who have any. */
export async function writeSiteFiles(
  base: string,
  publications: AsyncIterable<PublicationAddress>,
  hasPage: (path: string) => boolean,
): Promise<SiteFiles> {
  const [ofPublications, ofPeople] = [new FileWriter(base, "publications"), new FileWriter(base, "people")];
  const people = new Set<string>();
  for await (const { id, title, publish_date: date, owner_id: ownerId } of publications) {
    await ofPublications.add({ path: `/${slugOf(title ?? "")}/${encodeURIComponent(id)}`, changedAt: toIso(date) });
    const path = `/profile/third/${encodeURIComponent(ownerId)}`;
    if (people.has(ownerId) || !hasPage(path)) continue;
    people.add(ownerId);
    await ofPeople.add({ path, changedAt: null });
  }
  return new Map([...(await ofPublications.end()), ...(await ofPeople.end())]);
}

/** Fills one file after the other, so that no more than one of them is in memory as a whole. */
class FileWriter {
  private readonly files = new Map<string, Buffer>();
  private entries: SiteEntry[] = [];

  constructor(
    private readonly base: string,
    private readonly name: string,
  ) {}

  async add(entry: SiteEntry): Promise<void> {
    this.entries.push(entry);
    if (this.entries.length === maxEntries) await this.finishFile();
  }

  async end(): Promise<SiteFiles> {
    if (this.entries.length > 0) await this.finishFile();
    return this.files;
  }

  private async finishFile(): Promise<void> {
    const path = `/sitemaps/${this.name}-${this.files.size + 1}.xml`;
    const entries = this.entries;
    this.entries = [];
    this.files.set(path, await compress(urlSet(this.base, entries)));
  }
}

function toIso(date: string | null): string | null {
  const time = Date.parse(date ?? "");
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
