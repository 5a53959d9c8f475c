import type { QueryResolvers, RemarkResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { idText } from "../common/validate";
import { toGlobalId } from "../node/globalId";
import type { RemarkView } from "./remarkView";

/** What others wrote of a user. */
export async function readRemarks(userId: string, { loaders }: Context): Promise<RemarkView[] | null> {
  // Another path's 404 would pass for a backend without the call.
  if (!idText.safeParse(userId).success) return null;
  const remarks = await loaders.remarks(userId);
  return remarks?.map((record) => ({ record, userId, shownId: `${record.id}-${record.user.id}` })) ?? null;
}

export const remarkQueries: QueryResolvers = {
  userRemarks: (_root, { userId }, context) => readRemarks(userId, context),
};

export const Remark: RemarkResolvers = {
  id: ({ shownId }) => shownId,
  globalId: ({ userId, shownId }) => toGlobalId("Remark", userId, shownId),
  stars: ({ record }) => record.rank ?? 0,
  text: ({ record }) => record.remark,
  author: ({ record }) => record.user,
  createdAt: ({ record }) => record.created_at,
};
