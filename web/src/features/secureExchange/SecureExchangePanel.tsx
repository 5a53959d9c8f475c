import { chakra } from "@chakra-ui/react/styled-system";
import { LuShieldCheck } from "react-icons/lu";
import { StripRow, ConversationStrip } from "../../components/chat/ConversationStrip";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Link } from "../../components/ui/Link";
import { hourLabel } from "../../../../rules/clock";
import { capitalize } from "../../lib/chatDates";
import { shortWeekdayLabel } from "../../lib/dates";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { SecureExchangeSkeleton } from "./SecureExchangeSkeleton";
import { isPaymentRefused } from "./bookingState";
import { isAwaitingPayment } from "./isAwaitingPayment";
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
    <ConversationStrip
      title={text.name}
      icon={LuShieldCheck}
      tone="success"
      action={<Action transaction={transaction} canBook={canBook} />}
    >
      {booking ? (
        <chakra.span lineClamp={2}>
          {/* The code says that it is booked. */}
          {booking.state !== "ACTIVE" && (
            <b>{isPaymentRefused(transaction) ? text.request.refused.title : text.state[booking.state]}. </b>
          )}
          <Link to={paths.secureExchange(transaction.id)}>
            {text.at(capitalize(shortWeekdayLabel(booking.date)), hourLabel(booking.startsAt), booking.venue.name)}
          </Link>
        </chakra.span>
      ) : (
        text.panel.invite
      )}
    </ConversationStrip>
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
    <StripRow aria-label={text.name}>
      <chakra.p flex="1" minWidth="0" textStyle="small" color="fg.muted">
        {text.panel.failed}
      </chakra.p>
      <Button variant="secondary" size="s" onClick={onRetry}>
        {messages.action.retry}
      </Button>
    </StripRow>
  );
}
