import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useValueRange } from "../../../apollo/useValueRange";
import { valueRangeMessages } from "../../../lib/valueRangeMessages";
import type { Thing } from "./thingFragment";

/** What others ask for things like those of both sides; requested when the user opens it. */
export function LikeValues({ things }: { things: readonly Thing[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.details
      textStyle="small"
      textAlign="center"
      width="100%"
      maxWidth="480px"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <chakra.summary
        display="inline-flex"
        minHeight="44px"
        alignItems="center"
        cursor="pointer"
        color="fg.link"
        fontWeight={700}
      >
        {valueRangeMessages.title}
      </chakra.summary>
      {isOpen && (
        <chakra.ul listStyleType="none" display="grid" gap="2" aria-live="polite">
          {things.map(
            (thing) => thing.category && <LikeValue key={thing.id} title={thing.title} category={thing.category} />,
          )}
        </chakra.ul>
      )}
    </chakra.details>
  );
}

function LikeValue({ title, category }: { title: string; category: { id: string } }) {
  const { range, isLoading } = useValueRange({ categoryId: category.id, title });
  return (
    <chakra.li overflowWrap="anywhere">
      <chakra.span display="block" fontWeight={700}>
        {title}
      </chakra.span>
      <chakra.span color="fg.muted">
        {isLoading ? valueRangeMessages.loading : range ? valueRangeMessages.range(range) : valueRangeMessages.unknown}
      </chakra.span>
    </chakra.li>
  );
}
