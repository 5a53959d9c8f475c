import { chakra } from "@chakra-ui/react/styled-system";

/**
 * Styles for text rendered from Markdown: measure, rhythm, lists. Components (facts, steps, prices) bring their own
 * styles.
 */
export const Prose = chakra("div", {
  base: {
    minWidth: 0,
    fontSize: { base: "1.0625rem", md: "1.125rem" },
    lineHeight: { base: "1.6875rem", md: "1.8125rem" },
    "& > :is(p, ul:not([class]), ol:not([class]), h2, h3)": { maxWidth: "68ch" },
    "& > * + *": { mt: "5" },
    "& > h2": { textStyle: "h2", scrollMarginTop: "1.5rem" },
    "& > * + h2": { mt: { base: "12", md: "14" } },
    "& > h3": { textStyle: "h3", mt: "8" },
    "& > h2 + *, & > h3 + *": { mt: "3" },
    "& strong": { fontWeight: 700 },
    "& :is(p, li, td) a": { color: "fg.link", textDecoration: "underline" },
    "& :is(ul, ol):not([class])": { display: "grid", gap: "2.5", pl: "1.625rem" },
    "& ul:not([class])": { listStyle: "none" },
    "& ul:not([class]) > li": { position: "relative" },
    "& ul:not([class]) > li::before": {
      content: '""',
      position: "absolute",
      left: "-1.5rem",
      top: "0.6em",
      width: "11px",
      height: "8px",
      bg: "border.focus",
      borderRadius: "5px 1px 5px 1px",
    },
    "& ol:not([class])": { listStyle: "decimal" },
    "& ol:not([class]) > li::marker": { color: "fg.link", fontWeight: 700 },
  },
});
