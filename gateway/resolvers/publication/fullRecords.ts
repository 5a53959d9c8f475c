import type { Context } from "../../context";
import { isPublicationStub } from "../../rest/publicationRecord";
import type { PublicationRecord } from "../../rest/publicationRecord";

/**
 * The records of a list with all that a card needs: stubs are read in full, batched, and a record without an owner
 * costs its own card, not the list.
 */
export async function loadFullRecords(
  records: readonly PublicationRecord[],
  { loaders }: Context,
): Promise<PublicationRecord[]> {
  if (!records.some(isPublicationStub)) return [...records];
  const full = await Promise.all(
    records.map((record) => (isPublicationStub(record) ? loaders.publication.load(record.id) : record)),
  );
  return full.flatMap((record) => (record?.owner ? [record] : []));
}

/** The full record: other nouns only name their publications; what is asked beyond the name is then read, batched. */
export async function loadFullRecord(record: PublicationRecord, { loaders }: Context): Promise<PublicationRecord> {
  if (!isPublicationStub(record)) return record;
  const found = await loaders.publication.load(record.id);
  // Another record names it, so it exists, but it is hidden from others by now: its name stays.
  return found ?? { ...record, publication_status: "inactive" };
}

/** A resolver that needs the full record. */
export function fromFullRecord<Result>(read: (record: PublicationRecord, context: Context) => Result) {
  // Most records are full: a promise for each of their fields would be most of the work of a page.
  return (parent: PublicationRecord, _args: object, context: Context): Result | Promise<Awaited<Result>> =>
    isPublicationStub(parent)
      ? loadFullRecord(parent, context).then(async (record): Promise<Awaited<Result>> => await read(record, context))
      : read(parent, context);
}
