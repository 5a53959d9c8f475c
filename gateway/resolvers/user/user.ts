import type { QueryResolvers, UserResolvers } from "../../__generated__/resolvers";
import { toImage } from "../../image";
import { listPublications } from "../../rest/publications";
import { isPubliclyVisible } from "../publication/visibility";
import { clampPage, toPageNumbers, slicePage, perPage } from "../shared/numberedPages";

export const userQueries: QueryResolvers = {
  user: (_root, { id }, { loaders }) => loaders.user.load(id),
  async userPublications(_root, { userId, page: asked }, { rest, loaders }) {
    const page = clampPage(asked);
    const listed = await listPublications(rest, { kind: "active", page, perPage, userId });
    // A backend without such a list names only the viewer's own.
    if (!listed)
      return userId === (await loaders.viewerId()) ? slicePage(await loaders.activePublications(), page) : null;
    loaders.prime(listed.items);
    return { items: listed.items.filter(isPubliclyVisible), page: toPageNumbers(page, listed.pageInfo.total) };
  },
};

/** Only what the given record holds: an owner on a card costs no call of its own. */
export const User: UserResolvers = {
  firstName: (user) => user.name ?? "",
  lastName: (user) => user.last_name ?? "",
  picture: (user, _args, { backendOrigin }) =>
    toImage(user.picture ?? user.avatar ?? user.picture_users[0]?.url, backendOrigin),
  joinedAt: (user) => user.created_at ?? user.registration_date,
  // 0 on the wire means no ratings yet: a user rated only with 0 stars looks the same.
  reputation: (user) => (user.reputation === 0 ? null : user.reputation),
  isVerified: (user) => user.verified,
  isActive: (user) => user.active,
  activePublicationCount: (user) => user.publication_actives,
  completedExchangeCount: (user) => user.successful_changes,
};
