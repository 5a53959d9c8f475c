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
    color: "tinta",
    overflowWrap: "anywhere",
  },
  variants: {
    kind: {
      plain: { bg: "white", boxShadow: "inset 0 0 0 1px {colors.oro.200}" },
      hit: { bg: "oro.400", fontWeight: 700 },
      more: { px: "0.5", color: "oro.800", fontWeight: 700 },
    },
    size: { m: {}, l: { minH: "34px", px: "3", textStyle: "body" } },
  },
  defaultVariants: { kind: "plain", size: "m" },
});
