import { completeBySystem, remindToConfirm } from '../commands/changeStatus'
import { mailNotification } from '../commands/mailNotification'
import { reviewPublication } from '../commands/reviewPublication'
import type { Db } from '../db/client'
import { rulesOf, type Services } from '../services'
import type { Job } from './runner'

type Work = (tx: Db, subjectId: number, services: Services) => Promise<unknown>

/** What each kind of job does, with the database alone: it happens within the job's own transaction. */
export const work: Record<Job['kind'], Work> = {
  review: (tx, publicationId, services) => reviewPublication(tx, publicationId, services.now()),
  complete: (tx, transactionId, services) => completeBySystem(tx, rulesOf(services), transactionId),
  mail: (tx, notificationId, services) => mailNotification(tx, notificationId, services.settings.publicUrl),
  remind: (tx, transactionId) => remindToConfirm(tx, transactionId),
}
