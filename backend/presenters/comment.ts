import type { CommentRecord } from "../db/comments";

/** A question (`father_comment_id` 0) or an answer. */
export function presentComment({ comment, author }: CommentRecord) {
  return {
    id: comment.id,
    father_comment_id: comment.questionId ?? 0,
    comment: comment.text,
    user_to_id: comment.recipientId,
    user_from_id: comment.authorId,
    publication_id: comment.publicationId,
    user: {
      id: author.id,
      name: author.name,
      last_name: author.lastName,
      // Not recorded from the original: the mark beside the name.
      verified: author.active && author.verified,
      type_suscription: author.active ? author.subscription : null,
    },
    created_at: comment.createdAt.toISOString(),
  };
}
