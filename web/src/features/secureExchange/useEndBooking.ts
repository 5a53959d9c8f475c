import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  CancelSecureExchangeMutation,
  CancelSecureExchangeMutationVariables,
  ObjectToSecureExchangeMutation,
  ObjectToSecureExchangeMutationVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import "./secureExchangeFragment";

const CANCEL: TypedDocumentNode<CancelSecureExchangeMutation, CancelSecureExchangeMutationVariables> = gql`
  mutation CancelSecureExchange($input: EndSecureExchangeInput!) {
    cancelSecureExchange(input: $input) {
      transaction {
        id
        ...SecureExchange_transaction
      }
      isRefunded
      viewer {
        id
        balance {
          amount
          currency
        }
      }
      errors {
        message
      }
    }
  }
`;

const OBJECT: TypedDocumentNode<ObjectToSecureExchangeMutation, ObjectToSecureExchangeMutationVariables> = gql`
  mutation ObjectToSecureExchange($input: EndSecureExchangeInput!) {
    objectToSecureExchange(input: $input) {
      transaction {
        id
        ...SecureExchange_transaction
      }
      isRefunded
      errors {
        message
      }
    }
  }
`;

const text = secureExchangeMessages.end;

/** What comes back, in words: as a promise or a fact of its own, and behind what was done. */
export interface Refund {
  text: string;
  /** Null where it is not the viewer's. */
  done: string | null;
  /** It is credit of the viewer. */
  isCredit: boolean;
}

/** `cancel` is for who booked, `object` for the other party. */
export type BookingEnding = "cancel" | "object";

/** Gives up an own booking, or objects to the other party's. */
export function useEndBooking(id: string) {
  const [cancel, { loading: isCancelling }] = useMutation(CANCEL);
  const [object, { loading: isObjecting }] = useMutation(OBJECT);

  /** Null where it failed; else whether what it cost came back. `refund` says so where it is the viewer's. */
  const end = async (ending: BookingEnding, refund: Refund | null): Promise<{ isRefunded: boolean } | null> => {
    const variables = { input: { id } };
    try {
      const outcome =
        ending === "cancel"
          ? (await cancel({ variables })).data?.cancelSecureExchange
          : (await object({ variables })).data?.objectToSecureExchange;
      for (const { message } of outcome?.errors ?? []) toast.refused(message);
      if (outcome?.errors.length !== 0) return null;
      const { isRefunded } = outcome;
      toast.success((isRefunded && refund?.done) || text[ending === "cancel" ? "cancelled" : "objected"]);
      return { isRefunded };
    } catch (error) {
      toast.error(failureMessage(error));
      return null;
    }
  };
  return { end, isEnding: isCancelling || isObjecting };
}
