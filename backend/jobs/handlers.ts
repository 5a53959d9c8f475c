import { matchAlerts } from "../commands/alerts";
import { completeBySystem, remindToConfirm } from "../commands/changeStatus";
import { remindOrErase } from "../commands/erasure/erase";
import { remindOfMeeting } from "../commands/meeting/remind";
import { remindOfRingMeeting } from "../commands/ringMeeting/remind";
import { remindOrExpire } from "../commands/expireTransaction";
import { mailNotification } from "../commands/mailNotification";
import { matchInterests } from "../commands/matchInterests";
import { carryOutDecision } from "../commands/moderation/carryOut";
import { nudge } from "../commands/nudge";
import { holdNotification } from "../commands/notificationDelivery";
import { remindOrEndTerm } from "../commands/premiumTerm";
import { pushNotification } from "../commands/pushNotification";
import { reviewEdit } from "../commands/reviewEdit";
import { deleteClaimPictures } from "../commands/storeClaimStatement";
import { deleteDocuments } from "../commands/requestVerification";
import { reviewPublication } from "../commands/reviewPublication";
import { lookAfterRing } from "../commands/rings/lookAfter";
import { proposeBestRing } from "../commands/rings/search";
import { showRatingsInTime } from "../commands/rate";
import { sendDigest } from "../commands/sendDigest";
import { releaseOrRemind } from "../commands/secureExchange/meet";
import type { Db } from "../db/client";
import { storeValueRanges } from "../db/valueRanges";
import type { jobs } from "../db/schema/jobs";
import { completionRulesOf } from "../services";
import type { Services } from "../services";

/** A returned date is when to try again, since it could not be done yet. */
type JobHandler = (tx: Db, subjectId: number, services: Services) => Promise<unknown>;

/** What each kind of job does, within the job's own transaction: whatever it does besides is safe to repeat. */
export const jobHandlers: Record<(typeof jobs.$inferSelect)["kind"], JobHandler> = {
  review_edit: (tx, publicationId, services) => reviewEdit(tx, publicationId, services.now()),
  review: (tx, publicationId, services) => reviewPublication(tx, publicationId, services.now()),
  complete: (tx, transactionId, services) => completeBySystem(tx, completionRulesOf(services), transactionId),
  mail: (tx, notificationId, services) => mailNotification(tx, notificationId, services),
  push: (tx, notificationId, services) => pushNotification(tx, notificationId, services),
  hold: (tx, notificationId, services) => holdNotification(tx, notificationId, services.now()),
  digest: (tx, userId, services) => sendDigest(tx, userId, services),
  decide: (tx, decisionId, services) => carryOutDecision(tx, decisionId, services),
  expire: (tx, transactionId, services) => remindOrExpire(tx, completionRulesOf(services), transactionId),
  erase: (tx, erasureId, services) => remindOrErase(tx, erasureId, services),
  delete_documents: (tx, verificationId) => deleteDocuments(tx, verificationId),
  delete_claim_pictures: (tx, transactionId) => deleteClaimPictures(tx, transactionId),
  premium_term: (tx, termId, services) => remindOrEndTerm(tx, termId, services),
  meet: (tx, secureExchangeId, services) => releaseOrRemind(tx, secureExchangeId, services.now()),
  remind_meeting: (tx, meetingId, services) => remindOfMeeting(tx, meetingId, services.now()),
  remind_ring_meeting: (tx, meetingId, services) => remindOfRingMeeting(tx, meetingId, services.now()),
  match_alerts: (tx, publicationId, services) => matchAlerts(tx, publicationId, services),
  match_interests: (tx, publicationId) => matchInterests(tx, publicationId),
  find_rings: (tx, publicationId, services) => proposeBestRing(tx, publicationId, services.now()),
  ring: (tx, ringId, services) => lookAfterRing(tx, ringId, completionRulesOf(services)),
  value_ranges: (tx, categoryId) => storeValueRanges(tx, categoryId),
  nudge: (tx, transactionId, services) => nudge(tx, transactionId, services.now()),
  show_ratings: (tx, transactionId, services) => showRatingsInTime(tx, transactionId, services.now()),
  remind: (tx, transactionId) => remindToConfirm(tx, transactionId),
};
