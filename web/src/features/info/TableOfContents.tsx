import { chakra } from "@chakra-ui/react/styled-system";
import { useRef } from "react";
import { LuChevronDown } from "react-icons/lu";
import { Link } from "../../components/ui/Link";
import { infoMessages } from "../../lib/infoMessages";
import type { Section } from "./page";
import { useCurrentSection } from "./useCurrentSection";

/** Links to the sections: sticky beside the text on wide screens, collapsed above it on phones. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const list = (
    <SectionLinks
      sections={sections}
      current={current}
      onNavigate={() => disclosure.current?.removeAttribute("open")}
    />
  );
  return (
    <chakra.nav aria-label={infoMessages.index} minWidth="0">
      <chakra.div
        display={{ base: "none", lg: "block" }}
        position="sticky"
        top="6.5rem"
        maxHeight="calc(100dvh - 8rem)"
        overflowY="auto"
      >
        <chakra.p textStyle="label" mb="2" px="3">
          {infoMessages.index}
        </chakra.p>
        {list}
      </chakra.div>
      <chakra.details
        ref={disclosure}
        display={{ base: "block", lg: "none" }}
        bg="bg.surface"
        border="1px solid {colors.border.subtle}"
        borderRadius="card"
        css={{ "&[open] > summary svg": { transform: "rotate(180deg)" } }}
      >
        <chakra.summary
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          minHeight="3rem"
          px="4"
          cursor="pointer"
          textStyle="label"
          listStyle="none"
          css={{ "&::-webkit-details-marker": { display: "none" } }}
        >
          {infoMessages.index}
          <LuChevronDown size={20} aria-hidden="true" />
        </chakra.summary>
        <chakra.div p="2">{list}</chakra.div>
      </chakra.details>
    </chakra.nav>
  );
}

function SectionLinks({
  sections,
  current,
  onNavigate,
}: {
  sections: readonly Section[];
  current: string | null;
  onNavigate: () => void;
}) {
  return (
    <chakra.ul listStyleType="none">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={{ hash: id }}
            onClick={onNavigate}
            aria-current={current === id ? "true" : undefined}
            display="flex"
            alignItems="center"
            minHeight="2.75rem"
            px="3"
            py="1.5"
            borderRadius="plumaSm"
            fontSize="0.9375rem"
            lineHeight="1.25rem"
            color="fg.muted"
            css={{ "&[aria-current]": { bg: "bg.hover", color: "fg.action", fontWeight: 700 } }}
          >
            {title}
          </Link>
        </li>
      ))}
    </chakra.ul>
  );
}
