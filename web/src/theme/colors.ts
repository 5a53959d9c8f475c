/**
 * Every colour by its purpose: blue gives, gold receives, green confirms. Their values, light and dark, are in
 * colors.css: in the scripts they would cost startup time, and in every rendered page again.
 */
export const COLORS = {
  /**
   * Grounds. `overlay` covers the page behind a dialog, `veil` fades the picture of what is gone, `scrim` lies behind
   * white text on a picture.
   */
  bg: "canvas surface sunken hover header headerHover brand footer footerRaised accent give receive receiveStrong info success warning danger confirmed claim disabled skeleton skeletonShine stage overlay veil scrim",
  /** Text and icons. `action` is for text buttons and what is chosen, `onFill` for every filled ground but gold. */
  fg: "DEFAULT muted subtle placeholder disabled link action give receive info success warning danger error confirmed claim onHeader onFill onSwap onPremium",
  /** Lines. `tint` is for the edge of what may lie on any colour. */
  border: "subtle control tint focus focusOnHeader focusHalo selected error errorHalo give receive premium sponsored",
  /** Filled buttons, and what is chosen. */
  action: "swap swapHover swapActive primary primaryHover primaryActive confirm confirmHover confirmActive selected",
  /** Ribbons, steps, icons and banners. */
  fill: "give receive info success complete danger ended nearby premium",
  /** Drawings and maps. */
  art: "give receive featherReceive star starEdge softGive softReceive water land",
  shadow: "soft medium strong swapButton",
} as const;

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
type Group = keyof typeof COLORS;

/** As components name them: `bg.surface`, `fg`. */
export type ColorName = {
  [G in Group]: Words<(typeof COLORS)[G]> extends infer Name extends string
    ? Name extends "DEFAULT"
      ? G
      : `${G}.${Name}`
    : never;
}[Group];

/** A colour where no style property takes its name: in attributes of SVG, in shadows, and for Leaflet. */
export const colorVar = (name: ColorName) =>
  `var(--tq-colors-${name.replace(/[.A-Z]/g, (sign) => (sign === "." ? "-" : `-${sign.toLowerCase()}`))})`;

/** The tokens of Chakra: without a value they name their variable and write none. */
export const colorTokens = Object.fromEntries(
  Object.entries(COLORS).map(([group, names]) => [
    group,
    Object.fromEntries(names.split(" ").map((name) => [name, { value: "" }])),
  ]),
);
