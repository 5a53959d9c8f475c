import { perPage } from "../../../rules/paging";
import type { ReplyTime, SubscriptionType } from "../../__generated__/enums";
import type { QueryResolvers, ReliabilityResolvers, UserResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { toImage } from "../../image";
import { listPublications } from "../../rest/publications";
import type { ReliabilityRecord, UserRecord } from "../../rest/users";
import { loadFullRecords } from "../publication/fullRecords";
import { isPubliclyVisible } from "../publication/visibility";
import { readPage, toPageNumbers, slicePage } from "../common/numberedPages";
import { toReason } from "../transaction/rating";
import { toGlobalId } from "../node/globalId";

export const userQueries: QueryResolvers = {
  user: (_root, { id }, { loaders }) => loaders.user.load(id),
  async userPublications(_root, { userId, page: asked }, context) {
    const { rest, loaders } = context;
    const page = readPage(asked);
    const listed = await listPublications(rest, { kind: "active", page, perPage, userId });
    // A backend without such a list names only the viewer's own.
    if (!listed)
      return userId === (await loaders.viewerId()) ? slicePage(await loaders.activePublications(), page) : null;
    loaders.prime(listed.items);
    const full = await loadFullRecords(listed.items, context);
    return { items: full.filter(isPubliclyVisible), page: toPageNumbers(page, listed.pageInfo.total) };
  },
};

/** A field that a deactivated account hides, whatever the backend sends along. */
const whileActive =
  <Result>(read: (user: UserRecord, context: Context) => Result) =>
  (user: UserRecord, _args: object, context: Context): Result | null =>
    user.active ? read(user, context) : null;

/** Null for what the backend leaves out, and for what this version does not know. */
function subscriptionOf({ type_suscription: type }: UserRecord): SubscriptionType | null {
  const name = type?.toUpperCase();
  return name === "STANDARD" || name === "PREMIUM" ? name : null;
}

/** Only what the given record holds: an owner on a card costs no call of its own. */
export const User: UserResolvers = {
  globalId: ({ id }) => toGlobalId("User", id),
  firstName: (user) => user.name ?? "",
  lastName: (user) => user.last_name ?? "",
  picture: whileActive((user, { backendOrigin }) =>
    toImage(user.picture ?? user.avatar ?? user.picture_users[0]?.url, backendOrigin),
  ),
  city: whileActive((user) => user.city),
  state: whileActive((user) => user.state),
  joinedAt: whileActive((user) => user.created_at ?? user.registration_date),
  // 0 on the wire means no ratings yet; only their number distinguishes a rating of zero from no rating.
  reputation: whileActive((user) => (user.reputation === 0 && !user.rating_count ? null : user.reputation)),
  isVerified: (user) => user.active && user.verified,
  subscription: whileActive(subscriptionOf),
  isEmailConfirmed: (user) => user.active && user.email_confirmed,
  isActive: (user) => user.active,
  isBlocked: (user) => user.blocked,
  activePublicationCount: whileActive((user) => user.publication_actives),
  completedExchangeCount: whileActive((user) => user.successful_changes),
  reliability: whileActive((user) => user.reliability),
  ratingReasons: whileActive(
    (user) => user.rating_reasons?.map(({ reason, count }) => ({ reason: toReason(reason), count })) ?? null,
  ),
};

const replyTimes: Record<NonNullable<ReliabilityRecord["reply_time"]>, ReplyTime> = {
  hour: "HOUR",
  day: "DAY",
  three_days: "THREE_DAYS",
  longer: "LONGER",
};

export const Reliability: ReliabilityResolvers = {
  replyTime: ({ reply_time: time }) => time && replyTimes[time],
};
