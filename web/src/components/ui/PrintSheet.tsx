import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Card } from "./Card";
import { Logo } from "./Logo";

/** The name in the logo is as dark as the card is in the dark appearance; see theme/appearance.css. */
const onlyInLight = { display: "var(--tq-light, block) var(--tq-dark, none)" };
const onlyInDark = { display: "var(--tq-light, none) var(--tq-dark, block)" };

/** On paper there is no dark appearance. */
const printStyles = {
  "@media print": {
    border: "0",
    boxShadow: "none",
    padding: "0",
    colorScheme: "only light",
    "&, & *": { color: "CanvasText !important", background: "Canvas !important" },
  },
};

interface PrintSheetProps {
  /** Element id of the title. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A document to be printed: its title and the logo, then the content. */
export function PrintSheet({ id, title, children }: PrintSheetProps) {
  return (
    <Card as="article" aria-labelledby={id} p={{ base: "5", md: "8" }} css={printStyles}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h1 id={id} textStyle="h1">
          {title}
        </chakra.h1>
        <chakra.div css={{ "& img:first-of-type": onlyInLight, "& img:last-of-type": onlyInDark }}>
          <Logo height={32} />
          <Logo height={32} onBlue />
        </chakra.div>
      </chakra.div>
      {children}
    </Card>
  );
}
