import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { Container } from "../../components/ui/Card";
import { SearchForm } from "../../features/search/SearchForm";
import { CategoriesButton } from "./CategoriesButton";
import { InformationButton } from "./InformationButton";

/** Height of the row above on wide screens, under which this one leaves. */
const UPPER_ROW = "68px";
/** The visible part below which the row's controls would be cut off. */
const WHOLE = 0.9;

/**
 * The header's second row: categories, search, information. It leaves with the scroll; on wide screens its controls
 * are gone before the row above cuts through them, unless one has the focus.
 */
export function SearchRow({ hasSearch }: { hasSearch: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setCut((entries.at(-1)?.intersectionRatio ?? 1) < WHOLE),
      // The window's width decides whether the row shows at all: without a height nothing of it is in view.
      { rootMargin: `-${UPPER_ROW} 0px 0px`, threshold: WHOLE },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <chakra.div
      ref={row}
      bg="bg.header"
      color="fg.onFill"
      position="relative"
      zIndex="sticky"
      display={hasSearch ? undefined : { base: "none", sm: "block" }}
    >
      <Container
        display="flex"
        gap="3.5"
        pt="0.5"
        pb={{ base: "3", lg: "4" }}
        px={{ base: "2.5", sm: "6", "2xl": "3" }}
        transition={{ lg: "opacity {durations.fast}" }}
        css={isCut ? { lg: { "&:not(:focus-within)": { opacity: 0, pointerEvents: "none" } } } : undefined}
      >
        <chakra.div display={{ base: "none", sm: "block" }} alignSelf="flex-end">
          <CategoriesButton />
        </chakra.div>
        <SearchForm />
        <chakra.div display={{ base: "none", sm: "block" }} alignSelf="flex-end">
          <InformationButton />
        </chakra.div>
      </Container>
    </chakra.div>
  );
}
