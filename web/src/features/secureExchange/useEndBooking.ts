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
      errors {
        message
      }
    }
  }
`;

const text = secureExchangeMessages.end;

/** What comes back, in words; `isCredit` where it is credit of the viewer. */
export interface Refund {
  text: string;
  isCredit: boolean;
}

export type BookingEnding = "cancel" | "object";

/** Gives up an own booking, or objects to the other party's. */
export function useEndBooking(id: string) {
  const [cancel, { loading: isCancelling }] = useMutation(CANCEL);
  const [object, { loading: isObjecting }] = useMutation(OBJECT);

  /** Whether it was done. */
  const end = async (ending: BookingEnding): Promise<boolean> => {
    const variables = { input: { id } };
    try {
      const errors =
        ending === "cancel"
          ? (await cancel({ variables })).data?.cancelSecureExchange.errors
          : (await object({ variables })).data?.objectToSecureExchange.errors;
      for (const { message } of errors ?? []) toast.warning(message);
      if (errors?.length !== 0) return false;
      // What comes back stands on the page.
      toast.success(text[ending === "cancel" ? "cancelled" : "objected"]);
      return true;
    } catch (error) {
      toast.error(failureMessage(error));
      return false;
    }
  };
  return { end, isEnding: isCancelling || isObjecting };
}
