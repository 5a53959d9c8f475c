/**
 * Every colour by its purpose: blue gives, gold receives, green confirms. In two values for the light and the dark
 * appearance, in one where both have it.
 */
export const COLORS = {
  /**
   * Grounds. `overlay` covers the page behind a dialog, `veil` fades the picture of what is gone, `scrim` lies behind
   * white text on a picture.
   */
  bg: {
    canvas: ["#fbf6ec", "#0c1626"],
    surface: ["#ffffff", "#16243b"],
    sunken: ["#f4ecdc", "#1e2f4b"],
    hover: ["#edf5fc", "#22385a"],
    header: ["#06427d", "#062f5b"],
    headerHover: ["#07559e", "#0a4480"],
    brand: ["#06427d", "#062f5b"],
    footer: ["#071f3d", "#071120"],
    footerRaised: ["#062f5b", "#12233d"],
    accent: ["#d6e8f8", "#1b3d66"],
    give: ["#edf5fc", "#132d4e"],
    receive: ["#fff8e4", "#2a2517"],
    receiveStrong: ["#ffedbb", "#3b3214"],
    info: ["#edf5fc", "#132d4e"],
    success: ["#eaf6ed", "#12321f"],
    warning: ["#ffedbb", "#3b3012"],
    danger: ["#fdeeea", "#421c16"],
    confirmed: ["#e5f4f3", "#0e3438"],
    claim: ["#fcebda", "#40250f"],
    disabled: ["#e9e3d6", "#26354d"],
    skeleton: ["#efe7d6", "#1e2f4b"],
    skeletonShine: ["#f8f2e6", "#2a3e60"],
    stage: ["#10203a", "#071120"],
    overlay: ["rgba(7,31,61,.62)", "rgba(3,9,19,.72)"],
    veil: ["rgba(251,246,236,.72)", "rgba(12,22,38,.72)"],
    scrim: "rgba(7,31,61,.88)",
  },
  /** Text and icons. `action` is for text buttons and what is chosen, `onFill` for every filled ground but gold. */
  fg: {
    DEFAULT: ["#10203a", "#e9eef6"],
    muted: ["#44526b", "#b6c3d6"],
    subtle: ["#5f6b80", "#9dacc2"],
    placeholder: ["#6a6a66", "#9aa9bf"],
    disabled: ["#5b5a52", "#93a2b8"],
    link: ["#07559e", "#83bdf2"],
    action: ["#06427d", "#a9cef0"],
    give: ["#06427d", "#a9cef0"],
    receive: ["#694400", "#ffcf4d"],
    info: ["#06427d", "#a9cef0"],
    success: ["#0f5f34", "#7fd8a2"],
    warning: ["#694400", "#ffcf4d"],
    danger: ["#92220f", "#ffaa99"],
    error: ["#b92c15", "#ff917c"],
    confirmed: ["#0b6a70", "#72d2d5"],
    claim: ["#8a3f00", "#ffb57f"],
    onHeader: "#dcebfa",
    onFill: "#ffffff",
    onSwap: "#10203a",
    onPremium: "#ffcf4d",
  },
  /** Lines. `tint` is for the edge of what may lie on any colour. */
  border: {
    subtle: ["#e8dfcd", "#2d3f5b"],
    control: ["#8b846f", "#7c8da8"],
    tint: ["rgba(16,32,58,.14)", "rgba(255,255,255,.16)"],
    focus: ["#2f88d0", "#6fade3"],
    focusOnHeader: "#ffbd1f",
    focusHalo: ["#a9cef0", "#2b5f97"],
    selected: ["#07559e", "#6fade3"],
    error: ["#b92c15", "#ff917c"],
    errorHalo: ["#fad7ce", "#7a2e22"],
    give: ["#2f88d0", "#4f9bdb"],
    receive: ["#ffdf85", "#7a5f1c"],
    premium: "#ffbd1f",
    sponsored: ["#b92c15", "#e0523a"],
  },
  /** Filled buttons, and what is chosen. */
  action: {
    swap: "#ffbd1f",
    swapHover: "#ffcf4d",
    swapActive: "#f2a900",
    primary: ["#07559e", "#1672c6"],
    primaryHover: "#0c6abd",
    primaryActive: ["#06427d", "#07559e"],
    confirm: "#157a43",
    confirmHover: "#1a8549",
    confirmActive: "#0f5f34",
    selected: ["#06427d", "#1672c6"],
  },
  /** Ribbons, steps, icons and banners. */
  fill: {
    give: ["#06427d", "#0c6abd"],
    receive: ["#ffdf85", "#4d3e19"],
    info: ["#07559e", "#1672c6"],
    success: "#157a43",
    complete: "#0f5f34",
    danger: "#b92c15",
    ended: "#92220f",
    nearby: "#0b6a70",
    premium: ["#10203a", "#263853"],
  },
  /** Drawings and maps. */
  art: {
    give: ["#07559e", "#6fade3"],
    receive: "#ffbd1f",
    featherReceive: ["#f2a900", "#ffbd1f"],
    star: ["#f2a900", "#ffbd1f"],
    starEdge: ["#b97f00", "#ffbd1f"],
    softGive: ["#d6e8f8", "#1b3d66"],
    softReceive: ["#ffedbb", "#43381c"],
    water: ["#d6e8f8", "#0f2440"],
    land: ["#fbf6ec", "#26374f"],
  },
  shadow: {
    soft: ["rgba(16,32,58,.07)", "rgba(0,0,0,.3)"],
    medium: ["rgba(16,32,58,.15)", "rgba(0,0,0,.45)"],
    strong: ["rgba(16,32,58,.28)", "rgba(0,0,0,.6)"],
    swapButton: "rgba(105,68,0,.22)",
  },
} as const satisfies Record<string, Record<string, string | readonly [light: string, dark: string]>>;

type Colors = typeof COLORS;
type Group = keyof Colors;

/** As components name them: `bg.surface`, `fg`. */
export type ColorName = {
  [G in Group]: { [N in keyof Colors[G] & string]: N extends "DEFAULT" ? G : `${G}.${N}` }[keyof Colors[G] & string];
}[Group];

/** A colour where no style property takes its name: in attributes of SVG, and for Leaflet. */
export const colorVar = (name: ColorName) =>
  `var(--tq-colors-${name.replace(/[.A-Z]/g, (sign) => (sign === "." ? "-" : `-${sign.toLowerCase()}`))})`;
