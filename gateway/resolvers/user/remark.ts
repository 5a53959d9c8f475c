import type { QueryResolvers, RemarkResolvers } from "../../__generated__/resolvers";
import type { RestClient } from "../../rest/client";
import { nullIfHidden } from "../../rest/hidden";
import { listRemarks } from "../../rest/remarks";
import { idText } from "../common/validate";
import { toGlobalId } from "../node/globalId";
import type { RemarkView } from "./remarkView";

/** What others wrote of a user. */
export async function readRemarks(userId: string, rest: RestClient): Promise<RemarkView[] | null> {
  // Another path's 404 would pass for a backend without the call.
  if (!idText.safeParse(userId).success) return null;
  const remarks = await nullIfHidden(listRemarks(rest, userId));
  return remarks?.map((record) => ({ record, userId, shownId: `${record.id}-${record.user.id}` })) ?? null;
}

export const remarkQueries: QueryResolvers = {
  userRemarks: (_root, { userId }, { rest }) => readRemarks(userId, rest),
};

export const Remark: RemarkResolvers = {
  id: ({ shownId }) => shownId,
  globalId: ({ userId, shownId }) => toGlobalId("Remark", userId, shownId),
  stars: ({ record }) => record.rank ?? 0,
  text: ({ record }) => record.remark,
  author: ({ record }) => record.user,
  createdAt: ({ record }) => record.created_at,
};
