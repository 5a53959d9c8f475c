import type { MeetingEvent } from "../../__generated__/enums";
import type { MeetingSubjectResolvers } from "../../__generated__/resolvers";
import { nameCounterpart } from "./nameCounterpart";

/** By the wire's words; missing for one that this version does not know. */
export const meetingEventOf: Record<string, MeetingEvent> = {
  proposed: "PROPOSED",
  changed: "CHANGED",
  joined: "JOINED",
  agreed: "AGREED",
  cancelled: "CANCELLED",
  tomorrow: "TOMORROW",
  soon: "SOON",
  on_way: "ON_WAY",
  arrived: "ARRIVED",
  late: "LATE",
  met: "MET",
  all_well: "ALL_WELL",
};

export const MeetingSubject: MeetingSubjectResolvers = {
  meetingEvent: ({ meeting }) => meetingEventOf[meeting.event ?? ""] ?? null,
  transactionId: ({ transaction }) => transaction.id,
  chatId: ({ transaction }) => transaction.chat?.id ?? null,
  counterpartName: ({ transaction }, _args, context) => nameCounterpart(transaction, context),
  placeName: ({ meeting }) => meeting.place ?? "",
  meetsAt: ({ meeting }) => meeting.starts_at,
  lateMinutes: ({ meeting }) => meeting.minutes ?? 0,
  transaction: ({ transaction }, _args, { loaders }) => loaders.transaction.load(transaction.id),
};
