import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
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
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
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

export type RingChange = "accept" | "decline" | "confirm" | "leave";
interface Outcome {
  errors: readonly { message: string }[];
}

/** What a member does with a ring; each says whether it was done. `onRefused`: it may have changed meanwhile. */
export function useChangeRing(id: string, onRefused: () => void) {
  const [accept] = useMutation(ACCEPT);
  const [decline] = useMutation(DECLINE);
  const [confirm] = useMutation(CONFIRM);
  const [leave] = useMutation(LEAVE);
  const [busy, setBusy] = useState<RingChange | null>(null);
  const change = async (kind: RingChange, send: () => Promise<Outcome | undefined>): Promise<boolean> => {
    setBusy(kind);
    try {
      const outcome = await send();
      for (const { message } of outcome?.errors ?? []) toast.warning(message);
      if (outcome?.errors.length !== 0) {
        onRefused();
        return false;
      }
      return true;
    } catch (error) {
      toast.error(failureMessage(error));
      return false;
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    accept: () => change("accept", async () => (await accept({ variables: { input: { id } } })).data?.acceptRing),
    decline: () => change("decline", async () => (await decline({ variables: { input: { id } } })).data?.declineRing),
    confirm: (rating: number) =>
      change("confirm", async () => (await confirm({ variables: { input: { id, rating } } })).data?.confirmRing),
    leave: (reason: string) =>
      change("leave", async () => (await leave({ variables: { input: { id, reason } } })).data?.leaveRing),
  };
}
