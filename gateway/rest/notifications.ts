import { transactionStatuses } from "../../rules/transaction";
import { z } from "zod";
import { UpstreamError } from "../errors";
import type { RestClient } from "./client";
import { publicationRecord } from "./publicationRecord";
import {
  anyBody,
  count,
  flag,
  id,
  list,
  listOrEmpty,
  nullable,
  number,
  optionalId,
  requiredMoment,
  text,
  unwrapped,
  wireId,
} from "./shapes";
import type { Page, Stretch } from "./shapes";
import { transactionRecord } from "./transactionRecord";

/** A transaction as a notification carries it: servers send anything from `{ id, status }` to the full record. */
const transactionModel = transactionRecord.extend({
  status: z
    .enum(transactionStatuses)
    .nullish()
    .transform((value) => value ?? null)
    .catch(null),
});
/** Its status is null where the notification names none, or one that we do not know. */
export type TransactionModel = z.output<typeof transactionModel>;

const publicationModel = z.object({
  id,
  title: text,
  credit: number,
  reason: text,
});
const commentModel = z.object({
  id,
  father_comment_id: optionalId,
  comment: text,
  publication_id: optionalId,
  publication: nullable(publicationRecord),
});
const paymentModel = z.object({
  status: text,
  product_applied: text,
  proforma_id: optionalId,
  publication_id: optionalId,
  publication_title: text,
  transaction_id: optionalId,
  booked_publication_title: text,
  credited: flag,
});

const verificationModel = z.object({ reason: text });

const meetingNewsModel = z.object({
  event: text,
  place: text,
  starts_at: requiredMoment,
  minutes: count,
});
/** What happened to a meeting; `minutes` is the delay that was announced. */
export type MeetingNewsModel = z.output<typeof meetingNewsModel>;

const model = z.object({
  /** Why an operator resolved the claim of the transaction so. */
  resolution: text,
  transaction: nullable(transactionModel),
  publication: nullable(publicationModel),
  comment: nullable(commentModel),
  payment: nullable(paymentModel),
  verification: nullable(verificationModel),
  premium: nullable(z.object({ state: text, ends_on: text })),
  /** The own publication for which an alert_match is wanted; missing where a kept search found it. */
  match: nullable(z.object({ publication_id: id, mutual: flag })),
  security_change: nullable(
    z.object({
      event: text,
      headquarter: text,
      date: z.string(),
      start: z.string(),
      reason: text,
      refunded: flag,
    }),
  ),
  ring: nullable(z.object({ id, event: text })),
  digest: nullable(z.object({ topics: listOrEmpty(z.object({ topic: text, count: number })) })),
  meeting: nullable(meetingNewsModel),
  /** What happened to a change of what was agreed on. */
  amendment: text,
  reminder: flag,
  reason: text,
});

/** A notification, from the list or from NotificationChannel. */
export const notificationRecord = z.object({
  id,
  type_notification_id: number,
  type_notification: text,
  user_id: optionalId,
  read: flag,
  toast_notification: flag,
  created_at: requiredMoment,
  // An unreadable model leaves the notification without its subject.
  model: nullable(model).catch(null),
});
/** `type_notification_id` says what it is about, and so which part of `model` it has. */
export type NotificationRecord = z.output<typeof notificationRecord>;
/** Every part is null but those of the notification's type. */
export type NotificationModel = z.output<typeof model>;

/** The hidden kind: it never reaches a client. */
export function isHidden(record: Pick<NotificationRecord, "type_notification_id" | "type_notification">): boolean {
  return record.type_notification_id === 10 || record.type_notification === "new_message";
}

const notificationList = list(notificationRecord, "notifications");

/** Newest first, as the backend keeps them, without the hidden kind. */
export async function listNotifications(rest: RestClient): Promise<NotificationRecord[]> {
  return shownOf(await rest.get("/notifications", notificationList)).items;
}

/** A stretch of the list, or one of it; all of it where the backend knows no parts of a list. */
export async function listSomeNotifications(
  rest: RestClient,
  some: Stretch | { id: string },
): Promise<Page<NotificationRecord>> {
  return shownOf(await rest.get("/notifications", notificationList, { query: { ...some } }));
}

const shownOf = (listed: Page<NotificationRecord>) => ({
  ...listed,
  items: listed.items.filter((item) => !isHidden(item)).sort((a, b) => Number(b.id) - Number(a.id)),
});

/**
 * Marks all up to an id as read; undefined where the backend can only mark one by one: it may take the path for that of
 * one notification and refuse it in any way.
 */
export async function markAllNotifications(rest: RestClient, lastId: string): Promise<unknown> {
  try {
    return await rest.ifSupported("/notifications/read_all", () =>
      rest.put("/notifications/read_all", anyBody, {
        json: { last_id: wireId(lastId) },
      }),
    );
  } catch (error) {
    if (error instanceof UpstreamError && refusals.has(error.code)) return undefined;
    throw error;
  }
}
const refusals = new Set<string>(["BAD_USER_INPUT", "FORBIDDEN", "NOT_FOUND", "CONFLICT"]);

/** Marks as read and popped, or as popped only. */
export function markNotification(
  rest: RestClient,
  notificationId: string,
  marks: { read?: true; toast_notification: true },
): Promise<NotificationRecord> {
  return rest.put(
    `/notifications/${encodeURIComponent(notificationId)}`,
    unwrapped(notificationRecord, "notification"),
    { json: marks },
  );
}
