import { z } from "zod";
import { checkHandoverCode, handoverTexts } from "../../../rules/handover";
import { checkMeetingPlace, delays, meetingReports, meetingTexts } from "../../../rules/meeting";
import { cleanLine } from "../../../rules/text";
import { findPublicPlace } from "../../catalogue/meetingPlaces";
import type { MeetingSpot } from "../../commands/meeting/propose";
import { invalidFields } from "../../errors";
import { checkedText, positionOf, refineBy } from "../../validation";

/** Where and when, as it is proposed. */
export const whereAndWhen = z.object({
  starts_at: z.iso.datetime({ offset: true, error: meetingTexts.startsAt }).transform((text) => new Date(text)),
  place: z.union(
    [
      z.object({ public_place_id: z.string() }),
      z.object({
        name: z.string().superRefine(refineBy(checkMeetingPlace)).transform(cleanLine),
        latitude: z.number().nullish(),
        longitude: z.number().nullish(),
      }),
    ],
    { error: meetingTexts.place },
  ),
});

/** What is said on the day. */
export const progress = z
  .object({
    report: z.enum(meetingReports, meetingTexts.report),
    minutes: z
      .number()
      .nullish()
      .transform((minutes) => minutes ?? 0),
  })
  .refine(({ report, minutes }) => report !== "late" || delays.includes(minutes), {
    error: meetingTexts.delay,
    path: ["minutes"],
  });

/** A code that was typed, and when. */
export const handover = z.object({
  code: checkedText(checkHandoverCode),
  entered_at: z.iso
    .datetime({ offset: true, error: handoverTexts.notNow })
    .nullish()
    .transform((text) => (text ? new Date(text) : null)),
});

/** A known public place is as we know it, whatever else is sent. Throws HttpError 422. */
export function toSpot(place: z.output<typeof whereAndWhen>["place"]): MeetingSpot {
  if ("public_place_id" in place) {
    const known = findPublicPlace(place.public_place_id);
    if (!known) throw invalidFields({ place: [meetingTexts.place] });
    const { name: placeName, address, latitude, longitude } = known;
    return { publicPlaceId: known.id, placeName, address, latitude, longitude };
  }
  const { name: placeName, latitude, longitude } = place;
  const point = positionOf({ latitude, longitude });
  if (!point && (latitude != null || longitude != null)) throw invalidFields({ place: [meetingTexts.point] });
  return { publicPlaceId: null, placeName, address: null, latitude: null, longitude: null, ...point };
}
