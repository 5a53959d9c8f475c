import type { CommentRecord } from "../db/comments";
import { presentName } from "./user";

/** A question (`father_comment_id` 0) or an answer. */
export function presentComment({ comment, author }: CommentRecord) {
  return {
    id: comment.id,
    father_comment_id: comment.questionId ?? 0,
    comment: comment.text,
    user_to_id: comment.recipientId,
    user_from_id: comment.authorId,
    publication_id: comment.publicationId,
    user: presentName(author),
    created_at: comment.createdAt.toISOString(),
  };
}
