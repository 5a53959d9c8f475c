import { chakra } from "@chakra-ui/react/styled-system";
import { LuCheck, LuCheckCheck } from "react-icons/lu";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { transactionMessages } from "../../lib/transactionMessages";
import type { Delivery } from "./delivery";

const text = transactionMessages.chat.delivery;

interface DeliveryMarkProps {
  delivery: Delivery;
  /** Whether it stands on the blue of a bubble. */
  isOnBlue: boolean;
}

/** One tick for sent, two for delivered, two coloured and bolder ones for read; in words for screen readers. */
export function DeliveryMark({ delivery, isOnBlue }: DeliveryMarkProps) {
  const isRead = delivery === "read";
  const Icon = delivery === "sent" ? LuCheck : LuCheckCheck;
  const readColor = isOnBlue ? "fg.onPremium" : "fg.action";
  return (
    <chakra.span display="inline-flex" title={text[delivery]} color={isRead ? readColor : undefined}>
      <Icon size={16} strokeWidth={isRead ? 3 : 2} aria-hidden="true" />
      <VisuallyHidden>{text[delivery]}</VisuallyHidden>
    </chakra.span>
  );
}
