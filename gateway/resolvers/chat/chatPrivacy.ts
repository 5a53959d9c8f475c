import type { ChatPrivacyResolvers, MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { getChatPrivacy, putChatPrivacy } from "../../rest/chatPrivacy";
import { toPayloadErrors } from "../common/payloadErrors";

export const chatPrivacyMutations: MutationResolvers = {
  async setChatPrivacy(_root, { input }, context) {
    context.requireSession();
    const { sharesReading, sharesTyping, sharesLastSeen } = input;
    try {
      const account = await context.loaders.account();
      if (!account) throw new AppError("UNAUTHENTICATED");
      await putChatPrivacy(context.rest, { reading: sharesReading, typing: sharesTyping, last_seen: sharesLastSeen });
      context.refresh();
      return { viewer: account, errors: [] };
    } catch (error) {
      return { viewer: null, errors: toPayloadErrors(error) };
    }
  },
};

/** The viewer's; null where the backend has none. */
export const readChatPrivacy = async ({ rest }: Context) => (await getChatPrivacy(rest)) ?? null;

export const ChatPrivacy: ChatPrivacyResolvers = {
  sharesReading: ({ reading }) => reading,
  sharesTyping: ({ typing }) => typing,
  sharesLastSeen: ({ last_seen }) => last_seen,
};
