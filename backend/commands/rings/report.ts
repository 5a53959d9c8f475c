import type { RingEvent } from "../../../rules/ring";
import type { RingMemberRow } from "../../db/rings";
import type { Notice } from "../notify";

type Member = Pick<RingMemberRow, "ringId" | "userId" | "publicationId">;

/** Notices of what happened to a ring: each member's own thing, and no other person by name. */
export const ringNotices = (members: readonly Member[], event: RingEvent): Notice[] =>
  members.map(({ ringId, userId, publicationId }) => ({
    userId,
    type: "ring",
    publicationId,
    extra: { ring: { id: ringId, event } },
  }));
