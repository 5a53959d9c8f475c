import type { PublicPlace } from "../catalogue/meetingPlaces";
import type { MeetingRow } from "../db/meetings";

/** Where and when the parties of a transaction meet, for the two of them. */
export const presentMeeting = ({ id, proposerId, state, startsAt, updatedAt, ...meeting }: MeetingRow) => ({
  id,
  proposer_id: proposerId,
  state,
  starts_at: startsAt.toISOString(),
  place: {
    public_place_id: meeting.publicPlaceId,
    name: meeting.placeName,
    address: meeting.address,
    latitude: meeting.latitude,
    longitude: meeting.longitude,
  },
  owner: presentProgress(
    meeting.ownerOnWayAt,
    meeting.ownerArrivedAt,
    meeting.ownerLateMinutes,
    meeting.ownerCheckedAt,
  ),
  interested: presentProgress(
    meeting.interestedOnWayAt,
    meeting.interestedArrivedAt,
    meeting.interestedLateMinutes,
    meeting.interestedCheckedAt,
  ),
  updated_at: updatedAt.toISOString(),
});

/** What a party has said on the day. */
const presentProgress = (
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
