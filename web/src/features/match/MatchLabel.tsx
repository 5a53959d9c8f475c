import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuArrowLeftRight, LuHand, LuHeart } from "react-icons/lu";
import { matchMessages } from "../../lib/matchMessages";

const LOOK: Record<keyof typeof matchMessages.kinds, { bg: string; color: string; icon: ReactNode }> = {
  mutual: { bg: "action.swap", color: "fg.onSwap", icon: <LuArrowLeftRight /> },
  wanted: { bg: "fill.nearby", color: "fg.onFill", icon: <LuHeart /> },
  ownWanted: { bg: "fill.info", color: "fg.onFill", icon: <LuHand /> },
};

/** Who of the two wants what the other has. */
export function MatchLabel({ kind }: { kind: keyof typeof LOOK }) {
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
      {matchMessages.kinds[kind]}
    </chakra.span>
  );
}
