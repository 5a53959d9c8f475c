import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { RatingReason } from "../../__generated__/enums";
import type {
  AcceptRingMutation,
  AcceptRingMutationVariables,
  ConfirmRingMutation,
  ConfirmRingMutationVariables,
  DeclineRingMutation,
  DeclineRingMutationVariables,
  LeaveRingMutation,
  LeaveRingMutationVariables,
} from "../../__generated__/graphql";
import { useChange } from "../../apollo/useChange";
import "../../apollo/ringFragment";

const ACCEPT: TypedDocumentNode<AcceptRingMutation, AcceptRingMutationVariables> = gql`
  mutation AcceptRing($input: RingInput!) {
    acceptRing(input: $input) {
      ring {
        id
        ...Ring_ring
      }
      errors {
        message
      }
    }
  }
`;

const DECLINE: TypedDocumentNode<DeclineRingMutation, DeclineRingMutationVariables> = gql`
  mutation DeclineRing($input: RingInput!) {
    declineRing(input: $input) {
      ring {
        id
        ...Ring_ring
      }
      errors {
        message
      }
    }
  }
`;

const CONFIRM: TypedDocumentNode<ConfirmRingMutation, ConfirmRingMutationVariables> = gql`
  mutation ConfirmRing($input: ConfirmRingInput!) {
    confirmRing(input: $input) {
      ring {
        id
        ...Ring_ring
      }
      errors {
        message
      }
    }
  }
`;

const LEAVE: TypedDocumentNode<LeaveRingMutation, LeaveRingMutationVariables> = gql`
  mutation LeaveRing($input: LeaveRingInput!) {
    leaveRing(input: $input) {
      ring {
        id
        ...Ring_ring
      }
      errors {
        message
      }
    }
  }
`;

type RingChange = "accept" | "decline" | "confirm" | "leave";

/** What a member does with a ring; each says whether it was done. `onRefused`: it may have changed meanwhile. */
export function useChangeRing(id: string, onRefused: () => void) {
  const [accept] = useMutation(ACCEPT);
  const [decline] = useMutation(DECLINE);
  const [confirm] = useMutation(CONFIRM);
  const [leave] = useMutation(LEAVE);
  const { busy, change } = useChange<RingChange>(onRefused);
  return {
    busy,
    accept: () => change("accept", async () => (await accept({ variables: { input: { id } } })).data?.acceptRing),
    decline: () => change("decline", async () => (await decline({ variables: { input: { id } } })).data?.declineRing),
    confirm: (rating: number, ratingReasons: RatingReason[]) =>
      change(
        "confirm",
        async () => (await confirm({ variables: { input: { id, rating, ratingReasons } } })).data?.confirmRing,
      ),
    leave: (reason: string) =>
      change("leave", async () => (await leave({ variables: { input: { id, reason } } })).data?.leaveRing),
  };
}
