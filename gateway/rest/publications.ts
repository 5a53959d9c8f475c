import { z } from "zod";
import type { Position } from "../position";
import type { RestClient } from "./client";
import { commentRecord } from "./comments";
import type { CommentRecord } from "./comments";
import { publicationRecord } from "./publicationRecord";
import type { PublicationRecord } from "./publicationRecord";
import { partReader, withReader } from "./readers";
import { count, list, listOrEmpty, nullable, optionalFlag, optionalId } from "./shapes";
import type { Page } from "./shapes";

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
  reported: optionalFlag,
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
/** A publication with what its page shows beside it. */
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
