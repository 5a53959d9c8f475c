import { chakra } from "@chakra-ui/react/styled-system";
import { LuExternalLink } from "react-icons/lu";
import { Spinner } from "../ui/Spinner";
import { paymentMessages } from "../../lib/paymentMessages";
import { buttonRecipe } from "../../theme/recipes/button";
import type { OpenPayment } from "./useOrderCalls";

const text = paymentMessages.notice;

/** Shown while the user pays in the other window: instructions, and a link to reopen it. A link is never blocked. */
export function PaymentNotice({ payment }: { payment: OpenPayment }) {
  return (
    <chakra.div display="grid" gap="4" justifyItems="center" textAlign="center">
      <chakra.p color="fg.muted">{payment.isBlocked ? text.blocked : text.text}</chakra.p>
      <ExternalButton
        variant={payment.isBlocked ? "primary" : "text"}
        href={payment.url}
        target="_blank"
        rel="noopener noreferrer"
      >
        {payment.isBlocked ? text.open : text.reopen}
        <LuExternalLink size={18} aria-hidden="true" />
      </ExternalButton>
      <chakra.p role="status" display="inline-flex" alignItems="center" gap="2" fontWeight={700} color="fg.give">
        <Spinner />
        {text.waiting}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {text.later}
      </chakra.p>
    </chakra.div>
  );
}

const ExternalButton = chakra("a", buttonRecipe);
