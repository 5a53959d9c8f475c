import type { Context } from "../../context";
import { redactPublication } from "../../rest/publicationRecord";
import type { PublicationRecord } from "../../rest/publicationRecord";

/** Whether a publication is visible to everyone. */
export function isPubliclyVisible({ publication_status: status, owner }: PublicationRecord): boolean {
  return /^acti/i.test(status ?? "active") && owner?.active !== false;
}

/** Synchronous where the viewer is known: a promise for each card would slow down the whole list. */
export function isOwn(record: PublicationRecord, { loaders }: Context): boolean | Promise<boolean> {
  const isOwner = (viewerId: string | null) => viewerId !== null && record.owner?.id === viewerId;
  const viewerId = loaders.knownViewerId();
  return viewerId === undefined ? loaders.viewerId().then(isOwner) : isOwner(viewerId);
}

/** What the viewer may read of a publication: of a hidden one of others not even the name. */
export async function redactHidden(record: PublicationRecord, context: Context): Promise<PublicationRecord> {
  return isPubliclyVisible(record) || (await isOwn(record, context)) ? record : redactPublication(record);
}

/** The publication with this id as the query `publication` returns it, without counting a view. */
export async function readPublication(id: string | null, context: Context): Promise<PublicationRecord | null> {
  const record = id === null ? null : await context.loaders.publication.load(id);
  return record && redactHidden(record, context);
}
