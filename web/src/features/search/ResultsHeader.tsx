import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Mark } from "../../components/brand/Mark";

interface ResultsHeaderProps {
  title: string;
  /** What was found, in words. */
  hint: ReactNode;
  /** The same on phones, where it shares the line of the title: the results begin on the first screen. */
  shortHint: ReactNode;
  /** Whether phones do not see it: what is promoted begins there, and the field above has the words. */
  isHiddenOnPhones: boolean;
}

/** Above the results: the search, the number of results; a banner where there is room for one. */
export function ResultsHeader({ title, hint, shortHint, isHiddenOnPhones }: ResultsHeaderProps) {
  return (
    <chakra.div
      display="flex"
      order={{ md: -1 }}
      flex={{ xl: "1 1 260px" }}
      alignItems="center"
      gap={{ base: "2", md: "4" }}
      minWidth="0"
      // On wide screens its banner has the filters, too.
      p={{ md: "18px 24px", xl: "0" }}
      bg={{ md: "bg.receive" }}
      borderWidth={{ base: "0", md: "1px", xl: "0" }}
      borderStyle="solid"
      borderColor="border.receive"
      borderRadius={{ md: "plumaMd" }}
      {...(isHiddenOnPhones && {
        position: { base: "absolute", md: "static" },
        clipPath: { base: "inset(50%)", md: "none" },
      })}
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
      <chakra.div
        flex="1"
        minWidth="0"
        display={{ base: "flex", md: "block" }}
        justifyContent="space-between"
        alignItems="baseline"
        gap="3"
      >
        {/* On phones the field above has all words. */}
        <chakra.h1 textStyle={{ base: "h4", md: "h2" }} overflowWrap="anywhere" lineClamp={{ base: 1, md: "none" }}>
          {title}
        </chakra.h1>
        <chakra.p
          flexShrink={0}
          textStyle={{ base: "caption", md: "small" }}
          color="fg.muted"
          role="status"
          minHeight="18px"
        >
          <chakra.span display={{ base: "none", md: "inline" }}>{hint}</chakra.span>
          <chakra.span display={{ md: "none" }}>{shortHint}</chakra.span>
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
