import type { MutationResolvers, QueryResolvers, SavedPublicationResolvers } from "../__generated__/resolvers";
import type { Context } from "../context";
import { AppError, userError } from "../errors";
import { deleteSaved, isStub, postSaved, publicationStub, withoutContent } from "../rest/publications";
import type { PublicationRecord, SavedRecord } from "../rest/publications";
import { isOpen, pageNumber, pageOf } from "./publicationPages";
import { refusalsOf } from "./refusals";
import { idText, validate } from "./validate";
import { z } from "zod";

const shape = z.object({ publicationId: idText });

function isOf(publicationId: string) {
  return (saved: SavedRecord) => publicationIdOf(saved) === publicationId;
}

const publicationIdOf = (saved: SavedRecord) => saved.publication_id ?? saved.publication?.id ?? "";

/** The answer's publication, with what was read before forgotten: `isSaved` has changed. */
function changed(context: Context, publicationId: string, record: PublicationRecord | null | undefined) {
  context.refresh();
  context.loaders.prime([record ?? null]);
  return { publication: record ?? publicationStub(publicationId), errors: [] };
}

export const savedPublicationQueries: QueryResolvers = {
  async savedPublications(_root, { page }, context) {
    context.requireSession();
    const list = pageOf(await context.loaders.saveds(), pageNumber(page));
    context.loaders.prime(list.items.map((saved) => saved.publication));
    return list;
  },
};

export const SavedPublication: SavedPublicationResolvers = {
  publicationId: publicationIdOf,
  // Some servers name only the id, and some send all of what is hidden from others by now.
  async publication(saved, _args, { loaders }) {
    const record =
      saved.publication && !isStub(saved.publication)
        ? saved.publication
        : await loaders.publication.load(publicationIdOf(saved));
    return record && isOpen(record) ? record : null;
  },
};

export const savedPublicationMutations: MutationResolvers = {
  async savePublication(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(shape, input);
    if (!data) return { publication: null, errors };
    try {
      const viewerId = await context.loaders.viewerId();
      const saved = await postSaved(context.rest, data.publicationId, viewerId, context.position);
      return changed(context, data.publicationId, saved.publication);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Saved before: the backend refuses, but the record is there, and that was the wish.
      const isRefused = error.code === "BAD_USER_INPUT" || error.code === "CONFLICT";
      const earlier = isRefused ? (await context.loaders.saveds()).find(isOf(data.publicationId)) : undefined;
      return earlier
        ? changed(context, data.publicationId, earlier.publication)
        : { publication: null, errors: refusalsOf(error) };
    }
  },

  async unsavePublication(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(shape, input);
    if (!data) return { publication: null, errors };
    const saved = (await context.loaders.saveds()).find(isOf(data.publicationId));
    try {
      if (saved) await deleteSaved(context.rest, saved.id);
    } catch (error) {
      // Somebody (another tab) was faster.
      if (!(error instanceof AppError) || error.code !== "NOT_FOUND")
        return { publication: null, errors: refusalsOf(error) };
    }
    // What was saved exists, even where the backend tells no more of it.
    const record = saved
      ? (saved.publication ?? publicationStub(data.publicationId))
      : await context.loaders.publication.load(data.publicationId);
    if (!record) return { publication: null, errors: [userError("NOT_FOUND")] };
    return changed(context, data.publicationId, isOpen(record) || isStub(record) ? record : withoutContent(record));
  },
};
