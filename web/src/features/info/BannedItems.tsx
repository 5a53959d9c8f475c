import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** Renders a numbered Markdown list in two columns: what may not be published. */
export function BannedItems({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      css={{
        "& > ol": {
          display: "grid",
          gap: "3",
          p: "0",
          listStyle: "none",
          counterReset: "class",
          gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        },
        "& > ol > li": {
          counterIncrement: "class",
          position: "relative",
          p: "4",
          pl: "3.75rem",
          bg: "bg.surface",
          border: "1px solid {colors.border.subtle}",
          borderRadius: "plumaMd",
          fontSize: "1rem",
          lineHeight: "1.5rem",
        },
        "& > ol > li:last-child:nth-of-type(odd)": { gridColumn: "1 / -1" },
        "& > ol > li::before": {
          content: "counter(class)",
          position: "absolute",
          left: "4",
          top: "4",
          display: "grid",
          placeItems: "center",
          width: "32px",
          height: "32px",
          borderRadius: "plumaSm",
          bg: "bg.danger",
          color: "fg.danger",
          fontFamily: "heading",
          fontWeight: 700,
        },
      }}
    >
      {children}
    </chakra.div>
  );
}
