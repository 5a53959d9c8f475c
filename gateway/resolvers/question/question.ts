import { z } from "zod";
import { checkComment } from "../../../rules/comment";
import { checkReportReason } from "../../../rules/report";
import { cleanLine } from "../../../rules/text";
import type {
  AnswerResolvers,
  CommentResolvers,
  MutationResolvers,
  QueryResolvers,
  QuestionListResolvers,
  QuestionResolvers,
} from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError, userError } from "../../errors";
import { postComment, postReport } from "../../rest/comments";
import type { CommentRecord } from "../../rest/comments";
import { isOwn, isPubliclyVisible } from "../publication/visibility";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkedText, idText, requestIdText, validate } from "../common/validate";
import { toGlobalId } from "../node/globalId";
import type { AnswerView, QuestionView } from "./questionViews";

const askShape = z.object({
  requestId: requestIdText,
  publicationId: idText,
  text: checkedText(checkComment, cleanLine),
});
const answerShape = askShape.extend({ questionId: idText });
const reportShape = z.object({ publicationId: idText, reason: checkedText(checkReportReason) });
const fieldNames = {
  comment: "text",
  publication_id: "publicationId",
  father_comment_id: "questionId",
  reason: "reason",
};

/** The owner's answer to a question. */
export function toAnswerView(answer: CommentRecord, publicationId: string): AnswerView {
  return { __typename: "Answer", publicationId, answer, questionId: answer.father_comment_id ?? "" };
}

/** Whether an answer is the owner's: not every backend checks who answers. */
export function isByOwner({ user_from_id }: CommentRecord, ownerId: string | null): boolean {
  return ownerId === null || user_from_id === null || user_from_id === ownerId;
}

/** Questions with their answers, newest first; ids grow with time. */
export function toQuestionViews(
  comments: readonly CommentRecord[],
  { publicationId, ownerId }: { publicationId: string; ownerId: string | null },
): QuestionView[] {
  const answers = new Map(
    comments.flatMap((comment) =>
      comment.father_comment_id === null || !isByOwner(comment, ownerId)
        ? []
        : [[comment.father_comment_id, toAnswerView(comment, publicationId)]],
    ),
  );
  return comments
    .filter((comment) => comment.father_comment_id === null)
    .sort((a, b) => Number(b.id) - Number(a.id))
    .map((question) => ({
      __typename: "Question",
      publicationId,
      question,
      answer: answers.get(question.id) ?? null,
      ownerId,
    }));
}

/** Of a publication's comments, once: each of its answers leads to its question. */
const viewsOf = new WeakMap<readonly CommentRecord[], QuestionView[]>();

/** One question of a publication that the viewer can see. Not through the detail: that would count as a view. */
export async function readQuestion(
  publicationId: string,
  questionId: string,
  context: Context,
): Promise<QuestionView | null> {
  const { loaders } = context;
  const publication = await loaders.publication.load(publicationId);
  if (!publication || !(isPubliclyVisible(publication) || (await isOwn(publication, context)))) return null;
  const comments = (await loaders.comments(publicationId)) ?? [];
  const views =
    viewsOf.get(comments) ?? toQuestionViews(comments, { publicationId, ownerId: publication.owner?.id ?? null });
  viewsOf.set(comments, views);
  return views.find(({ question }) => question.id === questionId) ?? null;
}

export const questionQueries: QueryResolvers = {
  async questions(_root, { publicationId }, context) {
    if (!idText.safeParse(publicationId).success) return null;
    const publication = await context.loaders.publicationDetail(publicationId);
    // The questions of a hidden publication are for its owner only, whatever the backend answers.
    if (
      !publication ||
      (!isPubliclyVisible(publication) && publication.owner?.id !== (await context.loaders.viewerId()))
    )
      return null;
    const comments = await context.loaders.comments(publicationId);
    return comments && { publication, comments };
  },
};

export const QuestionList: QuestionListResolvers = {
  publicationId: ({ publication }) => publication.id,
  items: ({ publication, comments }) =>
    toQuestionViews(comments, { publicationId: publication.id, ownerId: publication.owner?.id ?? null }),
  async canAsk({ publication }, _args, { loaders }) {
    const viewerId = await loaders.viewerId();
    return (
      viewerId !== null && publication.owner?.id !== viewerId && isPubliclyVisible(publication) && !publication.withheld
    );
  },
};

export const Question: QuestionResolvers = {
  id: ({ question }) => question.id,
  globalId: ({ publicationId, question }) => toGlobalId("Question", publicationId, question.id),
  text: ({ question }) => question.comment,
  author({ question }) {
    if (!question.user) throw new AppError("UPSTREAM_UNAVAILABLE");
    return question.user;
  },
  askedAt: ({ question }) => question.created_at,
  canAnswer: async ({ answer, ownerId }, _args, { loaders }) =>
    answer === null && ownerId !== null && ownerId === (await loaders.viewerId()),
};

export const Answer: AnswerResolvers = {
  id: ({ answer }) => answer.id,
  text: ({ answer }) => answer.comment,
  question: ({ publicationId, questionId }, _args, context) => readQuestion(publicationId, questionId, context),
  answeredAt: ({ answer }) => answer.created_at,
};

export const Comment: CommentResolvers = { __resolveType: (comment) => comment.__typename };

async function storeComment(
  context: Context,
  form: { requestId: string; publicationId: string; text: string; questionId?: string },
) {
  const { loaders } = context;
  const { publicationId, questionId = null } = form;
  const authorId = await loaders.viewerId();
  // The detail includes the questions, but counts as a view: not again for a viewer who asks.
  const publication =
    questionId === null
      ? await loaders.publication.load(publicationId)
      : await loaders.publicationDetail(publicationId);
  const question =
    questionId === null ? null : (await loaders.comments(publicationId))?.find(({ id }) => id === questionId);
  const recipientId = (questionId === null ? publication?.owner?.id : question?.user_from_id) ?? null;
  const stored = await postComment(context.rest, { ...form, questionId, authorId, recipientId });
  context.refresh();
  return stored;
}

export const questionMutations: MutationResolvers = {
  async askQuestion(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(askShape, input);
    if (!data) return { question: null, errors };
    try {
      const question = await storeComment(context, data);
      const { publicationId } = data;
      return { question: { __typename: "Question", publicationId, question, answer: null, ownerId: null }, errors: [] };
    } catch (error) {
      return { question: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },

  async answerQuestion(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(answerShape, input);
    if (!data) return { answer: null, errors };
    try {
      return {
        answer: {
          ...toAnswerView(await storeComment(context, data), data.publicationId),
          questionId: data.questionId,
        },
        errors: [],
      };
    } catch (error) {
      return { answer: null, errors: toPayloadErrors(error, fieldNames) };
    }
  },

  async reportPublication(_root, { input }, context) {
    context.requireSession();
    const { data, errors } = validate(reportShape, input);
    if (!data) return { sent: false, errors };
    try {
      const viewerId = await context.loaders.viewerId();
      // The original does not check who owns the publication.
      const publication = await context.loaders.publication.load(data.publicationId);
      if (publication?.owner && publication.owner.id === viewerId)
        return { sent: false, errors: [userError("FORBIDDEN")] };
      await postReport(context.rest, data.publicationId, data.reason, viewerId);
      return { sent: true, errors: [] };
    } catch (error) {
      return { sent: false, errors: toPayloadErrors(error, fieldNames) };
    }
  },
};
