import type { Context } from "../../context";
import { isPublicationStub } from "../../rest/publications";
import type { PublicationRecord } from "../../rest/publications";

/**
 * The records of a list with all that a card needs: stubs are read in full, batched, and a record without an owner costs
 * its own card, not the list.
 */
export async function loadFullRecords(
  records: readonly PublicationRecord[],
  { loaders }: Context,
): Promise<PublicationRecord[]> {
  const full = await Promise.all(
    records.map((record) => (isPublicationStub(record) ? loaders.publication.load(record.id) : record)),
  );
  return full.flatMap((record) => (record?.owner ? [record] : []));
}
