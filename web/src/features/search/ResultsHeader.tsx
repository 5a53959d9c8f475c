import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Mark } from "../../components/brand/Mark";
import { CardSizeSwitch } from "../../components/ui/CardSizeSwitch";

/** The banner above the results: the search, the number of results. */
export function ResultsHeader({ title, hint }: { title: string; hint: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      order={{ md: -1 }}
      alignItems="center"
      gap={{ base: "2", md: "4" }}
      minWidth="0"
      p={{ base: "4px 4px 4px 14px", md: "18px 24px" }}
      bg="bg.receive"
      border="1px solid {colors.border.receive}"
      borderRadius="plumaMd"
    >
      <chakra.span
        display={{ base: "none", md: "grid" }}
        placeItems="center"
        width="56px"
        height="56px"
        borderRadius="full"
        bg="bg.surface"
        flexShrink={0}
      >
        <Mark size={30} />
      </chakra.span>
      <chakra.div flex="1" minWidth="0">
        {/* On phones the field above has all words. */}
        <chakra.h1 textStyle={{ base: "h4", md: "h2" }} overflowWrap="anywhere" lineClamp={{ base: 1, md: "none" }}>
          {title}
        </chakra.h1>
        <chakra.p textStyle={{ base: "caption", md: "small" }} color="fg.muted" role="status" minHeight="18px">
          {hint}
        </chakra.p>
      </chakra.div>
      <CardSizeSwitch />
    </chakra.div>
  );
}
