import type { RingEvent } from "../../../rules/ring";
import type { RingMemberRow } from "../../db/rings";
import type { NotificationInput } from "../notify";

type Member = Pick<RingMemberRow, "ringId" | "userId" | "publicationId">;

/** Notifications of what happened to a ring: each member's own thing, and no other person by name. */
export const ringNotifications = (members: readonly Member[], event: RingEvent): NotificationInput[] =>
  members.map(({ ringId, userId, publicationId }) => ({
    userId,
    type: "ring",
    publicationId,
    extra: { ring: { id: ringId, event } },
  }));
