import { defineGlobalStyles, defineKeyframes } from "@chakra-ui/react/styled-system";

/** Of the whole app: components name them. */
export const keyframes = defineKeyframes({
  spin: { to: { transform: "rotate(360deg)" } },
  sweep: { from: { backgroundPosition: "150% 0" }, to: { backgroundPosition: "-150% 0" } },
  "fade-in": { from: { opacity: 0 } },
  "fade-out": { to: { opacity: 0 } },
  "rise-in": { from: { opacity: 0, transform: "translateY(12px)" } },
  "sheet-in": { from: { transform: "translateY(100%)" } },
  "drawer-in": { from: { transform: "translateX(-100%)" } },
  "settle-give": { from: { transform: "translateX(-12px)" } },
  "settle-receive": { from: { transform: "translateX(12px)" } },
  "seal-turn": { from: { rotate: "-180deg" } },
});

/** For what no component renders: the page itself, and text of the pages of information. */
export const globalCss = defineGlobalStyles({
  html: { scrollPaddingTop: "5rem", lineHeight: 1.5 },
  body: {
    bg: "bg.canvas",
    color: "fg",
    fontFamily: "body",
    textStyle: "body",
    fontVariantNumeric: "tabular-nums",
    minWidth: "320px",
  },
  "h1, h2, h3, h4": { fontFamily: "heading", letterSpacing: "-0.01em", fontWeight: 700, textWrap: "balance" },
  a: { textUnderlineOffset: "3px", textDecorationThickness: "1.5px" },
  svg: { flexShrink: 0 },
  // Outlines, see build/lightIcon.ts.
  ".icon": { fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" },
  // Otherwise the browser's own ground, which is grey in the dark appearance.
  "input, select, textarea": { backgroundColor: "transparent" },
  "::placeholder": { color: "fg.placeholder", opacity: 1 },
  ":focus-visible": { outline: "3px solid var(--focus-ring, {colors.border.focus})", outlineOffset: "2px" },
  // A blue focus ring would be invisible on the blue header.
  ".on-header": { "--focus-ring": "{colors.border.focusOnHeader}" },
  // Where a page marks what is printed of it, nothing else is.
  "body:has([data-printed]) *:not(:has([data-printed]), [data-printed], [data-printed] *)": {
    _print: { display: "none !important" },
  },
  "*, ::before, ::after": {
    _motionReduce: {
      animationDuration: "80ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "80ms !important",
      scrollBehavior: "auto !important",
    },
  },
});
