import { z } from "zod";
import { categoryRecord } from "./categories";
import { writtenShape } from "./publicationContent";
import { misfit, withReader } from "./readers";
import { changed, count, flag, id, listOrEmpty, moment, nullable, number, optionalFlag, text } from "./shapes";
import { userRecord } from "./users";

const tag = withReader(
  z.union([z.string(), z.object({ name: z.string() }).transform((value) => value.name)]),
  (value) => (typeof value === "string" ? value : misfit),
);
const point = z.object({ latitude: number, longitude: number });

/** Activity counts of a publication. */
export const statsRecord = z.object({
  views: count,
  comment_count: count,
  transactions_count: count,
  in_progress_count: count,
});
/** Only its owner gets them; null is not counted. */
export type StatsRecord = z.output<typeof statsRecord>;

/** A promotion: `views` are the organic ones, `printer` the promoted ones, `total_prints` those that were bought. */
export const campaignRecord = z.object({
  id,
  status: text,
  views: count,
  printer: count,
  total_prints: count,
  total_views: count,
  created_at: moment,
  proforma_status: text,
});

/**
 * A publication from any call. Transactions and notifications carry only a stub of it (`{ id, title }`), recognised
 * by its missing owner, see `isPublicationStub`.
 */
const publicationFields = z.object({
  id,
  ...writtenShape,
  title: text,
  price: number,
  publication_type: text,
  publish_date: moment,
  owner: nullable(userRecord),
  location: text,
  picture: text,
  article_tags: listOrEmpty(tag),
  active_transaction: flag,
  /** Only where the viewer has a live proposal on it, which the flag above may mean. */
  reserved: optionalFlag,
  publication_status: text,
  product_category: nullable(categoryRecord),
  accept_changes: flag,
  description: text,
  address_1: text,
  address_2: text,
  coordinate: nullable(point),
  latitude: number,
  longitude: number,
  distance: number,
  card_kind: text,
  /** Its content is for Premium accounts alone. */
  withheld: flag,
  /** Only on the viewer's own; missing where the backend has separate calls for them. */
  stats: statsRecord.nullish().catch(undefined),
  campaign: campaignRecord.nullish().catch(undefined),
  /** Only the detail says whether the viewer has reported it. */
  reported: optionalFlag,
  /** Only for its owner, and only from some calls. */
  edit: nullable(z.object({ ...writtenShape, revision: count, in_review: flag, can_appeal: flag, reason: text })),
});
/** `price` in US dollars, `distance` in kilometres from the viewer's position; null where it is not known. */
export type PublicationRecord = z.output<typeof publicationFields>;
/** What every call and event with a publication is read by. */
export const publicationRecord = changed(publicationFields, dropWithheld);

/** Whatever a backend sends of content that it withholds goes no further. */
function dropWithheld(record: PublicationRecord): PublicationRecord {
  if (!record.withheld) return record;
  const { owner, publication_status, publication_type, publish_date, product_category, withheld } = record;
  const rest = publicationFields.parse({ id: record.id });
  return { ...rest, owner, publication_status, publication_type, publish_date, product_category, withheld };
}

/** Whether a record only names a publication. */
export function isPublicationStub(record: PublicationRecord): boolean {
  return record.owner === null;
}

/** A record that only names a publication. */
export function publicationStub(publicationId: string, title: string | null = null): PublicationRecord {
  return publicationRecord.parse({ id: publicationId, title });
}

/**
 * What a hidden publication shows outside the cards of transactions and of the wall: its category, not even its name.
 */
export function redactPublication(record: PublicationRecord) {
  const { id, owner, publication_status, publication_type, product_category } = record;
  return { ...publicationStub(id), owner, publication_status, publication_type, product_category };
}
