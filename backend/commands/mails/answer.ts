import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { isReadable } from "../../db/publications";
import { comments } from "../../db/schema/comments";
import { mails } from "../../db/schema/mails";
import { notifications } from "../../db/schema/notifications";
import { publications } from "../../db/schema/publications";
import { users } from "../../db/schema/users";
import { answerMail } from "../../presenters/mails/answer";
import type { Writing } from "./writing";

/** Of an answer to a question; names only what its user may still read. */
export async function mailAnswer(tx: Db, { notificationId, publicUrl, unsubscribeUrl }: Writing): Promise<void> {
  const [row] = await tx
    .select({
      recipient: users,
      publication: publications,
      commentId: comments.id,
      questionId: comments.questionId,
      authorId: comments.authorId,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(comments, eq(comments.id, notifications.commentId))
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .where(and(eq(notifications.id, notificationId), eq(users.notificationsEmail, true), eq(users.active, true)));
  if (!row || row.questionId === null) return;
  const [author] = await tx.select({ name: users.name }).from(users).where(eq(users.id, row.authorId));
  const { recipient, publication, commentId } = row;
  const mail = answerMail(
    {
      recipient: recipient.name,
      author: author?.name ?? "",
      title: (await isReadable(tx, recipient.id, publication.id)) ? publication.title : null,
      publicationId: publication.id,
      commentId,
    },
    publicUrl,
    unsubscribeUrl,
  );
  await tx.insert(mails).values({ recipient: recipient.email, isOptional: true, unsubscribeUrl, ...mail });
}
