import { defineSlotRecipe } from "@chakra-ui/react/styled-system";

/** Two tiles facing each other. Sizes by use: hero, card, composer, pinned in a chat, list. */
export const transactionPairRecipe = defineSlotRecipe({
  className: "tq-swap",
  slots: ["root", "pair", "tile", "empty", "grid", "cell", "words", "seal", "labels"],
  base: {
    root: { width: "100%" },
    pair: {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      height: "var(--swap-height)",
      gap: "2.5",
    },
    tile: {
      position: "relative",
      overflow: "hidden",
      minWidth: 0,
      bg: "bg.surface",
      borderRadius: "plumaLg",
      boxShadow: "0 0 0 3px {colors.bg.surface}",
      "& img": { width: "100%", height: "100%", objectFit: "cover" },
    },
    empty: {
      display: "flex",
      flexDirection: "column",
      alignItems: "center",
      justifyContent: "center",
      gap: "2",
      p: "3",
      minWidth: 0,
      borderRadius: "plumaLg",
      border: "2px dashed {colors.border.give}",
      bg: "bg.give",
      color: "fg.give",
      fontWeight: 700,
      textStyle: "small",
      textAlign: "center",
    },
    grid: { display: "grid", height: "100%", gap: "3px", gridAutoFlow: "column", gridAutoColumns: "1fr" },
    cell: { minWidth: 0, minHeight: 0, overflow: "hidden", position: "relative" },
    words: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr)",
      placeItems: "center",
      minHeight: 0,
      overflow: "hidden",
      px: "2",
      bg: "fill.give",
      color: "fg.onFill",
      fontWeight: 700,
      textAlign: "center",
      textStyle: "caption",
      overflowWrap: "anywhere",
      "&[data-alone=right]": { pl: "3", pr: "var(--swap-seal)" },
      "&[data-alone=left]": { pl: "var(--swap-seal)", pr: "3" },
    },
    seal: { position: "absolute", left: "50%", top: "50%", transform: "translate(-50%, -50%)", zIndex: 1 },
    labels: {
      display: "flex",
      justifyContent: "space-between",
      gap: "3",
      mt: "2",
      textStyle: "small",
      fontWeight: 700,
    },
  },
  variants: {
    size: {
      hero: { pair: { "--swap-height": { base: "150px", md: "264px" }, "--swap-seal": "46px", gap: "14px" } },
      card: { pair: { "--swap-height": { base: "172px", md: "260px" }, "--swap-seal": { base: "32px", md: "42px" } } },
      composer: { pair: { "--swap-height": { base: "150px", md: "210px" }, "--swap-seal": "30px" } },
      panel: { pair: { "--swap-height": "150px", "--swap-seal": "30px", gap: "2" } },
      pinned: {
        pair: { "--swap-height": { base: "58px", md: "76px" }, gap: "2", width: { base: "124px", md: "160px" } },
        tile: { borderRadius: "plumaThumb", boxShadow: "0 0 0 2px {colors.bg.surface}" },
        empty: { borderRadius: "plumaThumb", p: "1" },
        words: { fontSize: "0.6875rem", lineHeight: "1.1" },
      },
      list: {
        pair: { "--swap-height": "56px", width: "104px", gap: "0" },
        tile: {
          borderRadius: "plumaThumb",
          boxShadow: "0 0 0 2px {colors.bg.surface}",
          width: "56px",
          "&:last-of-type": { justifySelf: "end" },
        },
        empty: { borderRadius: "plumaThumb", p: "1", width: "56px" },
        words: { fontSize: "0.625rem", lineHeight: "1.1" },
      },
    },
    /** The tiles slide together and settle; for accepting and completing. */
    settling: {
      true: {
        tile: {
          "&:first-of-type": { animation: "settle-give {durations.swap} {easings.swap}" },
          "&:last-of-type": { animation: "settle-receive {durations.swap} {easings.swap}" },
        },
      },
    },
  },
  defaultVariants: { size: "card" },
});
