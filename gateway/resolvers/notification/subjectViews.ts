import type { MeetingNewsModel } from "../../rest/notifications";

/** What notifications carry of other things than transactions: an id, by which it is read when it is asked for. */
export interface PublicationSubjectView {
  __typename: "PublicationSubject";
  publicationId: string;
  title: string;
  credit: { amount: number; currency: string } | null;
  reason: string | null;
}

/** What an alert or a match has found. */
export interface AlertSubjectView {
  __typename: "AlertSubject";
  publicationId: string;
  publicationTitle: string | null;
  matchedPublicationId: string | null;
  isMutual: boolean;
}

/** What happened to a ring. */
export interface RingSubjectView {
  __typename: "RingSubject";
  ringId: string;
  event: string | null;
  /** What happened to a meeting of it. */
  meeting: MeetingNewsModel | null;
  publicationTitle: string | null;
}

/** A question or its answer. */
export interface CommentSubjectView {
  __typename: "CommentSubject";
  commentId: string;
  isAnswer: boolean;
  publicationId: string;
  publicationTitle: string | null;
  text: string;
}

/** What became of a payment, and what it was for. */
export interface PaymentSubjectView {
  __typename: "PaymentSubject";
  status: string;
  productApplied: string | null;
  proformaId: string | null;
  promotedPublicationId: string | null;
  promotedPublicationTitle: string | null;
  bookedTransactionId: string | null;
  bookedPublicationTitle: string | null;
  isCredited: boolean;
}

/** How many notifications of a topic a digest stands for. */
export interface DigestTopicView {
  topic: string | null;
  count: number;
}

/** What a digest stands for. */
export interface DigestSubjectView {
  __typename: "DigestSubject";
  topics: DigestTopicView[];
}
