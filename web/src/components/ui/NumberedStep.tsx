import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

const STYLES = [
  { bg: "fill.info", color: "fg.onFill" },
  { bg: "action.swap", color: "fg.onSwap" },
  { bg: "fill.success", color: "fg.onFill" },
];

/** An item of an ordered list of steps, beside its number; `index` counts from 0. */
export function NumberedStep({ index, children }: { index: number; children: ReactNode }) {
  return (
    <chakra.li display="flex" gap="4">
      <chakra.span
        aria-hidden="true"
        display="grid"
        placeItems="center"
        width="44px"
        height="44px"
        flexShrink={0}
        borderRadius="plumaThumb"
        fontFamily="heading"
        fontWeight={700}
        fontSize="1.125rem"
        {...STYLES[index % STYLES.length]}
      >
        {index + 1}
      </chakra.span>
      <chakra.div minWidth="0">{children}</chakra.div>
    </chakra.li>
  );
}
