import type { RingEvent } from "../../__generated__/enums";
import type { RingMeetingNewsResolvers, RingSubjectResolvers } from "../../__generated__/resolvers";
import { readRing } from "../ring/ring";
import { meetingEventOf } from "./meetingSubject";

const events: Record<string, RingEvent> = {
  proposed: "PROPOSED",
  repaired: "REPAIRED",
  joined: "JOINED",
  accepted: "ACCEPTED",
  reminder: "REMINDER",
  received: "RECEIVED",
  complete: "COMPLETE",
  declined: "DECLINED",
  expired: "EXPIRED",
  unavailable: "UNAVAILABLE",
  broken: "BROKEN",
};

export const RingSubject: RingSubjectResolvers = {
  ringEvent: ({ event }) => events[event ?? ""] ?? null,
  ring: ({ ringId }, _args, context) => readRing(ringId, context),
};

export const RingMeetingNews: RingMeetingNewsResolvers = {
  meetingEvent: ({ event }) => meetingEventOf[event ?? ""] ?? null,
  placeName: ({ place }) => place ?? "",
  meetsAt: ({ starts_at }) => starts_at,
  lateMinutes: ({ minutes }) => minutes ?? 0,
};
