import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { checkMessage, checkPlaceLabel, maxRandomId, messageTexts } from "../../../rules/message";
import { cleanLine, invalidText } from "../../../rules/text";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { chatChannel, isOfRing, messageChannel, chatParams, userParams } from "../../cable/channels";
import type { Feed } from "../../cable/feed";
import type { ChatEvent } from "../../cable/channels";
import type { Context } from "../../context";
import { userError } from "../../errors";
import { postMessage } from "../../rest/messages";
import { toPayloadErrors } from "../common/payloadErrors";
import { findAnyChat, splitChat } from "./anyChat";
import type { AnyChat } from "./anyChat";
import { coordinatesShape, idText, optionalText, validate } from "../common/validate";

const messageShape = z
  .object({
    chatId: idText,
    requestId: z.string(invalidText).min(1, invalidText).max(maxRandomId, invalidText),
    text: optionalText(checkMessage),
    picture: z.unknown().optional(),
    location: coordinatesShape.nullish(),
    placeName: optionalText(checkPlaceLabel, cleanLine),
    replyToId: idText.nullish(),
  })
  .refine((message) => message.text !== null || message.picture || message.location, {
    message: messageTexts.empty,
    path: ["text"],
  });

const fieldNames = {
  message: "text",
  picture: "picture",
  latitude: "location",
  longitude: "location",
  place_name: "placeName",
  random_id: "requestId",
  reply_to: "replyToId",
};

/** How long to wait for the backend to confirm that a chat is read, in ms. */
const readTimeoutMs = 1_500;

export const messageMutations: MutationResolvers = {
  async sendMessage(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(messageShape, { ...input, requestId: input.requestId ?? input.randomId });
    if (!data) return { message: null, errors };
    const { chatId, requestId: randomId, text, location, placeName, replyToId } = data;
    try {
      const message = await postMessage(context.rest, chatId, {
        randomId,
        text,
        picture: input.picture ?? null,
        location: location ? { ...location, name: placeName } : null,
        replyToId: replyToId ?? null,
      });
      context.refresh();
      return { message: { ...message, chat_id: message.chat_id ?? chatId }, errors: [] };
    } catch (error) {
      return { message: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },

  async markChatRead(_root, { input }, context) {
    context.requireSession();
    const chat = idText.safeParse(input.chatId).success ? await findAnyChat(input.chatId, context) : null;
    if (!chat) return { chat: null, ringChat: null, viewer: null, errors: [userError("NOT_FOUND")] };
    const read = (chat.unread_messages ?? 0) > 0 ? await markRead(context, chat) : chat;
    context.refresh();
    return { ...splitChat(read), viewer: await context.loaders.account(), errors: [] };
  },
};

/**
 * Marking as read is an action on the cable, which has no answer: the chat's own change shows that it worked, or else
 * the list.
 */
async function markRead(context: Context, chat: AnyChat): Promise<AnyChat> {
  const session = context.requireSession();
  const userId = (await context.loaders.viewerId()) ?? "";
  const changes = await context.cable.follow(session, chatChannel, userParams(userId), context.cable.timing.answerMs);
  try {
    const params = chatParams(chat.id, userId);
    await context.cable.perform(session, messageChannel, params, "read_messages", params);
    const changed = await Promise.race([waitUntilRead(changes, chat.id), wait(readTimeoutMs, null)]);
    if (changed) return changed;
  } finally {
    changes.close();
  }
  context.refresh();
  return (await findAnyChat(chat.id, context)) ?? chat;
}

async function waitUntilRead(changes: Feed<ChatEvent>, chatId: string): Promise<AnyChat | null> {
  for await (const item of changes) {
    if (item.kind !== "event") continue;
    const chat = isOfRing(item.event) ? item.event.ringChat : item.event.chat;
    if (chat.id === chatId && chat.unread_messages === 0) return chat;
  }
  return null;
}
