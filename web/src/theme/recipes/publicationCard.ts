import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

const subgrid = "@supports (grid-template-rows: subgrid)";

/** In a row of the wall what is alike lies at one height: picture, «tengo», «quiero», and the last line of each. */
const inRows = {
  root: {
    [subgrid]: {
      display: "grid",
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
      gridTemplateColumns: "minmax(0, 1fr)",
      rowGap: "0",
      height: "auto",
    },
  },
  // As a line of text it would be higher beside a name without a mark.
  owner: { display: "flex", mt: "auto", pt: "2" },
  wants: { display: "flex", flexDirection: "column", [subgrid]: { mt: "0" } },
  tags: { flex: "1", alignContent: "flex-start" },
} as const;

/** A card that stands alone fills the row, or half of it on wide screens, with its picture beside the rest. */
const lone = "[data-lone] > &";
const loneInside = "[data-lone] > * > &";
const loneRoot = {
  display: "grid",
  gridColumn: { base: "1 / -1", lg: "span 2" },
  gridRow: "auto",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  gridTemplateRows: "1fr auto",
} as const;

/** Top half «tengo», bottom half «quiero», divided by a dashed gold line with the seal on it. */
export const publicationCardRecipe = defineSlotRecipe({
  className: "tq-publication",
  slots: [
    "root",
    "picture",
    "ribbons",
    "save",
    "body",
    "title",
    "meta",
    "owner",
    "wants",
    "seal",
    "label",
    "tags",
    "action",
  ],
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      position: "relative",
      minWidth: 0,
      height: "100%",
      bg: "bg.surface",
      border: "1px solid {colors.border.subtle}",
      borderRadius: "card",
      overflow: "hidden",
      boxShadow: "1",
      "&[data-kind=SPONSORED]": { borderColor: "border.sponsored" },
      "&[data-kind=PREMIUM]": { borderColor: "border.premium", boxShadow: "inset 0 0 0 1px {colors.border.premium}" },
      "&[data-kind=INTEREST], &[data-kind=INTERESTED]": { borderColor: "border.give" },
      transition: "transform {durations.fast}, box-shadow {durations.fast}",
      "@media (hover: hover) and (prefers-reduced-motion: no-preference)": {
        "&:hover": { transform: "translateY(-2px)", boxShadow: "{shadows.2}" },
      },
    },
    picture: { position: "relative", overflow: "hidden", aspectRatio: "1 / 1" },
    ribbons: {
      position: "absolute",
      left: "3",
      top: "3",
      display: "flex",
      flexWrap: "wrap",
      gap: "1.5",
      maxWidth: "calc(100% - 70px)",
      pointerEvents: "none",
    },
    save: { position: "absolute", right: "2", top: "2" },
    body: { p: "14px 16px 24px", display: "flex", flexDirection: "column", gap: "1", flex: "1" },
    title: {
      fontFamily: "body",
      letterSpacing: "normal",
      fontWeight: 600,
      fontSize: "1rem",
      lineHeight: "1.3125rem",
      lineClamp: 2,
      overflowWrap: "anywhere",
      // The whole upper half links to the publication; the buttons lie above it.
      "& a": { color: "inherit", textDecoration: "none", _after: { content: '""', position: "absolute", inset: 0 } },
      "& a:focus-visible": {
        outline: "none",
        _after: { outline: "3px solid {colors.border.focus}", outlineOffset: "-3px", borderRadius: "card" },
      },
    },
    meta: {
      overflow: "hidden",
      textStyle: "caption",
      color: "fg.muted",
      // Clips the dot before the first item of a line.
      "& > div": { display: "flex", flexWrap: "wrap", ml: "-14px" },
      "& > div > span": {
        display: "inline-flex",
        alignItems: "center",
        gap: "1",
        // The gap of an icon follows the dot, too.
        _before: { content: '"·"', width: "14px", mr: "-1", textAlign: "center" },
      },
    },
    owner: { mt: "2" },
    wants: {
      position: "relative",
      mt: "auto",
      p: "14px 16px 16px",
      bg: "bg.receive",
      borderTop: "2px dashed {colors.border.receive}",
    },
    seal: {
      position: "absolute",
      right: "14px",
      top: "-21px",
      display: "grid",
      placeItems: "center",
      width: "40px",
      height: "40px",
      borderRadius: "full",
      bg: "bg.surface",
      boxShadow: "0 0 0 1px {colors.border.subtle}, 0 2px 6px {colors.shadow.medium}",
    },
    label: { textStyle: "caption", fontWeight: 700, color: "fg.receive" },
    tags: { display: "flex", flexWrap: "wrap", gap: "1.5", mt: "2", listStyleType: "none" },
    action: { mt: "3.5", position: "relative" },
  },
  variants: {
    kind: {
      wall: { ...inRows, picture: { aspectRatio: { base: "5 / 4", sm: "1 / 1" } } },
      dense: {
        root: inRows.root,
        ribbons: { left: { base: "2", sm: "3" }, top: { base: "2", sm: "3" } },
        body: { p: { base: "12px 12px 20px", sm: "14px 16px 24px" } },
        owner: { ...inRows.owner, display: { base: "none", sm: "flex" } },
        wants: { ...inRows.wants, p: { base: "12px", sm: "14px 16px 16px" } },
        tags: {
          ...inRows.tags,
          mt: { base: "1.5", sm: "2" },
          alignItems: { base: "center", sm: "stretch" },
        },
        action: { display: { base: "none", sm: "block" } },
      },
      compact: {
        root: { ...inRows.root, [lone]: loneRoot },
        picture: { [loneInside]: { gridRow: "1 / -1", aspectRatio: "auto" } },
        ribbons: { left: { base: "2", md: "3" }, top: { base: "2", md: "3" } },
        body: { p: { base: "12px 12px 20px", md: "14px 16px 24px" }, [loneInside]: { pr: "14" } },
        // Two lines, also of a short one: what follows lies at one height in a row.
        title: { minHeight: "2.625rem" },
        wants: { [subgrid]: { mt: "0" }, p: { base: "12px", md: "12px 16px 16px" } },
        tags: { mt: "1.5", alignItems: "center" },
      },
    },
  },
  defaultVariants: { kind: "wall" },
});
