import { expect, test } from "vitest";
import type { NotificationType } from "../../__generated__/enums";
import { booking, payment, publication, transaction } from "../../testing/notificationSubjects";
import type { Subject } from "../../testing/notificationSubjects";
import { chatWithLineOf, notificationTopic } from "./notificationTopic";

test.each<[NotificationType, Subject, string | undefined]>([
  ["APPROVED_PUBLICATION", publication(), "publication-9"],
  ["RETURNED_PUBLICATION", publication(), undefined],
  ["PAYMENT_GATEWAY_STATUS", payment("approved", "secure-exchange", false, "7"), "booking-7"],
  ["PAYMENT_WITH_CREDIT", payment("approved", "premium"), "premium-payment"],
  ["PAYMENT_GATEWAY_STATUS", payment("rejected", "premium"), "payment-5"],
  // It came too late, and no booking says so.
  ["PAYMENT_GATEWAY_STATUS", payment("approved", "secure-exchange", true, "7"), undefined],
])("leaves %s to the screen that says so itself", (type, subject, topic) => {
  expect(notificationTopic({ type, subject })).toBe(topic);
});

test.each<[NotificationType, Subject | null, string | null]>([
  ["NEW_CHANGE", transaction("3"), "3"],
  ["EXCHANGE_REJECTED", transaction("3", "REJECTED", { stopReason: "EXPIRED" }), "3"],
  ["NEW_CHANGE", transaction(null), null],
  // What still waits, and why an operator decided so, stand in no line.
  ["NEW_CHANGE", transaction("3", "ACTIVE", { isReminder: true }), null],
  ["CLAIM_RESOLVED", transaction("3", "COMPLETE"), null],
  ["SECURE_EXCHANGE", booking("BOOKED"), "3"],
  ["SECURE_EXCHANGE", booking("MOVED"), "3"],
  ["SECURE_EXCHANGE", booking("SOON"), null],
  ["SECURE_EXCHANGE", booking("SETTLED"), null],
  ["APPROVED_PUBLICATION", publication(), null],
])("finds the chat with a line of %s", (type, subject, chatId) => {
  expect(chatWithLineOf({ type, subject })).toBe(chatId);
});
