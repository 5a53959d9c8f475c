import type { ChatEventKind } from "../../__generated__/enums";
import type { SubscriptionResolvers } from "../../__generated__/resolvers";
import {
  chatChannel,
  commentChannel,
  messageChannel,
  notificationChannel,
  chatParams,
  publicationParams,
  userParams,
  requestChannel,
} from "../../cable/channels";
import type { ChatChange } from "../../cable/channels";
import { closeWithReader } from "../../cable/feed";
import type { Feed } from "../../cable/feed";
import { notificationEvents } from "../../cable/notificationFeed";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import type { Loaders } from "../../loaders/loaders";
import type { ChatRecord } from "../../rest/chats";
import type { CommentRecord } from "../../rest/comments";
import type { MessageRecord } from "../../rest/messages";
import type { TransactionRecord } from "../../rest/transactions";
import { isPubliclyVisible } from "../shared/numberedPages";
import { toAnswerView, isByOwner, toQuestionViews } from "../question/question";
import type { AnswerView, QuestionView } from "../question/questionViews";
import { idText } from "../shared/validate";

/** The session and its user; guests never reach the cable. */
async function requireViewer(context: Context) {
  const session = context.requireSession();
  const userId = await context.loaders.viewerId();
  // The session is good, but the backend does not name its user.
  if (userId === null) throw new AppError("UPSTREAM_UNAVAILABLE");
  return { session, userId };
}

/**
 * Every event is resolved with fresh loaders: the operation may run for hours, and its first reads are outdated by
 * then.
 */
async function* resolveEvents<Event, Field extends string>(
  context: Context,
  field: Field,
  events: AsyncIterable<Event>,
): AsyncGenerator<Record<Field, Event>> {
  for await (const event of events) {
    context.refresh();
    yield { [field]: event } as Record<Field, Event>;
  }
}

/** Changes may carry another clock's time, and some before the gap may not have arrived: repeat a minute of them. */
const lookBackMs = 60_000;

function isSince(updatedAt: string | null, downSince: number): boolean {
  return Date.parse(updatedAt ?? "") >= downSince - lookBackMs;
}

/**
 * Reads what was missed during a gap. A backend that has just restarted may need a moment; a stream without the
 * missed part is better than none.
 */
async function readAfterGap<Item>(context: Context, read: (loaders: Loaders) => Promise<Item[]>): Promise<Item[]> {
  for (const pauseMs of [0, 500, 2_000, 5_000]) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    context.refresh();
    try {
      return await read(context.loaders);
    } catch (error) {
      if (error instanceof AppError && error.code === "UNAUTHENTICATED") throw error;
    }
  }
  return [];
}

const kinds: Record<ChatChange["event"], ChatEventKind> = { create: "CREATED", update: "UPDATED", remove: "REMOVED" };

async function* chatEvents(
  feed: Feed<ChatChange>,
  context: Context,
): AsyncGenerator<{ kind: ChatEventKind; chat: ChatRecord }> {
  for await (const item of feed) {
    if (item.kind === "event") {
      yield { kind: kinds[item.event.event], chat: item.event.chat };
      continue;
    }
    // Chats have no catch-up of their own: the lists show what changed during the gap.
    const chats = await readAfterGap(context, async ({ chats: list }) => [
      ...(await list("proposal")),
      ...(await list("in_progress")),
    ]);
    const byId = new Map(chats.map((chat) => [chat.id, chat]));
    for (const chat of byId.values()) if (isSince(chat.updated_at, item.downSince)) yield { kind: "UPDATED", chat };
  }
}

async function* transactionEvents(feed: Feed<TransactionRecord>, context: Context): AsyncGenerator<TransactionRecord> {
  for await (const item of feed) {
    if (item.kind === "event") {
      yield item.event;
      continue;
    }
    const records = await readAfterGap(context, async (loaders) => [
      ...(await loaders.liveTransactions()),
      ...(await loaders.history(1, 20)).items,
    ]);
    for (const record of records) if (isSince(record.updated_at, item.downSince)) yield record;
  }
}

/** A conversation is read first and followed afterwards: what comes in between must not get lost. In ms. */
const justNowMs = 30_000;

/**
 * Messages that the client does not know yet, each once. After a gap the backend sends the history again, so nothing
 * is missing then either.
 */
async function* messageEvents(
  feed: Feed<MessageRecord>,
  chatId: string,
  after: number | null,
): AsyncGenerator<MessageRecord> {
  const stored = feed.backlog.sort((a, b) => Number(a.id) - Number(b.id));
  const seen = new Set(stored.map((message) => message.id));
  const since = Date.now() - justNowMs;
  const isNew = (message: MessageRecord) =>
    after === null ? Date.parse(message.created_at) >= since : Number(message.id) > after;
  yield* stored.filter(isNew).map((message) => ({ ...message, chat_id: message.chat_id ?? chatId }));
  for await (const item of feed) {
    if (item.kind !== "event" || seen.has(item.event.id)) continue;
    seen.add(item.event.id);
    yield { ...item.event, chat_id: item.event.chat_id ?? chatId };
  }
}

/**
 * Closes a conversation's stream when its transaction is rejected, even in a gap of the cable: it can hold no new
 * messages.
 */
