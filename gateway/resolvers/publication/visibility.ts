import type { Context } from "../../context";
import { redactPublication } from "../../rest/publicationRecord";
import type { PublicationRecord } from "../../rest/publicationRecord";

/** Whether a publication is visible to everyone. */
export function isPubliclyVisible({ publication_status: status, owner }: PublicationRecord): boolean {
  return /^acti/i.test(status ?? "active") && owner?.active !== false;
}

/** Without a promise where the viewer is known: one for each card of a list would cost the whole list. */
export function isOwn(record: PublicationRecord, { loaders }: Context): boolean | Promise<boolean> {
  const isOwner = (viewerId: string | null) => viewerId !== null && record.owner?.id === viewerId;
  const viewerId = loaders.knownViewerId();
  return viewerId === undefined ? loaders.viewerId().then(isOwner) : isOwner(viewerId);
}

/** What the viewer may read of a publication: of a hidden one of others not even the name. */
export async function redactHidden(record: PublicationRecord, context: Context): Promise<PublicationRecord> {
  return isPubliclyVisible(record) || (await isOwn(record, context)) ? record : redactPublication(record);
}

/** A publication that something names by its id, as the query `publication` answers it, but not counted as a view. */
export async function readPublication(id: string | null, context: Context): Promise<PublicationRecord | null> {
  const record = id === null ? null : await context.loaders.publication.load(id);
  return record && redactHidden(record, context);
}
