import { and, eq, gt, isNull } from "drizzle-orm";
import { spendAttempt } from "../db/attempts";
import { isBlockedBetween } from "../db/blocks";
import type { Db } from "../db/client";
import { loadComment } from "../db/comments";
import type { CommentRecord } from "../db/comments";
import { isReadable } from "../db/publications";
import { comments } from "../db/schema/comments";
import { publications } from "../db/schema/publications";
import { users } from "../db/schema/users";
import {
  databaseCode,
  HttpError,
  invalidFields,
  notFound,
  uniqueViolation,
  unprocessable,
  usedRequestId,
} from "../errors";
import { commentTexts } from "../../rules/comment";
import { hasContactData } from "../../rules/contactData";
import { runAtomically } from "./runAtomically";
import { notify } from "./notify";
import type { NotificationInput } from "./notify";

/** Why a question or an answer is not stored. */
export const commentMessages = {
  publicationNotFound: "Publicación no encontrada",
  questionNotFound: "Pregunta no encontrada",
  own: "No puedes preguntar en tu propia publicación",
  ownerOnly: "Solo quien publicó puede responder",
  answered: "Esta pregunta ya tiene respuesta",
  otherContent: "Ya enviaste otro texto con este identificador",
};

/** How many texts one person may write in an hour. */
const hourlyLimit = { count: 60, minutes: 60 };
/** Without an id of the request, the same question again within this time is the same question, in ms. */
const duplicateWindowMs = 60_000;

interface NewComment {
  publicationId: number;
  /** Null for a question. */
  questionId: number | null;
  /** Trimmed, not empty. */
  text: string;
  /** Made by the client once per written text. */
  requestId: string | null;
}

type CommentRow = typeof comments.$inferSelect;

/**
 * Stores a question or an answer once and notifies its recipient. A repeat returns the first one. Throws HttpError 404
 * where the viewer may not see the publication or question, 422 where the rules refuse, 409 where the question is
 * answered or the request id was used.
 */
export function postComment(db: Db, now: Date, viewerId: number, form: NewComment): Promise<CommentRecord> {
  return runAtomically(db, async (tx) => {
    // The lock makes repeats wait for the first one, and keeps the publication as visible as it is.
    const [publication] = await tx
      .select({ id: publications.id, ownerId: publications.ownerId, status: publications.status })
      .from(publications)
      .where(eq(publications.id, form.publicationId))
      .for("no key update");
    const [owner] = publication
      ? await tx.select({ active: users.active }).from(users).where(eq(users.id, publication.ownerId))
      : [];
    const isVisible =
      publication?.status === "Activo" && owner?.active === true && (await isReadable(tx, viewerId, publication.id));
    const isOwner = publication?.ownerId === viewerId;
    const isBlocked = publication !== undefined && (await isBlockedBetween(tx, publication.ownerId, viewerId));
    if (!publication || isBlocked || (!isVisible && !isOwner)) throw notFound(commentMessages.publicationNotFound);
    const repeated = await findRepeated(tx, now, viewerId, form);
    if (repeated) return loadRecord(tx, repeated.id);
    if (hasContactData(form.text)) throw invalidFields({ comment: [commentTexts.contact] });
    const recipientId = await findRecipientId(tx, publication.ownerId, isOwner, form);
    await spendAttempt(tx, `comment:${viewerId}`, hourlyLimit);
    const [added] = await tx
      .insert(comments)
      .values({ ...form, authorId: viewerId, recipientId, createdAt: now })
      .returning({ id: comments.id });
    if (!added) throw new Error("insert returned nothing");
    const { publicationId } = form;
    // Only the owner is notified of comments on a hidden publication.
    const publicEvents = isVisible ? [{ kind: "comment", publicationId, commentId: added.id } as const] : [];
    const notification: NotificationInput = {
      userId: recipientId,
      type: "new_comment",
      publicationId,
      commentId: added.id,
      isAnswer: form.questionId !== null,
    };
    // An owner's answer to a user whom they have blocked since is not notified.
    const isNotified = !(await isBlockedBetween(tx, viewerId, recipientId));
    await notify(tx, isNotified ? [notification] : [], publicEvents);
    return loadRecord(tx, added.id);
  }).catch((error: unknown) => {
    // A concurrent request used the same id under another publication.
    throw databaseCode(error) === uniqueViolation ? usedRequestId(commentMessages.otherContent) : error;
  });
}

/** The recipient: the owner, or the author of the question that is answered. */
async function findRecipientId(
  tx: Db,
  ownerId: number,
  isOwner: boolean,
  { questionId, publicationId }: NewComment,
): Promise<number> {
  if (questionId === null) {
    if (isOwner) throw unprocessable(commentMessages.own);
    return ownerId;
  }
  if (!isOwner) throw unprocessable(commentMessages.ownerOnly);
  const [question] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, questionId), eq(comments.publicationId, publicationId), isNull(comments.questionId)));
  if (!question) throw notFound(commentMessages.questionNotFound);
  return question.authorId;
}

/** What this same request stored before. */
async function findRepeated(
  tx: Db,
  now: Date,
  authorId: number,
  { publicationId, questionId, text, requestId }: NewComment,
): Promise<CommentRow | undefined> {
  if (requestId !== null) {
    const [found] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.authorId, authorId), eq(comments.requestId, requestId)));
    const isSame = found?.publicationId === publicationId && found.questionId === questionId && found.text === text;
    if (found && !isSame) throw usedRequestId(commentMessages.otherContent);
    if (found) return found;
  }
  if (questionId !== null) {
    const [answer] = await tx.select().from(comments).where(eq(comments.questionId, questionId));
    if (answer && (answer.authorId !== authorId || answer.publicationId !== publicationId)) return undefined;
    if (answer && answer.text !== text) throw new HttpError(409, { errors: [commentMessages.answered] });
    return answer;
  }
  if (requestId !== null) return undefined;
  const [sameQuestion] = await tx
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.publicationId, publicationId),
        eq(comments.authorId, authorId),
        isNull(comments.questionId),
        eq(comments.text, text),
        gt(comments.createdAt, new Date(now.getTime() - duplicateWindowMs)),
      ),
    );
  return sameQuestion;
}

async function loadRecord(tx: Db, id: number): Promise<CommentRecord> {
  const record = await loadComment(tx, id);
  if (!record) throw new Error(`comment ${id} is gone`);
  return record;
}
