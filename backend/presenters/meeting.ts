import type { PublicPlace } from "../catalogue/meetingPlaces";
import type { MeetingRow } from "../db/meetings";

/** Where and when the parties of a transaction meet, for the two of them. */
export const presentMeeting = ({ id, proposerId, state, startsAt, updatedAt, ...spot }: MeetingRow) => ({
  id,
  proposer_id: proposerId,
  state,
  starts_at: startsAt.toISOString(),
  place: {
    public_place_id: spot.publicPlaceId,
    name: spot.placeName,
    address: spot.address,
    latitude: spot.latitude,
    longitude: spot.longitude,
  },
  updated_at: updatedAt.toISOString(),
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
