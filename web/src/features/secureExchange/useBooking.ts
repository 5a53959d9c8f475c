import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import type { PaymentMethod } from "../../__generated__/enums";
import type {
  BookSecureExchangeMutation,
  BookSecureExchangeMutationVariables,
  MoveSecureExchangeMutation,
  MoveSecureExchangeMutationVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { useOrderCalls } from "../../components/payment/useOrderCalls";
import { toast } from "../../components/ui/toast";
import { useRequestId } from "../../components/useRequestId";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import type { BookingRefusal, ChosenPlace } from "./BookingForm";
import "./secureExchangeFragment";

const BOOK: TypedDocumentNode<BookSecureExchangeMutation, BookSecureExchangeMutationVariables> = gql`
  mutation BookSecureExchange($input: BookSecureExchangeInput!) {
    bookSecureExchange(input: $input) {
      transaction {
        id
        ...SecureExchange_transaction
      }
      proforma {
        id
        status
        paymentUrl
      }
      viewer {
        id
        balance {
          amount
          currency
        }
      }
      errors {
        field
        code
        message
      }
    }
  }
`;

const MOVE: TypedDocumentNode<MoveSecureExchangeMutation, MoveSecureExchangeMutationVariables> = gql`
  mutation MoveSecureExchange($input: MoveSecureExchangeInput!) {
    moveSecureExchange(input: $input) {
      transaction {
        id
        ...SecureExchange_transaction
      }
      errors {
        field
        code
        message
      }
    }
  }
`;

const text = secureExchangeMessages;
const formFields = ["venueId", "date", "shiftId", "isAgreed"];

/** Says what no field says. */
function tellAbout(errors: readonly BookingRefusal[]) {
  for (const { field, message } of errors) if (field === null || !formFields.includes(field)) toast.refused(message);
}

function notify(errors: readonly BookingRefusal[] | undefined, done: string, about: string) {
  tellAbout(errors ?? []);
  if (errors?.length === 0) toast.success(done, { about });
}

interface BookingOptions {
  /** The place is booked, or only held while it is paid by card. */
  onBooked: () => void;
  /** The server refused it: what is free, or what is booked, may have changed. */
  onRefused: () => void;
}

const isConflict = ({ code }: BookingRefusal) => code === "CONFLICT";

/** Books and moves the place of a transaction; `refusals` are what the server said of the last attempt. */
export function useBooking(transactionId: string, { onBooked, onRefused }: BookingOptions) {
  const [book, { loading: isBooking }] = useMutation(BOOK);
  const [move, { loading: isMoving }] = useMutation(MOVE);
  const [refused, setRefused] = useState<{ refusals: readonly BookingRefusal[]; attempts: number }>({
    refusals: [],
    attempts: 0,
  });
  const [place, setPlace] = useState<ChosenPlace | null>(null);
  const { requestIdFor, endRequest } = useRequestId();
  const about = `transaction-${transactionId}`;

  const receive = (errors: readonly BookingRefusal[]): boolean => {
    if (errors.some(({ field }) => field !== null && formFields.includes(field))) {
      setRefused(({ attempts }) => ({ refusals: errors, attempts: attempts + 1 }));
      // The form says it.
      setPlace(null);
    }
    if (errors.some(isConflict)) {
      // Another tab, or the other person, was faster: nothing is left to pay.
      setPlace(null);
      tellAbout(errors);
    }
    if (errors.length > 0) onRefused();
    return errors.length === 0;
  };
  const order = async (chosen: ChosenPlace, requestId: string, method: PaymentMethod | null) => {
    const { data } = await book({ variables: { input: { requestId, transactionId, ...chosen, method } } });
    const outcome = data?.bookSecureExchange;
    if (outcome && receive(outcome.errors)) onBooked();
    return outcome;
  };
  const orders = useOrderCalls(
    {
      card: async (requestId) => {
        const outcome = place ? await order(place, requestId, "CARD") : null;
        // Premium has become active meanwhile and includes it: nothing is left to pay.
        return outcome && { ...outcome, isPaid: outcome.errors.length === 0 && outcome.proforma === null };
      },
      credit: async (requestId) => {
        const outcome = place ? await order(place, requestId, "CREDIT") : null;
        return outcome && { ...outcome, isTold: outcome.errors.some(isConflict) };
      },
    },
    text.booking.texts.product,
  );
  return {
    /** The place that is being paid. */
    place,
    startPayment: (chosen: ChosenPlace) => {
      // Another place is another order.
      orders.startNewOrder();
      setPlace(chosen);
    },
    endPayment: () => setPlace(null),
    orders,
    bookIncluded: async (chosen: ChosenPlace) => {
      try {
        notify((await order(chosen, requestIdFor(chosen), null))?.errors, text.booking.paid, about);
        endRequest();
      } catch (error) {
        toast.error(failureMessage(error));
      }
    },
    /** Whether it was moved. */
    moveTo: async (id: string, { venueId, date, shiftId }: ChosenPlace): Promise<boolean> => {
      try {
        const { data } = await move({ variables: { input: { id, venueId, date, shiftId } } });
        const errors = data?.moveSecureExchange.errors ?? [];
        notify(errors, text.booking.moved, about);
        return receive(errors);
      } catch (error) {
        toast.error(failureMessage(error));
        return false;
      }
    },
    ...refused,
    clearRefusals: () => setRefused((last) => ({ ...last, refusals: [] })),
    isBusy: isBooking || isMoving,
  };
}
