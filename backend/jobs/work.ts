import { completeBySystem, remindToConfirm } from "../commands/changeStatus";
import { mailNotification } from "../commands/mailNotification";
import { reviewEdit } from "../commands/reviewEdit";
import { reviewPublication } from "../commands/reviewPublication";
import type { Db } from "../db/client";
import type { jobs } from "../db/schema";
import { rulesOf } from "../services";
import type { Services } from "../services";

/** A date as answer is when to look again, since it could not be done yet. */
type Work = (tx: Db, subjectId: number, services: Services) => Promise<unknown>;

/** What each kind of job does, with the database alone: it happens within the job's own transaction. */
export const work: Record<(typeof jobs.$inferSelect)["kind"], Work> = {
  review_edit: (tx, publicationId, services) => reviewEdit(tx, publicationId, services.now()),
  review: (tx, publicationId, services) => reviewPublication(tx, publicationId, services.now()),
  complete: (tx, transactionId, services) => completeBySystem(tx, rulesOf(services), transactionId),
  mail: (tx, notificationId, services) => mailNotification(tx, notificationId, services.settings.publicUrl),
  remind: (tx, transactionId) => remindToConfirm(tx, transactionId),
};
