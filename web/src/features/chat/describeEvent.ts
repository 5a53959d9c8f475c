import type { TransactionActor, TransactionRole } from "../../__generated__/enums";
import type { ChatListItem_ChatFragment } from "../../__generated__/graphql";
import { hourLabel } from "../../../../rules/clock";
import { amendmentMessages } from "../../lib/amendmentMessages";
import { capitalize } from "../../lib/chatDates";
import { shortWeekdayLabel } from "../../lib/dates";
import { transactionMessages } from "../../lib/transactionMessages";

type Happened = Pick<NonNullable<ChatListItem_ChatFragment["lastEvent"]>, "kind" | "by"> & {
  /** The list leaves it out. */
  place?: { date: string; startsAt: string; venueName: string } | null;
};

interface Context {
  viewerRole: TransactionRole;
  closedBy: ChatListItem_ChatFragment["transaction"]["closedBy"];
  closeReason: ChatListItem_ChatFragment["transaction"]["closeReason"];
  /** Short name of the other party. */
  name: string;
}

interface EventLine {
  strong: string;
  rest?: string;
}

const text = transactionMessages.chat;
const amendment = amendmentMessages.event;

/** What happened to a transaction, in words for the viewer. */
export function describeEvent({ kind, by, place }: Happened, context: Context): EventLine {
  const { viewerRole, name } = context;
  const isOwn = by === viewerRole;
  switch (kind) {
    case "MODIFIED":
      return { strong: describeModification(by, viewerRole, name) };
    case "ACCEPTED":
      if (by === "INTERESTED")
        return {
          strong: isOwn ? text.counterAcceptedByYou : text.counterAcceptedByOther(name),
          rest: text.acceptedHint,
        };
      return { strong: isOwn ? text.acceptedByYou : text.acceptedByOther(name), rest: text.acceptedHint };
    case "CONFIRMED":
      return { strong: isOwn ? text.confirmedByYou : text.confirmedByOther(name) };
    case "COMPLETE":
      if (context.closeReason === "OPERATOR")
        return { strong: transactionMessages.transaction.ended.completedByOperator };
      return { strong: transactionMessages.transaction.done.complete, ...describeSecondConfirmation(by, context) };
    case "REJECTED":
      return { strong: describeEnding(context) };
    case "CLAIM":
      return {
        strong: isOwn ? text.claimedByYou : text.claimedByOther(name),
        ...(context.closeReason !== "OPERATOR" && { rest: text.claimedHint }),
      };
    case "BOOKED":
      return { strong: isOwn ? text.bookedByYou : text.bookedByOther(name), ...describePlace(place, text.bookedFor) };
    case "BOOKING_MOVED":
      return { strong: isOwn ? text.movedByYou : text.movedByOther(name), ...describePlace(place, text.movedTo) };
    case "BOOKING_CANCELLED":
      return { strong: isOwn ? text.bookingCancelledByYou : text.bookingCancelledByOther(name) };
    case "BOOKING_OBJECTED":
      return { strong: isOwn ? text.objectedByYou : text.objectedByOther(name) };
    case "BOOKING_SETTLED":
      return { strong: text.bookingSettled };
    case "BOOKING_ENDED":
      return { strong: text.bookingEnded };
    case "MEETING_PROPOSED":
      return {
        strong: isOwn ? text.meetingProposedByYou : text.meetingProposedByOther(name),
        ...describePlace(place, text.meetingFor),
      };
    case "MEETING_AGREED":
      return {
        strong: isOwn ? text.meetingAgreedByYou : text.meetingAgreedByOther(name),
        ...describePlace(place, text.meetingFor),
      };
    case "MEETING_CANCELLED":
      if (by === "SYSTEM") return { strong: text.meetingCancelled };
      return { strong: isOwn ? text.meetingCancelledByYou : text.meetingCancelledByOther(name) };
    case "AMENDMENT_REQUESTED":
      return { strong: isOwn ? amendment.requestedByYou : amendment.requestedByOther(name) };
    case "AMENDMENT_ACCEPTED":
      return { strong: isOwn ? amendment.acceptedByYou : amendment.acceptedByOther(name), rest: amendment.renewed };
    case "AMENDMENT_DECLINED":
      return { strong: isOwn ? amendment.declinedByYou : amendment.declinedByOther(name), rest: amendment.keeps };
    case "AMENDMENT_WITHDRAWN":
      return { strong: isOwn ? amendment.withdrawnByYou : amendment.withdrawnByOther(name), rest: amendment.keeps };
  }
}

/** The proposer changes a proposal; the owner answers it with a counter-offer. */
export function describeModification(by: TransactionActor, viewerRole: TransactionRole, name: string): string {
  const isOwn = by === viewerRole;
  if (by === "OWNER") return isOwn ? text.counteredByYou : text.counteredByOther(name);
  return isOwn ? text.modifiedByYou : text.modifiedByOther(name);
}

function describePlace(place: Happened["place"], say: typeof text.bookedFor): { rest?: string } {
  if (!place) return {};
  return { rest: capitalize(say(shortWeekdayLabel(place.date), hourLabel(place.startsAt), place.venueName)) };
}

/** No party did where the system completed it, or a venue. */
function describeSecondConfirmation(by: TransactionActor, { viewerRole, name }: Context): { rest?: string } {
  if (by === "SYSTEM") return {};
  return { rest: by === viewerRole ? text.alsoConfirmedByYou : text.alsoConfirmedByOther(name) };
}

/** Who ended a rejected transaction, or why it ended automatically. */
function describeEnding({ viewerRole, closedBy, closeReason, name }: Context): string {
  const ended = transactionMessages.transaction.ended;
  const isOwn = closedBy === viewerRole;
  if (closeReason === "REJECTED") return isOwn ? ended.rejectedByYou : ended.rejectedByOther(name);
  if (closeReason === "CANCELLED" && closedBy !== null)
    return isOwn ? ended.cancelledByYou : ended.cancelledByOther(name);
  if (closeReason === null || closeReason === "CANCELLED") return ended.unknown;
  return ended[closeReason];
}
