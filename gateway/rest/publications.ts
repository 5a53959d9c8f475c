import { z } from "zod";
import type { Position } from "../position";
import type { FileUpload } from "../uploads";
import { attributeSettings, categoryRecord } from "./categories";
import type { RestClient } from "./client";
import { commentRecord } from "./comments";
import type { CommentRecord } from "./comments";
import type { FormPart } from "./multipart";
import { misfit, partReader, withReader } from "./readers";
import {
  changed,
  count,
  flag,
  id,
  list,
  listOrEmpty,
  moment,
  nullable,
  number,
  optionalId,
  text,
  unwrapped,
  wireId,
} from "./shapes";
import type { Page } from "./shapes";
import { userRecord } from "./users";

const tag = withReader(
  z.union([z.string(), z.object({ name: z.string() }).transform((value) => value.name)]),
  (value) => (typeof value === "string" ? value : misfit),
);
const field = z.object({
  field_category: nullable(z.object({ name: text, label: text, settings: attributeSettings })),
  value: text,
});
export type AttributeRecord = z.output<typeof field>;
/** Null where the backend does not say, or not clearly. */
const mark = withReader(nullable(z.boolean()).catch(null), (value) => (typeof value === "boolean" ? value : null));
const point = z.object({ latitude: number, longitude: number });

/** Activity counts of a publication. */
export const statsRecord = z.object({
  views: count,
  comment_count: count,
  transactions_count: count,
  in_progress_count: count,
});
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

/** What its owner writes and the review sees: part of a publication and of its edit. */
const writtenShape = {
  name: text,
  editor_web: text,
  product_status: text,
  condition: text,
  publications_fields: listOrEmpty(field),
  pictures: listOrEmpty(z.object({ url: text })),
};

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
  reported: mark,
  /** Only for its owner, and only from some calls. */
  edit: nullable(z.object({ ...writtenShape, revision: count, in_review: flag, can_appeal: flag, reason: text })),
});
export type PublicationRecord = z.output<typeof publicationFields>;
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

/** What a hidden publication shows outside the cards of transactions and of the wall: its category, not even its name. */
export function redactPublication(record: PublicationRecord) {
  const { id, owner, publication_status, publication_type, product_category } = record;
  return { ...publicationStub(id), owner, publication_status, publication_type, product_category };
}

/** The field's name is a plural: some servers send all of the viewer's chats, the newest last. */
const newestOf = (value: unknown): unknown => (Array.isArray(value) ? value.at(-1) : value);
const readId = partReader(optionalId);
const newestChatId = withReader(z.unknown().optional().transform(newestOf).pipe(optionalId), (value) =>
  readId(newestOf(value)),
);

const detail = z.object({
  publication: publicationRecord,
  owner_id: optionalId,
  transactions_asociated_user: newestChatId,
  reported: mark,
  // Some servers send the questions along.
  comments: nullable(listOrEmpty(commentRecord)).catch(null),
});
const readDetail = partReader(detail);
const readRecord = partReader(publicationRecord);
/** Some servers send the record alone. */
export const detailOrRecord = withReader(z.union([detail, publicationRecord]), (value) =>
  (value as { publication?: unknown } | null | undefined)?.publication === undefined
    ? readRecord(value)
    : readDetail(value),
);
export interface PublicationDetail {
  publication: PublicationRecord;
  /** The viewer's chat about it. */
  chatId: string | null;
  /** Questions and answers; null where the backend does not send them along. */
  comments: CommentRecord[] | null;
}

/**
 * The detail; with `viewerId` it includes the viewer's chat. Counts as a view unless `skipViewCount`. NOT_FOUND when
 * there is none.
 */
export async function getPublication(
  rest: RestClient,
  publicationId: string,
  near: Position,
  viewerId: string | null,
  skipViewCount = false,
): Promise<PublicationDetail> {
  const answer = await rest.get(`/publications/${encodeURIComponent(publicationId)}`, detailOrRecord, {
    query: { latitude: near.latitude, longitude: near.longitude, user_id: viewerId ?? undefined },
    skipViewCount,
    isRecord: true,
  });
  if (!("publication" in answer)) return { publication: answer, chatId: null, comments: null };
  const chatId = answer.transactions_asociated_user;
  const publication = { ...answer.publication, reported: answer.reported };
  return { publication, chatId: chatId === "0" ? null : chatId, comments: answer.comments };
}

