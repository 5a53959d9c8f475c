import { dayMs, minuteMs } from "../../../rules/durations";
import { cleanHandoverCode, handoverTexts, syncDays } from "../../../rules/handover";
import { isCodeAt } from "../../../rules/handoverCodes";
import { closesAt, meetingTexts, opensAt } from "../../../rules/meeting";
import type { MeetingState } from "../../../rules/meeting";
import { conflict, invalidFields } from "../../errors";
import { handoverKeyOf } from "../../policies/handover";

/** What a party typed at a meeting of a transaction or a ring. */
export interface TypedCode {
  /** Of the meeting. */
  id: number;
  viewerId: number;
  code: string;
  /** When it was typed, where that was without a network; null for now. */
  enteredAt: Date | null;
}

interface AgreedMeeting {
  state: MeetingState;
  startsAt: Date;
  secret: string | null;
}

/** Wrong ones; a right one starts the count anew. */
export const codeLimit = { count: 10, minutes: 15 };

/** What was typed without a network may arrive after the meeting is over, or the exchange is. */
const metStates: readonly MeetingState[] = ["agreed", "over", "ended"];

/** What keys are made of. Throws HttpError 409 where nothing is agreed. */
export function secretOf({ state, secret }: AgreedMeeting): string {
  if (state !== "agreed" || secret === null) throw conflict(meetingTexts.notAgreedYet);
  return secret;
}

/** When a code was seen that `party` shows. Throws HttpError 409 at another time, 422 at the field `code`. */
export function judgeCode(meeting: AgreedMeeting, party: string, { code, enteredAt }: TypedCode, now: Date): Date {
  const { state, startsAt, secret } = meeting;
  const at = enteredAt ?? now;
  if (secret === null || !metStates.includes(state)) throw conflict(meetingTexts.notAgreedYet);
  const isPast = at.getTime() <= now.getTime() + minuteMs && now.getTime() - at.getTime() <= syncDays * dayMs;
  if (!isPast || at < opensAt(startsAt) || at >= closesAt(startsAt)) throw conflict(handoverTexts.notNow);
  if (!isCodeAt(handoverKeyOf(secret, party), cleanHandoverCode(code), at))
    throw invalidFields({ code: [handoverTexts.wrong] });
  return at;
}
