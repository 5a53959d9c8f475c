import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { cutSearchText } from "../../../../rules/search";
import { usePosition } from "../../apollo/position";
import { Container } from "../../components/ui/Card";
import { goneHint, goneMessages as text, goneTitle } from "../../lib/goneMessages";
import type { Gone } from "../../lib/goneState";
import { PLACEHOLDER_SLUG } from "../../lib/paths";
import type { SearchAddress } from "../../lib/searchAddress";

interface GoneMessageProps {
  gone: Gone;
  /** Things like it, under this title. */
  renderSimilar: (title: string) => ReactNode;
  renderAlert: (search: SearchAddress) => ReactNode;
}

/**
 * After a link to something that is gone: things like it, and the way to an alert, which looks for the first words of
 * the address. Names nothing of it.
 */
export default function GoneMessage({ gone, renderSimilar, renderAlert }: GoneMessageProps) {
  const { position } = usePosition();
  const terms = termsOf(gone.slug);
  const canBeAlert = terms.length > 0 || gone.categoryId !== null;
  return (
    <Container
      as="section"
      aria-labelledby="gone"
      py={{ base: "5", md: "7" }}
      display="grid"
      gap={{ base: "5", md: "6" }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.div flex="1 1 260px" minWidth="0">
          <chakra.h2 id="gone" textStyle="h2">
            {goneTitle(gone)}
          </chakra.h2>
          <chakra.p color="fg.muted">{goneHint(gone)}</chakra.p>
        </chakra.div>
        {canBeAlert && renderAlert({ mode: "WANT", terms, categoryId: gone.categoryId, radiusKm: null, position })}
      </chakra.div>
      {renderSimilar(text.similar)}
    </Container>
  );
}

/** Small words say nothing, and numbers in titles seldom come again. */
const smallWords = new Set(["con", "del", "las", "los", "para", "por", "sin", "una", "uno"]);
/** A title begins with what it is: more of its words would find it alone. */
const maxWords = 2;

/** What the address calls it, as words of one search. */
function termsOf(slug: string): string[] {
  if (slug === PLACEHOLDER_SLUG) return [];
  const words = slug.split("-").filter((word) => /^[a-z]{3,}$/.test(word) && !smallWords.has(word));
  const term = cutSearchText(words.slice(0, maxWords).join(" ")).trim();
  return term === "" ? [] : [term];
}
