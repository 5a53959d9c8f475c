import { chakra } from "@chakra-ui/react/styled-system";
import { LuCircleAlert, LuClock, LuExternalLink, LuShieldCheck } from "react-icons/lu";
import type { Ref } from "react";
import type { IconType } from "react-icons";
import type { SecureExchangeState } from "../../__generated__/enums";
import { Card } from "../../components/ui/Card";
import { Link } from "../../components/ui/Link";
import { timeOfDay } from "../../lib/dates";
import { paths } from "../../lib/paths";
import { parsePaymentUrl } from "../../lib/paymentUrl";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { buttonRecipe } from "../../theme/recipes/button";
import { isLive } from "./bookingState";
import type { SecureExchange } from "./secureExchangeFragment";
import type { Refund } from "./useEndBooking";

const text = secureExchangeMessages;
const { refused } = text.request;

const GOOD = { icon: LuShieldCheck, bg: "bg.success", color: "fg.success" };
const WAITING = { icon: LuClock, bg: "bg.warning", color: "fg.warning" };
const OVER = { icon: LuCircleAlert, bg: "bg.sunken", color: "fg" };
const LOOK: Record<SecureExchangeState, { icon: IconType; bg: string; color: string }> = {
  ACTIVE: GOOD,
  COMPLETED: GOOD,
  AWAITING_PAYMENT: WAITING,
  TO_BE_CONFIRMED: WAITING,
  RELEASED: OVER,
  CANCELLED: OVER,
  OBJECTED: OVER,
  ENDED: OVER,
  SETTLED: OVER,
};

interface BookingNoticeProps {
  booking: SecureExchange;
  /** Its payment was. */
  isRefused: boolean;
  /** Whether the viewer is offered to book anew. */
  canBookAgain: boolean;
  /** Of the counterpart. */
  name: string;
  /** What came back to whom, where the viewer has just ended it. */
  cameBack: Refund | null;
  heading: Ref<HTMLHeadingElement>;
}

/** What became of a booking, and the way to its payment while it waits for one. */
export function BookingNotice({ booking, isRefused, canBookAgain, name, cameBack, heading }: BookingNoticeProps) {
  const { state, reason, isBooker, proforma } = booking;
  const { icon: Icon, ...colors } = isRefused ? OVER : LOOK[state];
  const paymentUrl = state === "AWAITING_PAYMENT" ? parsePaymentUrl(proforma?.paymentUrl) : null;
  return (
    <Card display="flex" gap="4" p={{ base: "4", md: "5" }} role="status">
      <chakra.span
        flexShrink={0}
        display="grid"
        placeItems="center"
        width="44px"
        height="44px"
        borderRadius="plumaThumb"
        aria-hidden="true"
        {...colors}
      >
        <Icon size={22} />
      </chakra.span>
      <chakra.div minWidth="0" display="grid" gap="1" justifyItems="start">
        <chakra.h2 ref={heading} tabIndex={-1} outline="none" textStyle="h3">
          {isRefused ? refused.title : text.state[state]}
        </chakra.h2>
        <chakra.p color="fg.muted">
          {isRefused ? (canBookAgain ? refused.own : refused.ownLast) : explain(booking, name)}
        </chakra.p>
        {reason && (
          <chakra.p color="fg.muted" overflowWrap="anywhere">
            {text.request.reason(reason)}
          </chakra.p>
        )}
        {cameBack && (
          <p>
            {cameBack.text}{" "}
            {cameBack.isCredit && (
              <Link to={paths.profile("credits")} fontWeight={700} textDecoration="underline">
                {text.end.seeCredit}
              </Link>
            )}
          </p>
        )}
        {!cameBack && isBooker && proforma?.receiptNumber && !isLive(booking) && state !== "COMPLETED" && (
          <Link to={paths.receipt(proforma.id)} fontWeight={700} textDecoration="underline">
            {text.request.receipt}
          </Link>
        )}
        {paymentUrl && (
          <ExternalButton mt="2" size="s" href={paymentUrl} target="_blank" rel="noopener noreferrer">
            {text.request.pay}
            <LuExternalLink size={18} aria-hidden="true" />
          </ExternalButton>
        )}
      </chakra.div>
    </Card>
  );
}

function explain({ state, heldUntil, isBooker, isIncluded }: SecureExchange, name: string): string {
  switch (state) {
    case "ACTIVE":
      return text.request.active;
    case "TO_BE_CONFIRMED":
      return isBooker ? text.request.verifying : text.request.verifyingByOther(name);
    case "AWAITING_PAYMENT":
      return isBooker && heldUntil ? text.request.heldUntil(timeOfDay(heldUntil)) : text.request.heldByOther(name);
    case "CANCELLED":
      return isBooker ? text.request.cancelledByViewer : text.request.ended[state];
    case "OBJECTED":
      if (!isBooker) return text.request.objectedByViewer;
      return isIncluded ? text.request.objectedToIncluded : text.request.ended[state];
    default:
      return text.request.ended[state];
  }
}

const ExternalButton = chakra("a", buttonRecipe);
