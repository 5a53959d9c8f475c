import { z } from "zod";
import type { Position } from "../position";
import type { RestClient } from "./client";
import { publicationRecord } from "./publicationRecord";
import { id, list, nullable, optionalId, unwrapped, wireId } from "./shapes";
import type { Page } from "./shapes";

const savedPublication = z.object({ id, publication_id: optionalId, publication: nullable(publicationRecord) });
/** `id` is of the saved record, by which it is removed. Lists of ids leave the publication out. */
export type SavedPublicationRecord = z.output<typeof savedPublication>;

const savedList = list(savedPublication, "publications_saveds");

/** What the viewer has saved, all of it; without the publications where the backend can leave them out. */
export async function listSaved(rest: RestClient, viewerId: string | null): Promise<SavedPublicationRecord[]> {
  const query = { user_id: viewerId ?? undefined, only: "ids" };
  return (await rest.get("/publications_saveds", savedList, { query })).items;
}

/** What the viewer has saved of these publications; all of it where the list is short or the backend knows no parts. */
export function listSomeSaved(
  rest: RestClient,
  viewerId: string | null,
  publicationIds: readonly string[],
): Promise<Page<SavedPublicationRecord>> {
  const query = { user_id: viewerId ?? undefined, only: "ids", publication_ids: publicationIds.join(",") };
  return rest.get("/publications_saveds", savedList, { query });
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

/** Blank where the record names none. */
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
