import { thumbnailWidth } from "../../rules/pictures";
import { imageUrl } from "../adapters/images";
import type { RingRecord } from "../db/rings";
import { presentRingMeeting } from "./ringMeeting";
import { presentRingChat } from "./ringChat";
import { presentPerson } from "./user";

/** The wire record of a ring for one of its members: of each what a proposal shows. */
export const presentRing = (
  { ring, repairsId, repairedById, chat, meetings, members }: RingRecord,
  origin: string,
  now: Date,
) => ({
  id: ring.id,
  state: ring.state,
  end_reason: ring.endReason,
  created_at: ring.createdAt.toISOString(),
  expires_at: ring.expiresAt.toISOString(),
  repairs_id: repairsId,
  repaired_by_id: repairedById,
  chat: chat && presentRingChat(chat, origin, now),
  meetings: meetings.map((meeting) => presentRingMeeting(meeting, members)),
  members: members.map(({ member, person, thing, imageId }) => ({
    user: presentPerson(person, origin),
    publication: {
      id: thing.id,
      title: thing.title,
      price: thing.priceUsd,
      location: thing.location,
      picture: imageUrl(origin, imageId),
      thumbnail: imageUrl(origin, imageId, thumbnailWidth),
    },
    complement_usd: member.complementUsd,
    accepted: member.acceptedAt !== null,
    received: member.receivedAt !== null,
  })),
});
