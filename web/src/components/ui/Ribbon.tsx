import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuCircleCheck, LuCrown, LuHand, LuHeart, LuMapPin, LuMegaphone, LuSprout } from "react-icons/lu";
import type { Ribbon as RibbonName } from "../../__generated__/enums";
import { messages } from "../../lib/messages";

const LOOK: Record<RibbonName | "done", { bg: string; color: string; icon: ReactNode }> = {
  NEW: { bg: "hoja.600", color: "white", icon: <LuSprout /> },
  INTEREST: { bg: "oro.400", color: "tinta", icon: <LuHeart /> },
  INTERESTED: { bg: "azul.600", color: "white", icon: <LuHand /> },
  NEARBY: { bg: "mar.600", color: "white", icon: <LuMapPin /> },
  PREMIUM: { bg: "tinta", color: "oro.300", icon: <LuCrown /> },
  SPONSORED: { bg: "rojo.600", color: "white", icon: <LuMegaphone /> },
  done: { bg: "hoja.700", color: "white", icon: <LuCircleCheck /> },
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
