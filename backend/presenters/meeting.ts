import type { PublicPlace } from "../catalogue/meetingPlaces";
import type { MeetingSpot } from "../commands/meeting/propose";
import type { MeetingSafety } from "../commands/meeting/safety";
import type { SharedMeeting } from "../db/meetingShares";
import type { MeetingRow } from "../db/meetings";

/** Where and when the parties of a transaction meet, for the two of them. */
export const presentMeeting = (meeting: MeetingRow) => ({
  id: meeting.id,
  proposer_id: meeting.proposerId,
  state: meeting.state,
  starts_at: meeting.startsAt.toISOString(),
  place: presentSpot(meeting),
  owner: presentOwner(meeting),
  interested: presentInterested(meeting),
  updated_at: meeting.updatedAt.toISOString(),
});

/**
 * A meeting for an outsider: nothing of the other party, of the exchange or of what was not agreed, which may be
 * the other one's home.
 */
export function presentSharedMeeting({ firstName, meeting, own }: SharedMeeting) {
  const wasAgreed = meeting.secret !== null;
  return {
    first_name: firstName,
    state: meeting.state,
    starts_at: wasAgreed ? meeting.startsAt.toISOString() : null,
    place: wasAgreed ? presentSpot(meeting) : null,
    progress: presentProgress(own.onWayAt, own.arrivedAt, own.lateMinutes, own.checkedAt),
    well_at: own.wellAt?.toISOString() ?? null,
  };
}

/** A party's own side of a meeting, for that party alone. */
export const presentSafety = ({ shareToken, wellAt }: MeetingSafety) => ({
  share_token: shareToken,
  well_at: wellAt?.toISOString() ?? null,
});

/** Latitude and longitude are null where the proposer chose no point. */
export const presentSpot = ({ publicPlaceId, placeName, address, latitude, longitude }: MeetingSpot) => ({
  public_place_id: publicPlaceId,
  name: placeName,
  address,
  latitude,
  longitude,
});

const presentOwner = ({ ownerOnWayAt, ownerArrivedAt, ownerLateMinutes, ownerCheckedAt }: MeetingRow) =>
  presentProgress(ownerOnWayAt, ownerArrivedAt, ownerLateMinutes, ownerCheckedAt);

const presentInterested = (meeting: MeetingRow) =>
  presentProgress(
    meeting.interestedOnWayAt,
    meeting.interestedArrivedAt,
    meeting.interestedLateMinutes,
    meeting.interestedCheckedAt,
  );

/** What a party has said on the day. */
export const presentProgress = (
  onWayAt: Date | null,
  arrivedAt: Date | null,
  lateMinutes: number,
  checkedAt: Date | null,
) => ({
  on_way_at: onWayAt?.toISOString() ?? null,
  arrived_at: arrivedAt?.toISOString() ?? null,
  late_minutes: lateMinutes,
  checked_at: checkedAt?.toISOString() ?? null,
});

/** A record of `/v1/meeting_places`. */
export const presentPublicPlace = ({ id, kind, city, state, name, address, latitude, longitude }: PublicPlace) => ({
  id,
  kind,
  city,
  state,
  name,
  address,
  latitude,
  longitude,
});
