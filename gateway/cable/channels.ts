import { z } from "zod";
import { chatMarks, chatRecord } from "../rest/chats";
import type { ChatMarkRecord, ChatRecord } from "../rest/chats";
import { commentRecord } from "../rest/comments";
import type { CommentRecord } from "../rest/comments";
import { messageRecord } from "../rest/messages";
import type { MessageRecord } from "../rest/messages";
import { notificationRecord } from "../rest/notifications";
import type { NotificationRecord } from "../rest/notifications";
import { ringChatRecord } from "../rest/rings";
import type { RingChatRecord } from "../rest/rings";
import { latestBooking } from "../rest/securityChange";
import { id } from "../rest/shapes";
import { transactionRecord } from "../rest/transactionRecord";
import type { TransactionRecord } from "../rest/transactionRecord";
import { identifierOf } from "./frames";
import type { ChannelParams } from "./frames";

/** A channel of the backend: its name, and what its messages mean. */
export interface Channel<Event> {
  readonly name: string;
  /** The events of one frame; empty for a message of no interest. Throws on anything unknown. */
  parse(message: unknown): Event[];
  /**
   * The key under which events are retained while the channel has followers (the history of a conversation), or null.
   */
  readonly backlogKey?: (event: Event) => string | null;
}

const notificationMessage = z.union([
  z.object({ event: z.literal("received"), notification: notificationRecord }),
  z.object({ event: z.enum(["connected", "disconnected"]) }),
]);

/** The viewer's notifications, the hidden kind included. */
export const notificationChannel: Channel<NotificationRecord> = {
  name: "NotificationChannel",
  parse(message) {
    const parsed = notificationMessage.parse(message);
    return "notification" in parsed ? [parsed.notification] : [];
  },
};

interface ChatChange {
  event: "create" | "remove" | "update";
  chat: ChatRecord;
}
/** Something was written or read in the chat of a ring. */
interface RingChatChange {
  ringChat: RingChatRecord;
}
/** News of a chat, of a transaction or of a ring. */
export type ChatEvent = ChatChange | RingChatChange;

/** Rings share ChatChannel with the chats of transactions. */
export const isOfRing = (event: ChatEvent): event is RingChatChange => "ringChat" in event;

const chatMessage = z.union([
  chatRecord.extend({ event: z.enum(["create", "remove", "update"]) }),
  z.object({ ring_chat: ringChatRecord }),
  z.object({ event: z.literal("connected") }),
]);

/** The viewer's chats: the fields of the chat stand beside `event`. */
export const chatChannel: Channel<ChatEvent> = {
  name: "ChatChannel",
  parse(message) {
    const parsed = chatMessage.parse(message);
    if ("ring_chat" in parsed) return [{ ringChat: parsed.ring_chat }];
    return "owner" in parsed ? [{ event: parsed.event, chat: parsed }] : [];
  },
};

const conversationMessage = z.union([
  z.object({ messages: z.array(z.unknown()) }),
  z.object({ marks: chatMarks }),
  z.object({ typing: z.object({ user_id: id }) }),
  z.object({ errors: z.array(z.string()) }),
  // News of other nouns that share this channel.
  z.union([z.object({ new_chat: z.unknown() }), z.object({ security_change: z.unknown() })]),
]);

/** Messages have got further with one of the participants. */
interface MarksNews {
  marks: ChatMarkRecord[];
}
/** One of the participants is typing. */
interface TypingNews {
  typing: { user_id: string };
}
/**
 * The backend refuses something to the reader of a conversation, in texts meant for people; also sent before a
 * rejection.
 */
interface ChannelRefusal {
  errors: string[];
}
/** What a frame of one conversation carries: a message unless a key of its own says otherwise. */
export type ConversationEvent = MessageRecord | MarksNews | TypingNews | ChannelRefusal;

/** All other events have no sender. */
export const isMessage = (event: ConversationEvent): event is MessageRecord => "user_from" in event;

/**
 * One conversation: its history on subscribing, then one message a frame, to the sender too; its marks, who writes, and
 * refusals.
 */
export const messageChannel: Channel<ConversationEvent> = {
  name: "MessageChannel",
  parse(message) {
    const parsed = conversationMessage.parse(message);
    if ("marks" in parsed || "typing" in parsed || "errors" in parsed) return [parsed];
    if (!("messages" in parsed)) return [];
    // A whole history comes in one frame: an unreadable record must not discard the others.
    const records = parsed.messages.flatMap((one) => messageRecord.safeParse(one).data ?? []);
    if (records.length === 0 && parsed.messages.length > 0) throw new Error("no readable message");
    return records;
  },
  backlogKey: (event) => (isMessage(event) ? event.id : null),
};

const bookingNews = z.object({ chat_id: id, security_change: latestBooking });
/** The booking of a conversation's transaction has changed. */
export type BookingNews = z.output<typeof bookingNews>;

const requestMessage = z.union([
  z.object({ event: z.string(), transaction: transactionRecord }),
  bookingNews,
  z.object({ event: z.literal("connected") }),
]);

/** Changes of the viewer's transactions, and news of bookings from the conversations that are open. */
export const requestChannel: Channel<TransactionRecord | BookingNews> = {
  name: "RequestChannel",
  parse(message) {
    const parsed = requestMessage.parse(message);
    if ("transaction" in parsed) return [parsed.transaction];
    return "chat_id" in parsed ? [parsed] : [];
  },
};

/**
 * Rewrites news of a booking as a message of the RequestChannel: they arrive over the channel of its conversation, on
 * some servers only there, while clients that show the booking follow the transaction. Null for every other message.
 */
export function relayBookingNews(
  identifier: string,
  message: unknown,
): { identifier: string; message: unknown } | null {
  if (typeof message !== "object" || message === null || !("security_change" in message)) return null;
  const { channel, chat_id, user_id } = JSON.parse(identifier) as Record<string, unknown>;
  if (channel !== messageChannel.name) return null;
  return {
    identifier: identifierOf(requestChannel.name, userParams(String(user_id))),
    message: { chat_id, security_change: message.security_change },
  };
}

const commentMessage = z.union([commentRecord, z.object({ event: z.literal("connected") })]);

/** New questions and answers of one publication, bare. */
export const commentChannel: Channel<CommentRecord> = {
  name: "CommentChannel",
  parse(message) {
    const parsed = commentMessage.parse(message);
    return "comment" in parsed ? [parsed] : [];
  },
};

/** One publication's questions. */
export const publicationParams = (publicationId: string): ChannelParams => ({ publication_id: publicationId });
/** The viewer's own streams. */
export const userParams = (userId: string): ChannelParams => ({ user_id: userId });
/** One conversation, as this viewer. */
export const chatParams = (chatId: string, userId: string): ChannelParams => ({ chat_id: chatId, user_id: userId });
