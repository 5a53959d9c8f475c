import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuCircleCheck, LuCrown, LuHand, LuHeart, LuMapPin, LuMegaphone, LuSprout } from "react-icons/lu";
import type { Ribbon as RibbonName } from "../../__generated__/enums";
import { messages } from "../../lib/messages";

const LOOK: Record<RibbonName | "done", { bg: string; color: string; icon: ReactNode }> = {
  NEW: { bg: "fill.success", color: "fg.onFill", icon: <LuSprout /> },
  INTEREST: { bg: "action.swap", color: "fg.onSwap", icon: <LuHeart /> },
  INTERESTED: { bg: "fill.info", color: "fg.onFill", icon: <LuHand /> },
  NEARBY: { bg: "fill.nearby", color: "fg.onFill", icon: <LuMapPin /> },
  PREMIUM: { bg: "fill.premium", color: "fg.onPremium", icon: <LuCrown /> },
  SPONSORED: { bg: "fill.danger", color: "fg.onFill", icon: <LuMegaphone /> },
  done: { bg: "fill.complete", color: "fg.onFill", icon: <LuCircleCheck /> },
};

/** Why a publication stands out; `done` is «Cambio exitoso». */
export function Ribbon({ kind }: { kind: RibbonName | "done" }) {
  const { bg, color, icon } = LOOK[kind];
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      height="28px"
      p="0 11px 0 9px"
      borderRadius="plumaSm"
      bg={bg}
      color={color}
      fontWeight={700}
      fontSize="0.8125rem"
      lineHeight="1"
      whiteSpace="nowrap"
      css={{ "& svg": { width: "15px", height: "15px", strokeWidth: 2.4 } }}
    >
      <chakra.span aria-hidden="true">{icon}</chakra.span>
      {messages.ribbon[kind]}
    </chakra.span>
  );
}