async function closeWithExchange(
  conversation: Feed<MessageRecord>,
  changes: Feed<ChatChange>,
  chatId: string,
  context: Context,
): Promise<void> {
  for await (const item of changes) {
    const seen =
      item.kind === "event"
        ? [item.event.chat]
        : await readAfterGap(context, async (loaders) => [await loaders.chat(chatId)]);
    if (seen.some((chat) => chat === null || (chat.id === chatId && chat.transaction.status === "rejected")))
      conversation.close();
  }
}

/** New questions and answers of a publication; after a gap all that the list has since then. */
async function* commentEvents(
  feed: Feed<CommentRecord>,
  { publicationId, ownerId, after }: { publicationId: string; ownerId: string | null; after: number | null },
  context: Context,
): AsyncGenerator<QuestionView | AnswerView> {
  const view = (comment: CommentRecord): (QuestionView | AnswerView)[] => {
    if (comment.father_comment_id === null) return toQuestionViews([comment], ownerId);
    return isByOwner(comment, ownerId) ? [toAnswerView(comment)] : [];
  };
  // First the cable, then the list: what happens in between is in both.
  const known = after === null ? [] : ((await context.loaders.comments(publicationId)) ?? []);
  yield* known.filter((comment) => Number(comment.id) > (after ?? 0)).flatMap(view);
  for await (const item of feed) {
    if (item.kind === "event") {
      yield* view(item.event);
      continue;
    }
    const missed = await readAfterGap(context, async ({ comments }) => (await comments(publicationId)) ?? []);
    yield* missed.filter((comment) => isSince(comment.created_at, item.downSince)).flatMap(view);
  }
}

function idAfter(after: string | null | undefined): number | null {
  if (after == null) return null;
  if (!/^\d{1,15}$/.test(after)) throw new AppError("BAD_USER_INPUT", "El identificador no es válido.", "after");
  return Number(after);
}

export const Subscription: SubscriptionResolvers = {
  chatChanged: {
    async subscribe(_root, _args, context) {
      const { session, userId } = await requireViewer(context);
      const feed = await context.cable.follow(session, chatChannel, userParams(userId));
      return closeWithReader(feed, resolveEvents(context, "chatChanged", chatEvents(feed, context)));
    },
  },

  commentAdded: {
    async subscribe(_root, { publicationId, after }, context) {
      const afterId = idAfter(after);
      const { session, userId } = await requireViewer(context);
      // A hidden publication is refused here, before the backend's cable is asked. Not through the detail: that would
      // count as a view.
      // count as a view.
      const publication = idText.safeParse(publicationId).success
        ? await context.loaders.publication.load(publicationId)
        : null;
      const ownerId = publication?.owner?.id ?? null;
      if (!publication || (!isPubliclyVisible(publication) && ownerId !== userId)) throw new AppError("NOT_FOUND");
      const feed = await context.cable.follow(session, commentChannel, publicationParams(publication.id));
      context.refresh();
      return closeWithReader(
        feed,
        resolveEvents(
          context,
          "commentAdded",
          commentEvents(feed, { publicationId: publication.id, ownerId, after: afterId }, context),
        ),
      );
    },
  },

  messageAdded: {
    async subscribe(_root, { chatId, after }, context) {
      const afterId = idAfter(after);
      const { session, userId } = await requireViewer(context);
      // A viewer who may not read the chat is refused here, before the backend's cable is asked.
      const chat = await context.loaders.chat(chatId);
      if (!chat) throw new AppError("NOT_FOUND");
      const changes = await context.cable.follow(session, chatChannel, userParams(userId));
      try {
        const feed = await context.cable.follow(session, messageChannel, chatParams(chat.id, userId));
        void closeWithExchange(feed, changes, chat.id, context).catch(() => feed.close());
        const both = {
          close() {
            feed.close();
            changes.close();
          },
        };
        return closeWithReader(both, resolveEvents(context, "messageAdded", messageEvents(feed, chat.id, afterId)));
      } catch (error) {
        changes.close();
        throw error;
      }
    },
  },

  notificationReceived: {
    async subscribe(_root, { after }, context) {
      const afterId = idAfter(after);
      const { session, userId } = await requireViewer(context);
      // First the cable, then the list: what happens in between is in both and is delivered once.
      const feed = await context.cable.follow(session, notificationChannel, userParams(userId));
      try {
        const known = await context.loaders.notifications();
        const newest = Math.max(0, ...known.map((notification) => Number(notification.id)));
        const cursor = { floor: afterId ?? newest, known, isCatchUp: afterId !== null };
        return closeWithReader(
          feed,
          resolveEvents(context, "notificationReceived", notificationEvents(feed, cursor, context.cable.timing)),
        );
      } catch (error) {
        feed.close();
        throw error;
      }
    },
  },

  transactionChanged: {
    async subscribe(_root, _args, context) {
      const { session, userId } = await requireViewer(context);
      const feed = await context.cable.follow(session, requestChannel, userParams(userId));
      return closeWithReader(feed, resolveEvents(context, "transactionChanged", transactionEvents(feed, context)));
    },
  },
};
