import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { LuPlus } from "react-icons/lu";

/** A question that opens to its answer: a native `details`, so that it works without scripts. */
export function CollapsibleQuestion({
  title,
  css,
  children,
  ...props
}: ComponentProps<typeof chakra.details> & { title: string }) {
  return (
    <chakra.details
      borderBottom="1px solid {colors.border.subtle}"
      css={[{ "&[open] > summary svg": { transform: "rotate(45deg)" } }, css]}
      {...props}
    >
      <chakra.summary
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        gap="4"
        py="4"
        cursor="pointer"
        listStyle="none"
        css={{ "&::-webkit-details-marker": { display: "none" } }}
      >
        <chakra.h3 textStyle="h4" fontSize="1.125rem">
          {title}
        </chakra.h3>
        <chakra.span color="fg.link" css={{ "& svg": { transition: "transform {durations.fast}" } }}>
          <LuPlus size={22} aria-hidden="true" />
        </chakra.span>
      </chakra.summary>
      {children}
    </chakra.details>
  );
}
