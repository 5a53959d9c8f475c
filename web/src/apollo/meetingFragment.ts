import { gql } from "@apollo/client";
import type { Meeting_TransactionFragment } from "../__generated__/graphql";
import { registerFragment } from "./fragmentRegistry";

/**
 * Apart from its components: the subscription needs it on pages that show none of them. Where one shows it, spread it
 * unmasked.
 */
registerFragment(gql`
  fragment Meeting_transaction on Transaction {
    id
    canProposeMeeting
    meeting {
      id
      state
      isProposer
      place {
        name
        address
        publicPlaceId
        location {
          latitude
          longitude
        }
      }
      startsAt
      viewerProgress {
        onWayAt
        arrivedAt
        lateMinutes
        checkedAt
      }
      counterpartProgress {
        onWayAt
        arrivedAt
        lateMinutes
        checkedAt
      }
      canAccept
      canCancel
    }
  }
`);

/** The latest one of a transaction, whatever became of it. */
export type Meeting = NonNullable<Meeting_TransactionFragment["meeting"]>;

/** Whether it waits for an answer or for its hour. */
export const isLive = ({ state }: Pick<Meeting, "state">): boolean => state === "PROPOSED" || state === "AGREED";

/** Whether it may have taken place: both agreed, and it was not called off. */
export const isHeld = ({ state }: Pick<Meeting, "state">): boolean => state === "AGREED" || state === "OVER";

/** Whether a party has entered the other one's code: both were there. */
export const haveMet = ({ viewerProgress, counterpartProgress }: Meeting): boolean =>
  (viewerProgress.checkedAt ?? counterpartProgress.checkedAt) !== null;
