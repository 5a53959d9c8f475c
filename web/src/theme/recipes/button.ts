import { defineRecipe } from "@chakra-ui/react/styled-system";

const outlined = (color: string) => ({ bg: "white", boxShadow: `inset 0 0 0 1.5px {colors.${color}}` });

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
        bg: "oro.400",
        color: "tinta",
        boxShadow: "swapButton",
        _hover: { bg: "oro.300" },
        _active: { bg: "oro.500" },
      },
      primary: { bg: "azul.600", color: "white", _hover: { bg: "azul.500" }, _active: { bg: "azul.700" } },
      confirm: { bg: "hoja.600", color: "white", _hover: { bg: "hoja.500" }, _active: { bg: "hoja.700" } },
      secondary: { ...outlined("azul.600"), color: "azul.700", _hover: { bg: "azul.50" } },
      danger: { ...outlined("rojo.600"), color: "rojo.600", _hover: { bg: "rojo.50" } },
      text: { bg: "transparent", color: "azul.700", _hover: { bg: "azul.50" } },
      onHeader: { bg: "transparent", color: "white", boxShadow: "inset 0 0 0 2px white", _hover: { bg: "azul.600" } },
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