/** Counts a view of a page that was shown without asking: nothing but the detail's answer does. */
export async function countView(rest: RestClient, publicationId: string): Promise<void> {
  await rest.call("GET", `/publications/${encodeURIComponent(publicationId)}`, { isRecord: true });
}

/** The batch read; those not visible to others come as cards. Unknown ids are missing in the response. */
export async function findPublications(
  rest: RestClient,
  ids: readonly string[],
  near: Position,
): Promise<PublicationRecord[]> {
  const query = { ids: ids.join(","), ...near, location: "all", page: 1, per_page: ids.length, status: "any" };
  return (await rest.get("/find_pub_ids", list(publicationRecord), { query })).items;
}

type PublicationKind = "active" | "inactive";

/** A page with the count of each kind; null where the backend leaves it out. */
type CountedPage = Page<PublicationRecord> & { active: number | null; inactive: number | null };

const countedPage: z.ZodType<CountedPage> = list(publicationRecord, "publications").and(
  z.object({ active: count, inactive: count }).catch({ active: null, inactive: null }),
);

/**
 * One page of a user's publications, the viewer's own without `userId`; `inactive` only for the viewer. Undefined
 * where the backend has no such list.
 */
export function listPublications(
  rest: RestClient,
  { kind, page, perPage, userId }: { kind: PublicationKind; page: number; perPage: number; userId?: string },
): Promise<CountedPage | undefined> {
  const query = { page, per_page: perPage, kind, user_id: userId };
  return rest.ifSupported("/publications", () => rest.get("/publications", countedPage, { query }));
}

/** Visible ones like it, the most alike first; undefined where the backend cannot say. */
export function listSimilarPublications(
  rest: RestClient,
  publicationId: string,
  near: Position,
): Promise<PublicationRecord[] | undefined> {
  return rest.ifSupported("/publications/{id}/similar", async () => {
    const path = `/publications/${encodeURIComponent(publicationId)}/similar`;
    return (await rest.get(path, list(publicationRecord, "publications"), { query: { ...near } })).items;
  });
}

/** All visible publications of the viewer. */
export async function listActivePublications(rest: RestClient): Promise<PublicationRecord[]> {
  return (await rest.get("/users/active_publications", list(publicationRecord, "publications"))).items;
}

/** The publication form as the wire's fields. */
interface PublicationForm {
  requestId: string;
  name: string;
  price: number;
  product_categories_id: string;
  publication_type: "Producto" | "service";
  product_status: string | null;
  condition: string | null;
  description: string;
  accept_changes: boolean;
  article_tags: string[];
  latitude: number;
  longitude: number;
  address_1: string;
  address_2: string | null;
  location: string;
  /** Words of the title. */
  tags: string[];
  /** Attributes as JSON, by name; null leaves them out. */
  aditional_info: string | null;
  pictures: FileUpload[];
}

const publicationAnswer = unwrapped(publicationRecord, "publication");

/** Stores a publication with its pictures, streamed. The request id makes a repeat harmless. */
export function createPublication(rest: RestClient, form: PublicationForm): Promise<PublicationRecord> {
  const { requestId, pictures, ...fields } = form;
  const parts = [
    ...fieldParts(fields),
    ...creationParts(form),
    ...pictures.map((file) => ({ name: "picture_data[]", file })),
  ];
  return rest.changePublicReads(() =>
    rest.post("/publications", publicationAnswer, { form: parts, idempotencyKey: requestId }),
  );
}

/** The edit form: type and category are null where it leaves them out; existing pictures are named by their address. */
export interface PublicationUpdate extends Omit<
  PublicationForm,
  "product_categories_id" | "publication_type" | "pictures"
> {
  product_categories_id: string | null;
  publication_type: PublicationForm["publication_type"] | null;
  revision: number | null;
  pictures: (FileUpload | string)[];
}

