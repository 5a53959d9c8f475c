import type { MutationResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { userError } from "../../errors";
import type { UserError } from "../../errors";
import { deleteMute, putMute } from "../../rest/chats";
import type { RestClient } from "../../rest/client";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText } from "../common/validate";
import { findAnyChat, splitChat } from "./anyChat";

export const muteMutations: MutationResolvers = {
  muteChat: (_root, { input }, context) => change(context, input.chatId, putMute),
  unmuteChat: (_root, { input }, context) => change(context, input.chatId, deleteMute),
};

const refused = (errors: UserError[]) => ({ chat: null, ringChat: null, viewer: null, errors });

async function change(context: Context, chatId: string, send: (rest: RestClient, id: string) => Promise<void>) {
  context.requireSession();
  if (!idText.safeParse(chatId).success) return refused([userError("NOT_FOUND")]);
  try {
    await send(context.rest, chatId);
  } catch (error) {
    return refused(toPayloadErrors(error));
  }
  context.refresh();
  const chat = await findAnyChat(chatId, context);
  if (!chat) return refused([userError("NOT_FOUND")]);
  return { ...splitChat(chat), viewer: await context.loaders.account(), errors: [] };
}
