import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { LuCheck } from "react-icons/lu";
import { Picture } from "../../components/ui/Picture";
import { proposalMessages } from "../../lib/proposalMessages";
import { messages } from "../../lib/messages";
import { formatAmount } from "../../lib/money";
import type { OwnPublication } from "./proposalScreen";

interface OfferCardProps extends ComponentProps<"input"> {
  publication: Pick<OwnPublication, "id" | "title" | "cover"> & {
    price?: OwnPublication["price"];
    isReserved?: boolean;
  };
  /** Whether it matches the other party's interests. */
  isWanted: boolean;
}

const RIBBON = {
  position: "absolute",
  left: "8px",
  top: "9px",
  px: "2.5",
  borderRadius: "plumaSm",
  bg: "action.swap",
  color: "fg.onSwap",
  fontWeight: 700,
  fontSize: "0.8125rem",
  lineHeight: "26px",
  css: { "@media (max-width: 359px)": { px: "6px", fontSize: "0.75rem" } },
} as const;

/** A checkbox in the shape of a card, for one of the viewer's publications. */
export function OfferCard({ publication, isWanted, ref, ...input }: OfferCardProps) {
  const { title, cover, price, isReserved } = publication;
  const name = [title, isWanted && proposalMessages.wanted, isReserved && proposalMessages.reserved]
    .filter(Boolean)
    .join(". ");
  return (
    <chakra.label
      position="relative"
      display="flex"
      flexDirection="column"
      height="100%"
      overflow="hidden"
      borderRadius="card"
      bg="bg.surface"
      boxShadow="inset 0 0 0 1px {colors.border.subtle}"
      cursor="pointer"
      css={{
        "&:has(:checked)": { boxShadow: "0 0 0 3px {colors.border.selected}" },
        "&:has(:focus-visible)": { outline: "3px solid {colors.border.focus}", outlineOffset: "4px" },
        "& input:checked ~ [data-mark]": { bg: "action.primary", color: "fg.onFill", boxShadow: "none" },
        "& input:not(:checked) ~ [data-mark] svg": { visibility: "hidden" },
      }}
    >
      <input
        type="checkbox"
        ref={ref}
        {...input}
        aria-label={name}
        style={{ position: "absolute", inset: 0, opacity: 0, cursor: "pointer" }}
      />
      <chakra.span
        data-mark=""
        aria-hidden="true"
        position="absolute"
        right="8px"
        top="8px"
        zIndex="1"
        display="grid"
        placeItems="center"
        width="30px"
        height="30px"
        borderRadius="11px 3px 11px 3px"
        bg="bg.surface"
        boxShadow="inset 0 0 0 2px {colors.border.control}"
      >
        <LuCheck size={18} strokeWidth={3} />
      </chakra.span>
      <chakra.span display="block" aspectRatio="1/1" overflow="hidden" aria-hidden="true">
        <Picture image={cover} alt="" sizes="(max-width: 768px) 45vw, 170px" />
      </chakra.span>
      {isWanted && <chakra.span {...RIBBON}>{proposalMessages.wanted}</chakra.span>}
      <chakra.span display="block" p="9px 12px 11px">
        <chakra.span display="block" textStyle="small" fontWeight={700} minHeight="40px" lineClamp={2} title={title}>
          {title}
        </chakra.span>
        {price !== undefined && (
          <chakra.span display="block" mt="0.5" textStyle="caption" color="fg.muted">
            {price ? `${formatAmount(price.amount)} ${price.currency}` : messages.publication.priceAgree}
          </chakra.span>
        )}
        {isReserved && (
          <chakra.span display="block" mt="0.5" textStyle="caption" fontWeight={700} color="fg.receive">
            {proposalMessages.reserved}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.label>
  );
}
