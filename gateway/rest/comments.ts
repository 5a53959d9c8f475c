import { z } from "zod";
import type { RestClient } from "./client";
import { anyBody, id, list, nullable, optionalId, requiredMoment, unwrapped, wireId } from "./shapes";
import { userRecord } from "./users";

/** A question or an answer. */
export const commentRecord = z.object({
  id,
  /** 0 or nothing for a question. */
  father_comment_id: optionalId.transform((value) => (value === "0" ? null : value)),
  comment: z.string(),
  publication_id: optionalId,
  user_from_id: optionalId,
  user: nullable(userRecord),
  created_at: requiredMoment,
});
/** An answer names its question, which has one answer at most. */
export type CommentRecord = z.output<typeof commentRecord>;

/**
 * Questions and answers of a publication; undefined where the backend has no such list. NOT_FOUND for a hidden
 * publication.
 */
export function listComments(rest: RestClient, publicationId: string): Promise<CommentRecord[] | undefined> {
  return rest.ifSupported(
    "/find_comments_publications?publication_id={id}",
    async () =>
      (
        await rest.get("/find_comments_publications", list(commentRecord, "comments"), {
          query: { publication_id: publicationId },
        })
      ).items,
  );
}

interface CommentForm {
  requestId: string;
  publicationId: string;
  /** Null for a question. */
  questionId: string | null;
  text: string;
  /** Expected by the original; a careful backend takes it from the session. */
  authorId: string | null;
  recipientId: string | null;
}

/** Stores a question or an answer; the same request id gives the stored one again. */
export function postComment(
  rest: RestClient,
  { requestId, publicationId, questionId, text: comment, authorId, recipientId }: CommentForm,
): Promise<CommentRecord> {
  const json = {
    publication_id: wireId(publicationId),
    ...(recipientId === null ? {} : { user_to_id: wireId(recipientId) }),
    ...(authorId === null ? {} : { user_from_id: wireId(authorId) }),
    comment,
    father_comment_id: questionId === null ? 0 : wireId(questionId),
  };
  return rest.post("/comments_publications", unwrapped(commentRecord, "comment"), { json, idempotencyKey: requestId });
}

/** Files a report; `reporterId` is expected by the original. */
export async function postReport(
  rest: RestClient,
  publicationId: string,
  reason: string,
  reporterId: string | null,
): Promise<void> {
  const json = {
    publication_id: wireId(publicationId),
    reason,
    ...(reporterId === null ? {} : { reporter_user_id: wireId(reporterId) }),
  };
  await rest.changePublicReads(() => rest.post("/reports", anyBody, { json }));
}
