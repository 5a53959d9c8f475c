import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { Ring_RingFragment } from "../__generated__/graphql";
import { registerFragment } from "./fragmentRegistry";

/** A ring as its screens show it. */
export const RING: TypedDocumentNode<Ring_RingFragment> = registerFragment(gql`
  fragment Ring_ring on Ring {
    id
    state
    endReason
    expiresAt
    isRepair
    repairedById
    canAccept
    canDecline
    canConfirm
    canLeave
    chat {
      id
      isWritable
      unreadCount
      isMuted
      updatedAt
      lastMessage {
        id
        isOwn
        senderId
        text
        picture {
          url
          sources {
            url
            width
          }
        }
        location {
          latitude
          longitude
        }
        createdAt
      }
    }
    canProposeMeeting
    meetings {
      id
      giverId
      state
      isProposer
      startsAt
      canAccept
      canCancel
      place {
        name
        address
        publicPlaceId
        location {
          latitude
          longitude
        }
      }
      parties {
        userId
        hasAccepted
        progress {
          onWayAt
          arrivedAt
          lateMinutes
          checkedAt
        }
      }
    }
    members {
      id
      isViewer
      publicationId
      title
      location
      hasAccepted
      hasReceived
      complement {
        payerId
        payeeId
        money {
          amount
          currency
        }
      }
      price {
        amount
        currency
      }
      cover {
        url
        sources {
          url
          width
        }
      }
      user {
        id
        firstName
        lastName
        isVerified
        subscription
        picture {
          url
          sources {
            url
            width
          }
        }
      }
    }
  }
`);
