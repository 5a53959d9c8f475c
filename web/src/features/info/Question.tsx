import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuLink } from "react-icons/lu";
import { CollapsibleQuestion } from "../../components/ui/CollapsibleQuestion";
import { Link } from "../../components/ui/Link";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { infoMessages } from "../../lib/infoMessages";

/** A collapsible question with a link to itself; `/faq#id` opens it. */
export function Question({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <CollapsibleQuestion
      id={id}
      title={title}
      maxWidth="76ch"
      scrollMarginTop="1.5rem"
      css={{
        "p + &, h2 + &": { borderTop: "1px solid {colors.border.subtle}" },
        "& + &": { mt: "0" },
      }}
    >
      <chakra.div
        pb="5"
        pr={{ md: "10" }}
        color="fg.muted"
        fontSize="1.0625rem"
        lineHeight="1.6875rem"
        css={{ "& > * + *": { mt: "3" } }}
      >
        {children}
        <Link
          to={{ hash: id }}
          display="inline-flex"
          gap="1.5"
          alignItems="center"
          minHeight="2.75rem"
          textStyle="small"
          fontWeight={700}
        >
          <LuLink size={16} aria-hidden="true" />
          {infoMessages.linkHere}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </Link>
      </chakra.div>
    </CollapsibleQuestion>
  );
}
