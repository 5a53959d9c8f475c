import { defineTextStyles } from "@chakra-ui/react/styled-system";

const heading = { fontFamily: "heading", letterSpacing: "-0.01em", fontWeight: 700 };

/** The design's font sizes and line heights, in rem so that the browser's text size applies. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...heading,
      fontWeight: 800,
      letterSpacing: "-0.025em",
      fontSize: { base: "2.1875rem", lg: "3.75rem" },
      lineHeight: { base: "2.3125rem", lg: "3.875rem" },
    },
  },
  h1: {
    value: {
      ...heading,
      fontWeight: 800,
      fontSize: { base: "1.6875rem", lg: "2.125rem" },
      lineHeight: { base: "2rem", lg: "2.4375rem" },
    },
  },
  h2: {
    value: {
      ...heading,
      fontSize: { base: "1.5rem", lg: "1.625rem" },
      lineHeight: { base: "1.8125rem", lg: "1.9375rem" },
    },
  },
  h3: { value: { ...heading, fontSize: "1.25rem", lineHeight: "1.625rem" } },
  h4: { value: { ...heading, fontSize: "1.0625rem", lineHeight: "1.4375rem" } },
  body: { value: { fontSize: "1rem", lineHeight: "1.5rem" } },
  label: { value: { fontWeight: 700, fontSize: "0.9375rem", lineHeight: "1.25rem" } },
  small: { value: { fontSize: "0.875rem", lineHeight: "1.25rem" } },
  caption: { value: { fontSize: "0.8125rem", lineHeight: "1.125rem" } },
  micro: { value: { fontWeight: 700, fontSize: "0.75rem", lineHeight: "1rem" } },
});
