import type { QueryResolvers, RemarkResolvers } from "../../__generated__/resolvers";
import { listRemarks } from "../../rest/remarks";
import { nullIfHidden } from "../../rest/hidden";

export const remarkQueries: QueryResolvers = {
  userRemarks: async (_root, { userId }, { rest }) => (await nullIfHidden(listRemarks(rest, userId))) ?? null,
};

export const Remark: RemarkResolvers = {
  id: ({ id, user }) => `${id}-${user.id}`,
  stars: ({ rank }) => rank ?? 0,
  text: ({ remark }) => remark,
  author: ({ user }) => user,
  createdAt: ({ created_at }) => created_at,
};
