import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/client";
import { loadNotification } from "../../db/notifications";
import { mails } from "../../db/schema/mails";
import { notifications } from "../../db/schema/notifications";
import { users } from "../../db/schema/users";
import { alertMail } from "../../presenters/mails/alert";
import type { Writing } from "./writing";

const matchModel = z.object({ match: z.object({ mutual: z.boolean() }) });

/** Of something that an alert found, of what its user may still see. */
export async function mailAlert(tx: Db, { notificationId, publicUrl, unsubscribeUrl }: Writing): Promise<void> {
  const [row] = await tx
    .select({ recipient: users, extra: notifications.extra })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(eq(notifications.id, notificationId), eq(users.notificationsEmail, true), eq(users.active, true)));
  const record = row && (await loadNotification(tx, row.recipient.id, notificationId));
  if (!row || !record?.publication || !record.isPublic) return;
  const mail = alertMail(
    {
      recipient: row.recipient.name,
      publicationId: record.publication.id,
      title: record.publication.title,
      isMutual: matchModel.safeParse(row.extra).data?.match.mutual === true,
    },
    publicUrl,
    unsubscribeUrl,
  );
  await tx.insert(mails).values({ recipient: row.recipient.email, isOptional: true, unsubscribeUrl, ...mail });
}
