import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** Colours and icon of a label. */
export interface LabelLook {
  bg: string;
  color: string;
  icon: ReactNode;
}

/** A short coloured label with an icon, on a card. */
export function Label({ bg, color, icon, children }: LabelLook & { children: ReactNode }) {
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
      {children}
    </chakra.span>
  );
}
