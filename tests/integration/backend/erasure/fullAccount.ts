import type { BuiltTransaction } from "../../../support/builders";
import { indexAlerts } from "../../../../backend/db/alertIndex";
import { alerts } from "../../../../backend/db/schema/alerts";
import { attempts } from "../../../../backend/db/schema/attempts";
import { blocks } from "../../../../backend/db/schema/blocks";
import { chatMutes } from "../../../../backend/db/schema/chats";
import { comments } from "../../../../backend/db/schema/comments";
import { decisions } from "../../../../backend/db/schema/decisions";
import { erasures } from "../../../../backend/db/schema/erasures";
import { identities, socialTokens } from "../../../../backend/db/schema/identities";
import { contactForms, mails, mailTokens } from "../../../../backend/db/schema/mails";
import { notifications } from "../../../../backend/db/schema/notifications";
import { pushSubscriptions } from "../../../../backend/db/schema/pushes";
import { heldNotifications, notificationSettings } from "../../../../backend/db/schema/notificationSettings";
import { reports } from "../../../../backend/db/schema/reports";
import { savedPublications } from "../../../../backend/db/schema/savedPublications";
import { suspensionAppeals } from "../../../../backend/db/schema/suspensionAppeals";
import { verifications } from "../../../../backend/db/schema/verifications";
import { anySearch, aUser, sessionOf } from "../../../support/builders";
import { word } from "./life";
import type { Life } from "./life";

/** Questions, reports, settings, and what the account itself leaves behind. */
export async function addAccount(life: Life, completed: BuiltTransaction) {
  const { db, leaver, friend, now, place, name } = life;
  const { id } = leaver;
  const [question] = await db
    .insert(comments)
    .values({
      publicationId: completed.publicationId,
      authorId: id,
      recipientId: friend.id,
      text: "¿Y para Secreto?",
      requestId: name("pregunta"),
    })
    .returning();
  await db.insert(comments).values({
    publicationId: completed.publicationId,
    authorId: friend.id,
    recipientId: id,
    text: "Sí, sigue disponible",
    questionId: question?.id ?? 0,
  });
  await db.insert(reports).values([
    { publicationId: completed.publicationId, reporterId: id, reason: "Me lo dijo Secreto" },
    { userId: id, reporterId: friend.id, reason: "Secreto me insulta", settledAt: now },
  ]);
  const [suspension] = await db
    .insert(decisions)
    .values({ kind: "user", subjectId: id, revision: "1", action: "restore" })
    .returning();
  await db
    .insert(suspensionAppeals)
    .values({ decisionId: suspension?.id ?? 0, userId: id, text: "Secreto no hizo nada", settledAt: now });
  await db.insert(verifications).values({
    userId: id,
    status: "refused",
    identityNumber: name("cedula"),
    document: name("documento"),
    photo: name("persona"),
    numberHash: name("huella"),
    reason: "Secreto no se ve",
    decidedAt: now,
  });
  await db.insert(savedPublications).values({ userId: id, publicationId: completed.publicationId, ...place });
  const kept = await db
    .insert(alerts)
    .values({
      userId: id,
      searchKey: name("aviso"),
      search: { ...anySearch, terms: [word] },
    })
    .returning();
  await indexAlerts(db, kept);
  await db.insert(blocks).values({ blockerId: id, blockedId: (await aUser(db)).id });
  await db.insert(chatMutes).values({ userId: id, chatId: completed.chatId });
  const [held] = await db.insert(notifications).values({ userId: id, type: 1, extra: { word } }).returning();
  await db.insert(heldNotifications).values({ userId: id, notificationId: held?.id ?? 0, way: "mail" });
  const [{ client = "" }] = [await sessionOf(db, leaver)];
  await db.insert(pushSubscriptions).values({
    clientId: client,
    userId: id,
    endpoint: name("telefono"),
    publicKey: name("clave"),
    authSecret: name("sello"),
  });
  await db.insert(notificationSettings).values({ userId: id, topic: "proposals", way: "mail", frequency: "daily" });
  await db.insert(identities).values({ provider: "google", subject: name("google"), userId: id });
  await db
    .insert(socialTokens)
    .values({ tokenHash: name("registro"), provider: "google", subject: "x", email: leaver.email, expiresAt: now });
  await db.insert(mailTokens).values({ tokenHash: name("enlace"), userId: id, kind: "recovery", expiresAt: now });
  await db
    .insert(contactForms)
    .values({ name: "Secreto", email: leaver.email, subject: "Hola", message: "Soy Secreto" });
  const body = { subject: "Hola", html: "" };
  await db.insert(mails).values([
    { recipient: leaver.email, text: "Hola", ...body },
    { recipient: "contacto@truequea.example", text: `De: ${leaver.email}.`, ...body },
  ]);
  await db.insert(attempts).values({ key: `sign_in:${leaver.email}`, count: 1, expiresAt: now });
  await db.insert(erasures).values({ userId: id, dueAt: now, revokedAt: now, holdReason: "Secreto debe algo" });
}
