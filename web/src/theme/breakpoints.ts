/**
 * The layout changes at 576 (burger and bottom bar below), 769, 1024 and 1200; from 1224 on the container has its full
 * width.
 */
export const breakpoints = { sm: "576px", md: "769px", lg: "1024px", xl: "1200px", "2xl": "1224px" };

/** Media queries for two widths of narrow phones. */
export const below425 = "@media (max-width: 424.98px)";
/** Below this the smallest phones need less space between things. */
export const below348 = "@media (max-width: 347.98px)";
