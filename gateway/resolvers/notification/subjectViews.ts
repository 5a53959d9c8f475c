import type { MeetingNewsModel } from "../../rest/notifications";

/** What notifications carry of other things than transactions: an id, by which it is read when it is asked for. */
export interface PublicationSubjectView {
  __typename: "PublicationSubject";
  publicationId: string;
  title: string;
  credit: { amount: number; currency: string } | null;
  reason: string | null;
}

export interface AlertSubjectView {
  __typename: "AlertSubject";
  publicationId: string;
  publicationTitle: string | null;
  matchedPublicationId: string | null;
  isMutual: boolean;
}

export interface RingSubjectView {
  __typename: "RingSubject";
  ringId: string;
  event: string | null;
  /** What happened to a meeting of it. */
  meeting: MeetingNewsModel | null;
  publicationTitle: string | null;
}

export interface CommentSubjectView {
  __typename: "CommentSubject";
  commentId: string;
  isAnswer: boolean;
  publicationId: string;
  publicationTitle: string | null;
  text: string;
}

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

export interface DigestTopicView {
  topic: string | null;
  count: number;
}

export interface DigestSubjectView {
  __typename: "DigestSubject";
  topics: DigestTopicView[];
}
