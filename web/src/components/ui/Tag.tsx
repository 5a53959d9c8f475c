import { chakra } from "@chakra-ui/react/styled-system";

/** An interest of a publication; `hit` when the viewer has it. */
export const Tag = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minH: "26px",
    px: "9px",
    py: "3px",
    borderRadius: "plumaXs",
    textStyle: "caption",
    color: "fg",
    overflowWrap: "anywhere",
  },
  variants: {
    kind: {
      plain: { bg: "bg.surface", boxShadow: "inset 0 0 0 1px {colors.border.receive}" },
      hit: { bg: "action.swap", color: "fg.onSwap", fontWeight: 700 },
      more: { px: "0.5", color: "fg.receive", fontWeight: 700 },
    },
    size: { m: {}, l: { minH: "34px", px: "3", textStyle: "body" } },
  },
  defaultVariants: { kind: "plain", size: "m" },
});
