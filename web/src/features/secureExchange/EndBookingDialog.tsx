import { chakra } from "@chakra-ui/react/styled-system";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { useNow } from "../../components/ui/useNow";
import { moneyLabel } from "../../lib/moneyLabel";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { movesNow } from "./bookingState";
import { isAwaitingPayment } from "./isAwaitingPayment";
import type { SecureExchange } from "./secureExchangeFragment";
import { useEndBooking } from "./useEndBooking";
import type { BookingEnding, Refund } from "./useEndBooking";

const text = secureExchangeMessages;

interface EndBookingDialogProps {
  booking: SecureExchange;
  ending: BookingEnding;
  /** Of the counterpart. */
  name: string;
  onClose: () => void;
  /** It was done; null where nothing comes back. */
  onEnded: (comesBack: Refund | null) => void;
}

/** Asks once before a booking is given up or objected to, and says what happens with the payment. */
export default function EndBookingDialog({ booking, ending, name, onClose, onEnded }: EndBookingDialogProps) {
  const { end, isEnding } = useEndBooking(booking.id);
  const { isRefundable } = movesNow(booking, useNow());
  const isCancel = ending === "cancel";
  const isUnpaid = isAwaitingPayment(booking);
  const refund = isUnpaid ? null : describeRefund(booking, name);
  // No other user is notified about a place that was never paid for.
  const question = isCancel
    ? isUnpaid
      ? text.end.cancelUnpaidText
      : text.end.cancelText(name)
    : text.end.objectText(name);
  const endIt = async () => {
    const outcome = await end(ending, refund);
    if (outcome) onEnded(outcome.isRefunded ? refund : null);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title={isCancel ? text.end.cancelTitle : text.end.objectTitle}
      footer={
        <>
          <Button
            variant="secondary"
            disabled={isEnding}
            onClick={onClose}
            flex={{ base: "1 1 100%", sm: "initial" }}
            order={{ base: 2, sm: 1 }}
          >
            {text.end.back}
          </Button>
          <Button
            variant="danger"
            loading={isEnding}
            onClick={() => void endIt()}
            flex={{ base: "1 1 100%", sm: "initial" }}
            order={{ base: 1, sm: 2 }}
          >
            {isCancel ? text.request.cancel : text.request.object}
          </Button>
        </>
      }
    >
      <p>{question}</p>
      <chakra.p mt="2" color="fg.muted">
        {refund === null ? text.end.notPaid : isRefundable ? refund.text : text.end.notRefunded}
      </chakra.p>
    </Dialog>
  );
}

/** What comes back, to whom and where. */
function describeRefund({ isBooker, isIncluded, proforma }: SecureExchange, name: string): Refund {
  const { end } = text;
  const other = isIncluded ? end.refundedOtherPremium : end.refundedOther;
  if (!isBooker) return { text: other(name), done: null, isCredit: false };
  if (isIncluded) return { text: end.refundedPremium, done: end.cancelledPremium, isCredit: false };
  const amount = proforma?.cost && moneyLabel(proforma.cost);
  return amount
    ? { text: end.refunded(amount), done: end.cancelledRefunded(amount), isCredit: true }
    : { text: end.refundedWhole, done: end.cancelledRefundedWhole, isCredit: true };
}
