import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuLink, LuPlus } from "react-icons/lu";
import { Link } from "../../components/ui/Link";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { infoMessages } from "../../lib/infoMessages";

/** A collapsible question; `/faq#id` opens it, too. A native `details`, so that it works without scripts. */
export function Question({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <chakra.details
      id={id}
      maxWidth="76ch"
      borderBottom="1px solid {colors.border.subtle}"
      scrollMarginTop="1.5rem"
      css={{
        "p + &, h2 + &": { borderTop: "1px solid {colors.border.subtle}" },
        "& + &": { mt: "0" },
        "&[open] > summary svg": { transform: "rotate(45deg)" },
      }}
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
    </chakra.details>
  );
}
