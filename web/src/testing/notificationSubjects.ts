import type { ClaimStatementState, MeetingEvent, TransactionStatus } from "../__generated__/enums";
import type { NotificationData } from "../features/notification/notificationFragment";

/** What a notification is about. */
export type Subject = NonNullable<NotificationData["subject"]>;

type Booking = Extract<Subject, { __typename: "SecureExchangeSubject" }>;
type About = Extract<Subject, { __typename: "TransactionSubject" }>;

/** A proposal in a chat; null for one whose chat is not known. */
export const transaction = (
  chatId: string | null,
  status: TransactionStatus = "ACTIVE",
  more: Partial<Pick<About, "isReminder" | "stopReason" | "resolution" | "amendmentEvent">> = {},
  claimStatement: ClaimStatementState | null = null,
): About => ({
  __typename: "TransactionSubject",
  transactionId: "7",
  chatId,
  publicationTitle: "Cámara Canon AE-1",
  counterpartName: "José",
  resolution: null,
  isReminder: false,
  amendmentEvent: null,
  stopReason: null,
  ...more,
  transaction: {
    __typename: "Transaction",
    id: "7",
    status,
    viewerRole: status === "ACTIVE" ? "OWNER" : "INTERESTED",
    viewerMoves: [],
    closedBy: null,
    closeReason: null,
    claimStatement,
    counterpart: { __typename: "User", id: "2", firstName: "José", lastName: "Gutiérrez Paz", picture: null },
    publication: { __typename: "Publication", id: "9", title: "Cámara Canon AE-1", cover: null },
  },
});
/** `credit` in US cents. */
export const publication = (details: { credit?: number; reason?: string } = {}): Subject => ({
  __typename: "PublicationSubject",
  publicationId: "9",
  title: "Tortas caseras",
  credit: details.credit ? { __typename: "Money", amount: details.credit, currency: "USD" } : null,
  reason: details.reason ?? null,
});
/** Of a promotion, or of the booking of a transaction. */
export const payment = (
  status: string,
  productApplied: string | null = null,
  isCredited = false,
  bookedTransactionId: string | null = null,
  publicationTitle: string | null = null,
): Subject => ({
  __typename: "PaymentSubject",
  status,
  productApplied,
  proformaId: "5",
  promotedPublicationTitle: productApplied === "promo" ? publicationTitle : null,
  bookedTransactionId,
  bookedPublicationTitle: productApplied === "secure-exchange" ? publicationTitle : null,
  isCredited,
});
/** `known` false: the transaction itself could not be read. */
export const booking = (event: Booking["bookingEvent"], known = true, isRefunded = false): Subject => ({
  __typename: "SecureExchangeSubject",
  bookingEvent: event,
  transactionId: "7",
  chatId: known ? "3" : null,
  counterpartName: "José",
  venueName: "Sede Chacao",
  date: "2026-12-22",
  startsAt: "09:00",
  reason: event === "SETTLED" ? "No abrió la sede." : null,
  isRefunded,
  transaction: known ? transaction("3").transaction : null,
});
/** `known` false: the transaction itself could not be read. */
export const meeting = (
  event: Extract<Subject, { __typename: "MeetingSubject" }>["meetingEvent"],
  known = true,
): Subject => ({
  __typename: "MeetingSubject",
  meetingEvent: event,
  transactionId: "7",
  chatId: known ? "3" : null,
  counterpartName: "José",
  placeName: "Plaza Bolívar",
  meetsAt: "2026-12-22T19:00:00.000Z",
  lateMinutes: event === "LATE" ? 15 : 0,
  transaction: known ? transaction("3").transaction : null,
});
/** What happened to the ring itself. */
export const ring = (event: Extract<Subject, { __typename: "RingSubject" }>["ringEvent"]): Subject => ({
  __typename: "RingSubject",
  ringEvent: event,
  ringId: "4",
  publicationTitle: "Bicicleta",
  meeting: null,
});
/** What happened to one of its meetings. */
export const ringMeeting = (meetingEvent: MeetingEvent): Subject => ({
  __typename: "RingSubject",
  ringEvent: null,
  ringId: "4",
  publicationTitle: "Bicicleta",
  meeting: {
    __typename: "RingMeetingNews",
    meetingEvent,
    placeName: "Plaza Bolívar",
    meetsAt: "2026-12-22T19:00:00.000Z",
    lateMinutes: 0,
  },
});
/** A question about an own publication. */
export const comment: Extract<Subject, { __typename: "CommentSubject" }> = {
  __typename: "CommentSubject",
  commentId: "5",
  isAnswer: false,
  publicationId: "9",
  publicationTitle: "Bicicleta",
  text: "¿Qué talla es?",
};

/** What a kept search found, or what an own publication is wanted for. */
export const match = (publicationTitle: string | null, wantedFor: "one" | "both" | null = null): Subject => ({
  __typename: "AlertSubject",
  publicationId: "9",
  publicationTitle,
  matchedPublicationId: wantedFor && "7",
  isMutual: wantedFor === "both",
});
