import { perPage } from "../../../rules/paging";
import type { MutationResolvers, QueryResolvers, SavedPublicationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError, userError } from "../../errors";
import { isPublicationStub, publicationStub, redactPublication } from "../../rest/publicationRecord";
import { unsavePublication, savePublication, publicationIdOf } from "../../rest/savedPublications";
import type { SavedPublicationRecord } from "../../rest/savedPublications";
import type { PublicationRecord } from "../../rest/publicationRecord";
import { isPubliclyVisible } from "./visibility";
import { readPage, slicePage, toPageNumbers } from "../common/numberedPages";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText, validate } from "../common/validate";
import { z } from "zod";

const shape = z.object({ publicationId: idText });

/** The payload's publication, with the loaders' cache discarded: `isSaved` has changed. */
function toPayload(context: Context, publicationId: string, record: PublicationRecord | null | undefined) {
  context.refresh();
  context.loaders.prime([record ?? null]);
  return { publication: record ?? publicationStub(publicationId), errors: [] };
}

export const savedPublicationQueries: QueryResolvers = {
  async savedPublications(_root, { page: asked }, context) {
    context.requireSession();
    const page = readPage(asked);
    const { items, pageInfo } = await context.loaders.savedPage(page, perPage);
    const isPage = pageInfo.page === page && items.length <= perPage;
    const list = isPage ? { items, page: toPageNumbers(page, pageInfo.total) } : slicePage(items, page);
    context.loaders.prime(list.items.map((saved) => saved.publication));
    return list;
  },
};

export const SavedPublication: SavedPublicationResolvers = {
  publicationId: publicationIdOf,
  // Some servers name only the id, and some send even what is hidden from others by now.
  async publication(saved, _args, { loaders }) {
    const record =
      saved.publication && !isPublicationStub(saved.publication)
        ? saved.publication
        : await loaders.publication.load(publicationIdOf(saved));
    return record && isPubliclyVisible(record) ? record : null;
  },
};

/** Saves, once more where another tap of the same heart has undone it meanwhile. */
async function saveOrFind(context: Context, publicationId: string, mayRepeat = true): Promise<SavedPublicationRecord> {
  try {
    return await savePublication(context.rest, publicationId, await context.loaders.viewerId(), context.position);
  } catch (error) {
    if (!(error instanceof AppError) || (error.code !== "BAD_USER_INPUT" && error.code !== "CONFLICT")) throw error;
    // Saved before: the backend refuses, but the record exists, which is what the viewer wanted.
    context.refresh();
    const earlier = await context.loaders.savedOf.load(publicationId);
    if (earlier) return earlier;
    if (!mayRepeat) throw error;
    return saveOrFind(context, publicationId, false);
  }
}

export const savedPublicationMutations: MutationResolvers = {
  async savePublication(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(shape, input);
    if (!data) return { publication: null, errors };
    try {
      const saved = await saveOrFind(context, data.publicationId);
      return toPayload(context, data.publicationId, saved.publication);
    } catch (error) {
      return { publication: null, errors: toPayloadErrors(error) };
    }
  },

  async unsavePublication(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(shape, input);
    if (!data) return { publication: null, errors };
    const saved = await context.loaders.savedOf.load(data.publicationId);
    try {
      if (saved) await unsavePublication(context.rest, saved.id);
    } catch (error) {
      // Another tab was faster.
      if (!(error instanceof AppError) || error.code !== "NOT_FOUND")
        return { publication: null, errors: toPayloadErrors(error) };
    }
    // What was saved exists, even where the backend returns no more of it.
    const record = saved
      ? (saved.publication ?? publicationStub(data.publicationId))
      : await context.loaders.publication.load(data.publicationId);
    if (!record) return { publication: null, errors: [userError("NOT_FOUND")] };
    const isShown = isPubliclyVisible(record) || isPublicationStub(record);
    return toPayload(context, data.publicationId, isShown ? record : redactPublication(record));
  },
};
