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
