import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { LabelLook } from "./Label";

/** The state of a row in a list, by colour, icon and text. */
export function StateTag({ bg, color, icon, children }: LabelLook & { children: ReactNode }) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      height="24px"
      px="2.5"
      borderRadius="12px"
      bg={bg}
      color={color}
      fontWeight={700}
      fontSize="0.8125rem"
      boxShadow="inset 0 0 0 1px {colors.border.tint}"
    >
      <span aria-hidden="true">{icon}</span>
      {children}
    </chakra.span>
  );
}
