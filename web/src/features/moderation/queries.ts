import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type {
  ModerationItemQuery,
  ModerationItemQueryVariables,
  ModerationQueueQuery,
  ModerationQueueQueryVariables,
  ModerationTrailQuery,
  ModerationTrailQueryVariables,
} from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";

// Whom an item concerns.
registerFragment(gql`
  fragment ModeratedPerson_user on User {
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
`);

/** Counts that update without a reload. */
export const QUEUE_POLL_MS = 30_000;

/** Of one kind, or of all that a user waits for. */
export const QUEUE: TypedDocumentNode<ModerationQueueQuery, ModerationQueueQueryVariables> = gql`
  query ModerationQueue($kind: ModerationKind) {
    moderationQueue(kind: $kind) {
      counts {
        kind
        count
        oldestAt
      }
      items {
        kind
        subjectId
        title
        personName
        waitingSince
      }
    }
  }
`;

/** Null where it no longer waits. */
export const ITEM: TypedDocumentNode<ModerationItemQuery, ModerationItemQueryVariables> = gql`
  query ModerationItem($kind: ModerationKind!, $id: ID!) {
    moderationItem(kind: $kind, id: $id) {
      kind
      subjectId
      title
      waitingSince
      revision
      actions
      appeal
      person {
        ...ModeratedPerson_user @unmask
      }
      counterpart {
        ...ModeratedPerson_user @unmask
      }
      content {
        name
        value
        former
      }
      images {
        url
        sources {
          url
          width
        }
      }
      formerImages {
        url
        sources {
          url
          width
        }
      }
      statements {
        id
        author
        text
        quote
        image {
          url
          sources {
            url
            width
          }
        }
        writtenAt
      }
    }
  }
`;

/** The latest decisions of all operators, newest first. */
export const AUDIT_TRAIL: TypedDocumentNode<ModerationTrailQuery, ModerationTrailQueryVariables> = gql`
  query ModerationTrail {
    moderationDecisions {
      id
      kind
      subjectId
      action
      reason
      remedy
      operator
      decidedAt
      undoUntil
    }
  }
`;

/** A row of the queue; the item itself is read when it is opened. */
export type QueueEntry = NonNullable<ModerationQueueQuery["moderationQueue"]>["items"][number];
/** Of all that wait, also those beyond the end of the list. */
export type QueueCount = NonNullable<ModerationQueueQuery["moderationQueue"]>["counts"][number];
/** What an operator reads before deciding; the decision names its revision. */
export type Item = NonNullable<ModerationItemQuery["moderationItem"]>;

/** Names an entry in the address: `CLAIM-12`. */
export const entryKey = ({ kind, subjectId }: Pick<QueueEntry, "kind" | "subjectId">) => `${kind}-${subjectId}`;
