import { defineRecipe } from "@chakra-ui/react/styled-system";

const outlined = (color: string) => ({ bg: "bg.surface", boxShadow: `inset 0 0 0 1.5px {colors.${color}}` });

/** Gold is only for publishing, proposing and accepting; green confirms a transaction. */
export const buttonRecipe = defineRecipe({
  className: "tq-button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    position: "relative",
    flexShrink: 0,
    border: 0,
    fontFamily: "body",
    fontWeight: 700,
    fontSize: "1rem",
    lineHeight: 1.1,
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    userSelect: "none",
    transition: "background-color {durations.fast} {easings.standard}",
    _disabled: { bg: "bg.disabled", color: "fg.disabled", boxShadow: "none", cursor: "not-allowed" },
  },
  variants: {
    variant: {
      swap: {
        bg: "action.swap",
        color: "fg.onSwap",
        boxShadow: "swapButton",
        _hover: { bg: "action.swapHover" },
        _active: { bg: "action.swapActive" },
      },
      primary: {
        bg: "action.primary",
        color: "fg.onFill",
        _hover: { bg: "action.primaryHover" },
        _active: { bg: "action.primaryActive" },
      },
      confirm: {
        bg: "action.confirm",
        color: "fg.onFill",
        _hover: { bg: "action.confirmHover" },
        _active: { bg: "action.confirmActive" },
      },
      secondary: { ...outlined("border.selected"), color: "fg.action", _hover: { bg: "bg.hover" } },
      danger: { ...outlined("border.error"), color: "fg.error", _hover: { bg: "bg.danger" } },
      text: { bg: "transparent", color: "fg.action", _hover: { bg: "bg.hover" } },
      onHeader: {
        bg: "transparent",
        color: "fg.onFill",
        boxShadow: "inset 0 0 0 2px {colors.fg.onFill}",
        _hover: { bg: "bg.headerHover" },
      },
    },
    size: {
      s: {
        minH: "2.5rem",
        px: "3.5",
        borderRadius: "md",
        fontSize: "0.9375rem",
        _after: { content: '""', position: "absolute", inset: "-2px 0" },
      },
      m: { minH: "3rem", px: "5", borderRadius: "control" },
      l: { minH: "3.5rem", px: "26px", borderRadius: "lg", fontSize: "1.0625rem" },
    },
    wide: { true: { width: "100%" } },
  },
  defaultVariants: { variant: "primary", size: "m" },
});
