import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Mark } from "../../components/brand/Mark";

/** The banner above the results: the search, the number of results. */
export function ResultsHeader({ title, hint }: { title: string; hint: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      p={{ base: "14px 16px", md: "18px 24px" }}
      bg="bg.receive"
      border="1px solid {colors.border.receive}"
      borderRadius="plumaMd"
    >
      <chakra.span
        display="grid"
        placeItems="center"
        width={{ base: "40px", md: "56px" }}
        height={{ base: "40px", md: "56px" }}
        borderRadius="full"
        bg="bg.surface"
        flexShrink={0}
      >
        <Mark size={30} />
      </chakra.span>
      <chakra.div flex="1" minWidth="180px">
        <chakra.h1 textStyle={{ base: "h3", md: "h2" }} overflowWrap="anywhere">
          {title}
        </chakra.h1>
        <chakra.p textStyle="small" color="fg.muted" role="status">
          {hint}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
