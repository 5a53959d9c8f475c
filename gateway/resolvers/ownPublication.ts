import { z } from "zod";
import type {
  MutationResolvers,
  PublicationStatusInput,
  PublicationStatusPayload,
  QueryResolvers,
} from "../__generated__/resolvers";
import type { Context } from "../context";
import { AppError } from "../errors";
import { listPublications, publicationStub, updatePublicationStatus } from "../rest/publications";
import type { PublicationRecord } from "../rest/publications";
import { pageNumber, pageNumbers, pageOf, perPage, wholeOnes } from "./publicationPages";
import { refusalsOf } from "./refusals";
import { idText, validate } from "./validate";

const shape = z.object({ publicationId: idText });

export const ownPublicationQueries: QueryResolvers = {
  async ownPublications(_root, { kind, page: asked }, context) {
    context.requireSession();
    const { loaders, rest } = context;
    const page = pageNumber(asked);
    const listed = await listPublications(rest, { kind: kind === "ACTIVE" ? "active" : "inactive", page, perPage });
    if (listed) {
      loaders.prime(listed.items);
      return {
        items: await wholeOnes(listed.items, context),
        page: pageNumbers(page, listed.pageInfo.total),
        activeCount: listed.active,
        inactiveCount: listed.inactive,
      };
    }
    if (kind === "INACTIVE") return null;
    const active = await wholeOnes(await loaders.activePublications(), context);
    return { ...pageOf(active, page), activeCount: active.length, inactiveCount: null };
  },
};

export const ownPublicationMutations: MutationResolvers = {
  deactivatePublication: (_root, { input }, context) => change(input, "inactive", context),
  activatePublication: (_root, { input }, context) => change(input, "active", context),
};

type Changed = Omit<PublicationStatusPayload, "publication"> & { publication: PublicationRecord | null };

async function change(input: PublicationStatusInput, to: "active" | "inactive", context: Context): Promise<Changed> {
  context.requireSession();
  const { data, errors } = validate(shape, input);
  if (!data) return { publication: null, errors };
  try {
    const told = await updatePublicationStatus(context.rest, data.publicationId, to);
    context.refresh();
    if (!told) return { publication: publicationStub(data.publicationId), errors: [] };
    context.loaders.prime([told]);
    return { publication: told, errors: [] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { publication: null, errors: refusalsOf(error) };
  }
}
