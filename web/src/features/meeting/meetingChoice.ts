import type { Meeting } from "../../apollo/meetingFragment";
import { caracasDay, caracasHour } from "../../../../rules/age";
import type { Point } from "../../../../rules/placeGrid";

/** What a party has chosen for a meeting; blank or null for what is still missing. */
export interface MeetingChoice {
  /** Null for a place of one's own. */
  publicPlaceId: string | null;
  isOther: boolean;
  name: string;
  point: Point | null;
  day: string;
  hour: string;
}

/** What is proposed in the end. */
export interface ChosenMeeting {
  place: { publicPlaceId: string } | { name: string; location: Point | null };
  startsAt: string;
}

/** What is changed begins as it is. */
export function toChoice(meeting: Pick<Meeting, "place" | "startsAt"> | null): MeetingChoice {
  if (!meeting)
    return {
      publicPlaceId: null,
      isOther: false,
      name: "",
      point: null,
      day: "",
      hour: "",
    };
  const { place, startsAt } = meeting;
  const moment = new Date(startsAt);
  const isOther = place.publicPlaceId === null;
  return {
    publicPlaceId: place.publicPlaceId,
    isOther,
    name: isOther ? place.name : "",
    point: isOther ? place.location : null,
    day: caracasDay(moment),
    hour: caracasHour(moment),
  };
}
