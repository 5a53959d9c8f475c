import type { SubscriptionResolvers } from "../../__generated__/resolvers";
import { commentChannel, publicationParams } from "../../cable/channels";
import { closeWithReader } from "../../cable/feed";
import type { Feed } from "../../cable/feed";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import type { CommentRecord } from "../../rest/comments";
import { isPubliclyVisible } from "../publication/visibility";
import { isSince, parseAfterId, readAfterGap, requireViewer, resolveEvents } from "../common/events";
import { idText } from "../common/validate";
import { isByOwner, toAnswerView, toQuestionViews } from "./question";
import type { AnswerView, QuestionView } from "./questionViews";

/** New questions and answers of a publication; after a gap all that the list has since then. */
async function* commentEvents(
  feed: Feed<CommentRecord>,
  { publicationId, ownerId, after }: { publicationId: string; ownerId: string | null; after: number | null },
  context: Context,
): AsyncGenerator<QuestionView | AnswerView> {
  const view = (comment: CommentRecord): (QuestionView | AnswerView)[] => {
    if (comment.father_comment_id === null) return toQuestionViews([comment], { publicationId, ownerId });
    return isByOwner(comment, ownerId) ? [toAnswerView(comment, publicationId)] : [];
  };
  // First the cable, then the list: what happens in between is in both.
  const known = after === null ? [] : ((await context.loaders.comments(publicationId)) ?? []);
  yield* known.filter((comment) => Number(comment.id) > (after ?? 0)).flatMap(view);
  for await (const item of feed) {
    if (item.kind === "event") {
      yield* view(item.event);
      continue;
    }
    const missed = await readAfterGap(context, async (loaders) => (await loaders.comments(publicationId)) ?? []);
    yield* missed.filter((comment) => isSince(comment.created_at, item.downSince)).flatMap(view);
  }
}

export const questionSubscription: SubscriptionResolvers = {
  commentAdded: {
    async subscribe(_root, { publicationId, after }, context) {
      const afterId = parseAfterId(after);
      const { session, userId } = await requireViewer(context);
      // A hidden publication is refused here, before the backend's cable is asked. Not through the detail: that would
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
};
