/** How reliable a person is, counted from events alone, not from opinions. */

/** A few completed exchanges say nothing yet. */
export const minExchanges = 5;
/** Nor do a few answered proposals or a few meetings. */
const minReplies = 5;
const minMeetings = 3;

/** How soon a person answers half of the proposals that they get. */
export const replyTimes = ["hour", "day", "three_days", "longer"] as const;
/** The shortest step that holds the median time until a reply. */
type ReplyTime = (typeof replyTimes)[number];

const hours: readonly (readonly [ReplyTime, number])[] = [
  ["hour", 1],
  ["day", 24],
  ["three_days", 72],
];

/** A proposal without a reply for this long counts as unanswered. */
export const waitsForReplyHours = 72;

interface ReliabilityFacts {
  /** Proposals that were answered, or that waited too long. */
  replies: number;
  /** In which half of them were; null without any. */
  medianReplyHours: number | null;
  meetingsKept: number;
  /** Among them. */
  meetingsLate: number;
  meetingsMissed: number;
}

/** What others are shown of how a person keeps to what they arrange. */
export interface Reliability {
  /** Null while too few proposals came. */
  replyTime: ReplyTime | null;
  /** Null while too few meetings were. */
  meetings: { kept: number; late: number; missed: number } | null;
}

/** What others see of a person with enough exchanges; null where nothing else has happened often enough. */
export function judgeReliability(facts: ReliabilityFacts): Reliability | null {
  const median = facts.medianReplyHours ?? Infinity;
  const replyTime =
    facts.replies < minReplies ? null : (hours.find(([, limit]) => median <= limit)?.[0] ?? ("longer" as const));
  const { meetingsKept: kept, meetingsLate: late, meetingsMissed: missed } = facts;
  const meetings = kept + missed < minMeetings ? null : { kept, late, missed };
  return replyTime === null && meetings === null ? null : { replyTime, meetings };
}
