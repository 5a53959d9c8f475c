import { gql } from "@apollo/client";
import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import type { NotificationItem_NotificationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";

/** What a notification shows in lists and in toasts. */
export const NOTIFICATION: TypedDocumentNode<NotificationItem_NotificationFragment> = registerFragment(gql`
  fragment NotificationItem_notification on Notification {
    id
    type
    isRead
    createdAt
    subject {
      ... on TransactionSubject {
        transactionId
        chatId
        publicationTitle
        counterpartName
        resolution
        isReminder
        stopReason
        amendmentEvent
        transaction {
          id
          status
          viewerRole
          viewerMoves {
            action
            to
          }
          closedBy
          closeReason
          claimStatement
          counterpart {
            id
            firstName
            lastName
            picture {
              url
              sources {
                url
                width
              }
            }
          }
          publication {
            id
            title
            cover {
              url
              sources {
                url
                width
              }
            }
          }
        }
      }
      ... on PublicationSubject {
        publicationId
        title
        credit {
          amount
          currency
        }
        reason
      }
      ... on RingSubject {
        ringEvent
        ringId
        publicationTitle
        meeting {
          meetingEvent
          placeName
          meetsAt
          lateMinutes
        }
      }
      ... on DigestSubject {
        topics {
          topic
          count
        }
      }
      ... on AlertSubject {
        publicationId
        publicationTitle
        matchedPublicationId
        isMutual
      }
      ... on CommentSubject {
        commentId
        isAnswer
        publicationId
        publicationTitle
        text
      }
      ... on VerificationSubject {
        reason
      }
      ... on PaymentSubject {
        status
        productApplied
        proformaId
        promotedPublicationTitle
        bookedTransactionId
        bookedPublicationTitle
        isCredited
      }
      ... on PremiumSubject {
        event
        endsOn
      }
      ... on MeetingSubject {
        meetingEvent
        transactionId
        chatId
        counterpartName
        placeName
        meetsAt
        lateMinutes
        transaction {
          id
          counterpart {
            id
            firstName
            lastName
            picture {
              url
              sources {
                url
                width
              }
            }
          }
          publication {
            id
            title
            cover {
              url
              sources {
                url
                width
              }
            }
          }
        }
      }
      ... on SecureExchangeSubject {
        bookingEvent
        transactionId
        chatId
        counterpartName
        venueName
        date
        startsAt
        reason
        isRefunded
        transaction {
          id
          counterpart {
            id
            firstName
            lastName
            picture {
              url
              sources {
                url
                width
              }
            }
          }
          publication {
            id
            title
            cover {
              url
              sources {
                url
                width
              }
            }
          }
        }
      }
    }
  }
`);

/** Its subject says what it is about, and so what its text and link are. */
export type NotificationData = NotificationItem_NotificationFragment;

/** A notification that the cache has; null for another one. */
export const readNotification = (cache: ApolloCache, id: string): NotificationData | null =>
  cache.readFragment({ fragment: NOTIFICATION, id: cache.identify({ __typename: "Notification", id }) });
