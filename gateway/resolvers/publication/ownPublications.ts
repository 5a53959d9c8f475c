import { perPage } from "../../../rules/paging";
import { z } from "zod";
import type {
  MutationResolvers,
  PublicationStatusInput,
  PublicationStatusPayload,
  QueryResolvers,
} from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { updatePublicationStatus } from "../../rest/publicationChanges";
import { publicationStub } from "../../rest/publicationRecord";
import { listPublications } from "../../rest/publications";
import type { PublicationRecord } from "../../rest/publicationRecord";
import { loadFullRecords } from "./fullRecords";
import { readPage, toPageNumbers, slicePage } from "../common/numberedPages";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText, validate } from "../common/validate";

const shape = z.object({ publicationId: idText });

export const ownPublicationQueries: QueryResolvers = {
  async ownPublications(_root, { kind, page: asked }, context) {
    context.requireSession();
    const { loaders, rest } = context;
    const page = readPage(asked);
    const listed = await listPublications(rest, { kind: kind === "ACTIVE" ? "active" : "inactive", page, perPage });
    if (listed) {
      loaders.prime(listed.items);
      return {
        items: await loadFullRecords(listed.items, context),
        page: toPageNumbers(page, listed.pageInfo.total),
        activeCount: listed.active,
        inactiveCount: listed.inactive,
      };
    }
    if (kind === "INACTIVE") return null;
    const active = await loadFullRecords(await loaders.activePublications(), context);
    return { ...slicePage(active, page), activeCount: active.length, inactiveCount: null };
  },
};

export const ownPublicationMutations: MutationResolvers = {
  deactivatePublication: (_root, { input }, context) => changeStatus(input, "inactive", context),
  activatePublication: (_root, { input }, context) => changeStatus(input, "active", context),
};

type ChangedStatus = Omit<PublicationStatusPayload, "publication"> & { publication: PublicationRecord | null };

async function changeStatus(
  input: PublicationStatusInput,
  to: "active" | "inactive",
  context: Context,
): Promise<ChangedStatus> {
  context.requireSession();
  const { data, errors } = validate(shape, input);
  if (!data) return { publication: null, errors };
  try {
    const updated = await updatePublicationStatus(context.rest, data.publicationId, to);
    context.refresh();
    if (!updated) return { publication: publicationStub(data.publicationId), errors: [] };
    context.loaders.prime([updated]);
    return { publication: updated, errors: [] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { publication: null, errors: toPayloadErrors(error) };
  }
}
