import { chakra } from "@chakra-ui/react/styled-system";
import { LuShieldCheck } from "react-icons/lu";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Link } from "../../components/ui/Link";
import { hourLabel } from "../../../../rules/clock";
import { shortWeekdayLabel } from "../../lib/dates";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { SecureExchangeSkeleton } from "./SecureExchangeSkeleton";
import { isAwaitingPayment, isPaymentRefused } from "./bookingState";
import { useSecureExchange } from "./useSecureExchange";
import type { BookedTransaction } from "./useSecureExchange";

const text = secureExchangeMessages;

/** The secure exchange of a conversation's transaction: booked or not, where and when, its code. */
export default function SecureExchangePanel({ transactionId }: { transactionId: string }) {
  const { transaction, canBook, isLoaded, hasFailed, refresh } = useSecureExchange(transactionId);
  if (!transaction) {
    if (isLoaded) return null;
    return hasFailed ? <FailedPanel onRetry={refresh} /> : <SecureExchangeSkeleton />;
  }
  const { secureExchange: booking } = transaction;
  if (!booking && !canBook) return null;
  return (
    <Row aria-label={text.name}>
      <Badge aria-hidden="true">
        <LuShieldCheck size={20} />
      </Badge>
      <chakra.div flex="1" minWidth="0">
        <chakra.h3 fontFamily="body" fontSize="0.9375rem" lineHeight="1.25rem">
          {text.name}
        </chakra.h3>
        <chakra.p textStyle="caption" color="fg.muted" lineClamp={2}>
          {booking ? (
            <>
              {/* The code says that it is booked. */}
              {booking.state !== "ACTIVE" && (
                <b>{isPaymentRefused(transaction) ? text.request.refused.title : text.state[booking.state]}. </b>
              )}
              <Link to={paths.secureExchange(transaction.id)}>
                {text.at(shortWeekdayLabel(booking.date), hourLabel(booking.startsAt), booking.venue.name)}
              </Link>
            </>
          ) : (
            text.panel.invite
          )}
        </chakra.p>
      </chakra.div>
      <Action transaction={transaction} canBook={canBook} />
    </Row>
  );
}

function Action({ transaction, canBook }: { transaction: BookedTransaction; canBook: boolean }) {
  const { id, secureExchange: booking } = transaction;
  if (booking?.state === "ACTIVE")
    return (
      <ButtonLink variant="secondary" size="s" to={paths.secureExchange(id)}>
        {booking.code ? text.panel.see(booking.code) : text.panel.seeWithout}
      </ButtonLink>
    );
  // Before the waiting one: it gives way once its payment was refused.
  if (canBook)
    return (
      <ButtonLink variant="secondary" size="s" to={paths.bookSecureExchange(id)}>
        {text.panel.book}
      </ButtonLink>
    );
  return booking && isAwaitingPayment(booking) && !isPaymentRefused(transaction) ? (
    <Button variant="secondary" size="s" disabled>
      {text.panel.inProcess}
    </Button>
  ) : null;
}

function FailedPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <Row aria-label={text.name}>
      <chakra.p flex="1" minWidth="0" textStyle="small" color="fg.muted">
        {text.panel.failed}
      </chakra.p>
      <Button variant="secondary" size="s" onClick={onRetry}>
        {messages.action.retry}
      </Button>
    </Row>
  );
}

const Row = chakra("section", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    flexShrink: 0,
    minHeight: "77px",
    px: { base: "3.5", md: "6" },
    py: "2",
    bg: "bg.surface",
    borderBottom: "1px solid {colors.border.subtle}",
  },
});

const Badge = chakra("span", {
  base: {
    display: { base: "none", sm: "grid" },
    placeItems: "center",
    flexShrink: 0,
    width: "40px",
    height: "40px",
    borderRadius: "plumaThumb",
    bg: "bg.success",
    color: "fg.success",
  },
});
