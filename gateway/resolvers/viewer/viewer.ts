import { maxPictures } from "../../../rules/pictures";
import { accepterOf } from "../../../rules/transaction";
import type {
  MutationResolvers,
  PersonalDataResolvers,
  QueryResolvers,
  ViewerResolvers,
} from "../../__generated__/resolvers";
import { AppError } from "../../errors";
import { listAlerts } from "../../rest/alerts";
import type { TransactionRecord } from "../../rest/transactionRecord";
import { getOwnProfile, setCityHidden, setEmailNotifications } from "../../rest/users";
import type { AccountRecord } from "../../rest/users";
import { readMatches } from "../match/match";
import { readNotificationSettings } from "../notificationSetting/notificationSetting";
import { readPush } from "../push/push";
import { readRings } from "../ring/ring";
import { readChatPrivacy } from "../chat/chatPrivacy";
import { readRingSettings } from "../ring/ringSettings";
import { loadFullRecords } from "../publication/fullRecords";
import { toMoney } from "../common/money";
import { toPayloadErrors } from "../common/payloadErrors";
import { isInProgress } from "../transaction/transactionTable";

export const viewerQueries: QueryResolvers = {
  async viewer(_root, _args, { loaders }) {
    try {
      return await loaders.account();
    } catch (error) {
      // A session that has just ended counts as a guest.
      if (error instanceof AppError && error.code === "UNAUTHENTICATED") return null;
      throw error;
    }
  },
};

export const viewerMutations: MutationResolvers = {
  async setEmailNotifications(_root, { input: { enabled } }, context) {
    context.requireSession();
    try {
      const account = await context.loaders.account();
      if (!account) throw new AppError("UNAUTHENTICATED");
      const isEnabled =
        account.notifications_email === enabled ? enabled : await setEmailNotifications(context.rest, enabled);
      context.refresh();
      return { viewer: { ...account, notifications_email: isEnabled }, errors: [] };
    } catch (error) {
      return { viewer: null, errors: toPayloadErrors(error) };
    }
  },
  async setCityHidden(_root, { input: { hidden } }, context) {
    context.requireSession();
    try {
      const account = await context.loaders.account();
      if (!account) throw new AppError("UNAUTHENTICATED");
      const isHidden = await setCityHidden(context.rest, hidden);
      context.refresh();
      return { viewer: { ...account, hides_city: isHidden }, errors: [] };
    } catch (error) {
      return { viewer: null, errors: toPayloadErrors(error) };
    }
  },
};

/**
 * Accounts signed in through a provider have none on a devise server; the embedded backend requires one for every
 * account.
 */
export const hasPassword = ({ provider }: Pick<AccountRecord, "provider">): boolean =>
  provider === null || provider === "email";

/** Only ever created for the session's own user. */
export const Viewer: ViewerResolvers = {
  user: (account) => ({
    ...account,
    publication_actives: account.publication_actives ?? account.active_publications,
    successful_changes: account.successful_changes ?? account.change,
  }),
  email: (account) => account.email ?? account.uid ?? "",
  hasPassword,
  isOperator: (account) => account.operator,
  hidesCity: (account) => account.hides_city,
  emailNotifications: (account) => account.notifications_email,
  personalData: ({ id }, _args, { rest }) => getOwnProfile(rest, id),
  signInCount: (account) => account.sign_in_count ?? 0,
  credit: async ({ balance }, _args, { loaders }) => {
    const credit = await loaders.credit();
    return credit ? { ...credit, balance } : null;
  },
  maxPictures: ({ type_suscription }) => maxPictures[type_suscription === "Premium" ? "Premium" : "Standard"],
  balance: (account) => toMoney(account.balance ?? 0) ?? { amount: 0, currency: "USD" },
  async unreadChatCount(_account, _args, { loaders }) {
    const counted = (await loaders.counts())?.unread_chats;
    if (counted != null) return counted;
    const lists = await Promise.all([loaders.chats("proposal"), loaders.chats("in_progress")]);
    return new Set(lists.flat().flatMap((chat) => ((chat.unread_messages ?? 0) > 0 && !chat.muted ? [chat.id] : [])))
      .size;
  },
  matches: (_account, { first }, context) => readMatches(first, context),
  rings: (_account, _args, context) => readRings(context),
  chatPrivacy: (_account, _args, context) => readChatPrivacy(context),
  ringSettings: (_account, _args, context) => readRingSettings(context),
  alerts: async (_account, _args, { rest }) => (await listAlerts(rest)) ?? null,
  push: (_account, _args, context) => readPush(context),
  notificationSettings: (_account, _args, context) => readNotificationSettings(context),
  unreadNotificationCount: async (_account, _args, { loaders }) =>
    (await loaders.counts())?.unread_notifications ??
    (await loaders.notifications()).filter((notification) => !notification.read).length,
  async activePublications(_account, _args, context) {
    const publications = await context.loaders.activePublications();
    context.loaders.prime(publications);
    return loadFullRecords(publications, context);
  },
  async activePublicationTitles(account, _args, { loaders }) {
    // The account names its publications, some backends' also those that are not active.
    const named = account.publication_owners.flatMap(({ title }) => title ?? []);
    if (named.length === account.active_publications) return named.toReversed();
    return (await loaders.activePublications()).flatMap(({ title }) => title ?? []);
  },
  activePublicationCount: async (account, _args, { loaders }) =>
    account.active_publications ?? (await loaders.activePublications()).length,
  savedPublicationCount: async (_account, _args, { loaders }) =>
    (await loaders.counts())?.saved ?? (await loaders.savedPublications()).length,
  campaignCount: async (account, _args, { loaders }) =>
    account.ads_count ?? (await loaders.campaigns(1))?.pageInfo.total ?? null,
  promotableCount: async (account, _args, { loaders }) =>
    account.promotables_count ?? (await loaders.promotables(1))?.pageInfo.total ?? null,
  receivedProposalCount: async (account, _args, { loaders }) =>
    (await loaders.counts())?.received ??
    (await loaders.liveTransactions()).filter((record) => record.status === "active" && record.owner_id === account.id)
      .length,
  proposalToAnswerCount: async (account, _args, { loaders }) => {
    const counts = await loaders.counts();
    const counted = counts?.to_answer ?? counts?.received;
    if (counted != null) return counted;
    return (await loaders.liveTransactions()).filter((record) => isToAnswer(record, account.id)).length;
  },
  sentProposalCount: async (account, _args, { loaders }) =>
    (await loaders.counts())?.sent ??
    (await loaders.liveTransactions()).filter(
      (record) => record.status === "active" && record.interested_id === account.id,
    ).length,
  inProgressCount: async (_account, _args, { loaders }) =>
    (await loaders.counts())?.in_progress ??
    (await loaders.liveTransactions()).filter((record) => isInProgress(record.status)).length,
};

/** Whether it is the user who has to answer a proposal. */
function isToAnswer({ status, offer_author, owner_id, interested_id }: TransactionRecord, userId: string): boolean {
  if (status !== "active") return false;
  return accepterOf(offer_author ?? "interested") === "owner" ? owner_id === userId : interested_id === userId;
}

export const PersonalData: PersonalDataResolvers = {
  dateOfBirth: ({ date_of_birth: day }) => (day && /^\d{4}-\d{2}-\d{2}/.test(day) ? day.slice(0, 10) : null),
  // The form's own numbers are 1 for Masculino and 0 for Femenino.
  gender: ({ gender }) => (/^(m|1)/i.test(gender ?? "") ? "MALE" : /^(f|0)/i.test(gender ?? "") ? "FEMALE" : null),
};
