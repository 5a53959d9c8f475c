import type { QueryResolvers, RemarkResolvers } from "../../__generated__/resolvers";
import { listRemarks } from "../../rest/remarks";
import { nullIfHidden } from "../../rest/hidden";
import { idText } from "../common/validate";

export const remarkQueries: QueryResolvers = {
  async userRemarks(_root, { userId }, { rest }) {
    // Another path's 404 would pass for a backend without the call.
    if (!idText.safeParse(userId).success) return null;
    return (await nullIfHidden(listRemarks(rest, userId))) ?? null;
  },
};

export const Remark: RemarkResolvers = {
  id: ({ id, user }) => `${id}-${user.id}`,
  stars: ({ rank }) => rank ?? 0,
  text: ({ remark }) => remark,
  author: ({ user }) => user,
  createdAt: ({ created_at }) => created_at,
};