/** Changes an own publication. NOT_FOUND for other people's, CONFLICT where it changed since `revision`. */
export function updatePublication(
  rest: RestClient,
  publicationId: string,
  form: PublicationUpdate,
): Promise<PublicationRecord> {
  const { requestId, pictures, ...fields } = form;
  const parts = [
    ...fieldParts(fields),
    ...pictures.map((picture) => ({ name: "picture_order[]", value: typeof picture === "string" ? picture : "new" })),
    ...pictures.flatMap((picture) => (typeof picture === "string" ? [] : [{ name: "picture_data[]", file: picture }])),
  ];
  return rest.changePublicReads(() =>
    rest.post(`/publications/${encodeURIComponent(publicationId)}`, publicationAnswer, {
      form: parts,
      idempotencyKey: requestId,
    }),
  );
}

/** What an original backend expects of a new publication besides; the session names the sender, not a token. */
function creationParts({ price, product_categories_id }: PublicationForm): FormPart[] {
  return [
    { name: "publish_date", value: new Date().toISOString() },
    { name: "reference_price", value: String(price) },
    { name: "subCategory", value: product_categories_id },
    { name: "exchange_interest_category", value: "" },
    { name: "token", value: "" },
  ];
}

function fieldParts({
  article_tags,
  tags,
  accept_changes,
  description,
  ...fields
}: Omit<PublicationUpdate, "requestId" | "pictures" | "revision">): FormPart[] {
  return [
    ...Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [{ name, value: String(value) }])),
    // The record calls it editor_web; the original form sends both.
    { name: "description", value: description },
    { name: "editor_web", value: description },
    { name: "accept_changes", value: accept_changes ? "1" : "0" },
    ...article_tags.map((value) => ({ name: "article_tags[]", value })),
    ...tags.map((value) => ({ name: "tags[]", value })),
  ];
}

/** Shows an own publication or hides it; null where the response leaves it out. NOT_FOUND for other people's. */
export async function updatePublicationStatus(
  rest: RestClient,
  publicationId: string,
  to: "active" | "inactive",
): Promise<PublicationRecord | null> {
  const json = { publication_status: to === "active" ? 0 : 1 };
  const answer = unwrapped(publicationRecord, "publication").nullable().catch(null);
  return rest.changePublicReads(() =>
    rest.post(`/publications/update_status/${encodeURIComponent(publicationId)}`, answer, { json }),
  );
}

const savedPublication = z.object({ id, publication_id: optionalId, publication: nullable(publicationRecord) });
export type SavedPublicationRecord = z.output<typeof savedPublication>;

const savedList = list(savedPublication, "publications_saveds");

/** What the viewer has saved, all of it; without the publications where the backend can leave them out. */
export async function listSaved(rest: RestClient, viewerId: string | null): Promise<SavedPublicationRecord[]> {
  const query = { user_id: viewerId ?? undefined, only: "ids" };
  return (await rest.get("/publications_saveds", savedList, { query })).items;
}

/** A page of the viewer's saved list; all of it where the backend knows no pages. */
export function listSavedPage(
  rest: RestClient,
  viewerId: string | null,
  near: Position,
  { page, perPage }: { page: number; perPage: number },
): Promise<Page<SavedPublicationRecord>> {
  const query = { user_id: viewerId ?? undefined, ...near, page, per_page: perPage };
  return rest.get("/publications_saveds", savedList, { query });
}

export const publicationIdOf = (saved: SavedPublicationRecord): string =>
  saved.publication_id ?? saved.publication?.id ?? "";

/** Saves; a second time the backend refuses with 422. */
export function savePublication(
  rest: RestClient,
  publicationId: string,
  viewerId: string | null,
  near: Position,
): Promise<SavedPublicationRecord> {
  const json = {
    user_id: viewerId === null ? undefined : wireId(viewerId),
    publication_id: wireId(publicationId),
    ...near,
  };
  return rest.post("/publications_saveds", unwrapped(savedPublication), { json });
}

/** Removes a saved record; the response has no body. */
export async function unsavePublication(rest: RestClient, savedId: string): Promise<void> {
  await rest.call("DELETE", `/publications_saveds/${encodeURIComponent(savedId)}`);
}
