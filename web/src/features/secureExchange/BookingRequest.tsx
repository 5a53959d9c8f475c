import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useState } from "react";
import { LuCalendarClock, LuPrinter } from "react-icons/lu";
import { usePaymentOutcome } from "../../apollo/usePaymentOutcome";
import { Button, ButtonLink } from "../../components/ui/Button";
import { toast } from "../../components/ui/toast";
import { useKeptFocus } from "../../components/ui/useKeptFocus";
import { useNow } from "../../components/ui/useNow";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { paths } from "../../lib/paths";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { BookingNotice } from "./BookingNotice";
import { isLive, movesNow } from "./bookingState";
import { CodeCard } from "./CodeCard";
import { RequestCard } from "./RequestCard";
import type { SecureExchange } from "./secureExchangeFragment";
import type { BookingEnding, Refund } from "./useEndBooking";

const EndBookingDialog = lazy(loadOrFailOffline(() => import("./EndBookingDialog")));

const text = secureExchangeMessages.request;

interface BookingRequestProps {
  transactionId: string;
  booking: SecureExchange;
  canBookAgain: boolean;
  /** Its payment was. */
  isRefused: boolean;
  /** Of the counterpart. */
  name: string;
  /** The payment has progressed. */
  onPayment: () => void;
}

/** A booking with its code, as it is shown at the venue, and what can be done with it. */
export function BookingRequest(props: BookingRequestProps) {
  const { transactionId, booking, canBookAgain, isRefused, name, onPayment } = props;
  const { state, code, canCancel, proforma } = booking;
  const { canMove, canObject } = movesNow(booking, useNow());
  const { target: heading, area } = useKeptFocus<HTMLHeadingElement>();
  const [ending, setEnding] = useState<BookingEnding | null>(null);
  /** What the viewer has just ended. */
  const [ended, setEnded] = useState<{ id: string; cameBack: Refund | null } | null>(null);
  useEffect(() => {
    if (!ended) return;
    // Much of the page is gone, which leaves a phone at its footer; the dialog gives the scrolling back first.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: "center" });
    });
    return () => cancelAnimationFrame(frame);
  }, [ended, heading]);
  // What became of the payment stands here.
  useEffect(() => toast.silence(`booking-${transactionId}`), [transactionId]);
  const canEnd = canCancel || canObject;
  if (ending && !canEnd) setEnding(null);
  usePaymentOutcome(state === "AWAITING_PAYMENT" || state === "TO_BE_CONFIRMED" ? proforma?.id : undefined, onPayment);
  return (
    <chakra.div
      {...area}
      display="grid"
      gap="5"
      css={{
        "@media print": {
          // On paper there is no dark appearance.
          colorScheme: "only light",
          "&, & *": { color: "CanvasText !important", background: "Canvas !important" },
          "& [data-unprinted]": { display: "none" },
        },
      }}
    >
      <BookingNotice
        booking={booking}
        isRefused={isRefused}
        canBookAgain={canBookAgain}
        name={name}
        cameBack={!isLive(booking) && ended?.id === booking.id ? ended.cameBack : null}
        heading={heading}
      />
      <chakra.div
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: code ? "320px minmax(0, 1fr)" : "minmax(0, 1fr)" }}
      >
        {code && <CodeCard code={code} />}
        {(isLive(booking) || state === "COMPLETED") && <RequestCard booking={booking} name={name} />}
      </chakra.div>
      <chakra.div data-unprinted="" display="flex" flexWrap="wrap" gap="3">
        {code && (
          <Button onClick={() => window.print()}>
            <LuPrinter size={20} aria-hidden="true" />
            {text.print}
          </Button>
        )}
        {canMove && (
          <ButtonLink variant="secondary" to={paths.moveSecureExchange(transactionId)}>
            <LuCalendarClock size={20} aria-hidden="true" />
            {text.move}
          </ButtonLink>
        )}
        {canCancel && (
          <Button variant="danger" onClick={() => setEnding("cancel")}>
            {text.cancel}
          </Button>
        )}
        {canObject && (
          <Button variant="danger" onClick={() => setEnding("object")}>
            {text.object}
          </Button>
        )}
        {canBookAgain && <ButtonLink to={paths.bookSecureExchange(transactionId)}>{text.again}</ButtonLink>}
      </chakra.div>
      {(canMove || canObject) && (
        <chakra.p data-unprinted="" textStyle="small" color="fg.muted">
          {canMove ? text.untilMove : text.untilObject}
        </chakra.p>
      )}
      {ending && (
        <Suspense>
          <EndBookingDialog
            booking={booking}
            ending={ending}
            name={name}
            onClose={() => setEnding(null)}
            onEnded={(cameBack) => {
              setEnding(null);
              setEnded({ id: booking.id, cameBack });
            }}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
