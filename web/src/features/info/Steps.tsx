import { chakra } from "@chakra-ui/react/styled-system";
import { Children } from "react";
import type { ReactNode } from "react";

const STEP_STYLES = [
  { bg: "fill.info", color: "fg.onFill" },
  { bg: "action.swap", color: "fg.onSwap" },
  { bg: "fill.success", color: "fg.onFill" },
];

/** Numbered instructions; its children are `Step`s. */
export function Steps({ children }: { children: ReactNode }) {
  return (
    <chakra.ol display="grid" gap="6" listStyleType="none" maxWidth="68ch">
      {Children.toArray(children)
        .filter((child) => typeof child === "object")
        .map((child, index) => (
          <chakra.li key={index} display="flex" gap="4">
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
              {...STEP_STYLES[index % STEP_STYLES.length]}
            >
              {index + 1}
            </chakra.span>
            <chakra.div minWidth="0">{child}</chakra.div>
          </chakra.li>
        ))}
    </chakra.ol>
  );
}

/** One of the instructions, with its heading. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <chakra.h3 textStyle="h3">{title}</chakra.h3>
      <chakra.div mt="1" color="fg.muted" css={{ "& > * + *": { mt: "2" } }}>
        {children}
      </chakra.div>
    </>
  );
}
