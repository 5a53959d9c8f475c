import { chakra } from "@chakra-ui/react/styled-system";

/**
 * Above the results. On wide screens each line is one of the page's own: categories, title, filters. The
 * keyboard goes from one to the next as the eye does, since the title has nothing to press there.
 */
export const Top = chakra("div", {
  base: {
    display: { base: "grid", md: "contents" },
    gap: "1",
    minWidth: 0,
    gridTemplateColumns: "minmax(0, 1fr)",
  },
});

/** On wide screens title and filters stand beside each other. */
export const Banner = chakra("div", {
  base: {
    display: { base: "contents", xl: "flex" },
    order: -1,
    alignItems: "center",
    gap: "6",
    minWidth: 0,
    p: { xl: "10px 24px" },
    bg: { xl: "bg.receive" },
    border: { xl: "1px solid {colors.border.receive}" },
    borderRadius: { xl: "plumaMd" },
  },
});

/** All filters in one line that scrolls: the results begin on the first screen. In the banner they have two lines. */
export const FilterLine = chakra("div", {
  base: {
    display: "flex",
    gap: "2",
    minWidth: 0,
    // What comes late, as the button of an alert, moves nothing.
    minHeight: { base: "44px", xl: "104px" },
    flex: { xl: "0 1 764px" },
    flexWrap: { xl: "wrap" },
    justifyContent: { xl: "flex-end" },
    alignContent: { xl: "center" },
    overflowX: { base: "auto", xl: "visible" },
    // What the keyboard reaches is not under the pinned switch.
    scrollPaddingRight: { base: "72px", sm: "0" },
    mx: { base: "-4", md: "0" },
    pl: { base: "4", md: "1" },
    pr: { sm: "4", md: "1" },
    py: { md: "1" },
    // A mouse has nothing else to scroll with.
    scrollbarWidth: { base: "none", md: "thin" },
    "& > *": { flexShrink: 0 },
    // The line cuts off what is outside of it.
    "& :focus-visible": { outlineOffset: { base: "-2px", md: "2px" } },
  },
});

/** At the end of the line, however far it is scrolled. */
export const Pinned = chakra("div", {
  base: {
    display: { base: "block", sm: "none" },
    position: "sticky",
    right: 0,
    ml: "auto",
    pl: "2",
    pr: "4",
    bg: "bg.canvas",
    boxShadow: "-8px 0 8px {colors.bg.canvas}",
  },
});
