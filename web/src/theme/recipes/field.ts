import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Shared by input, select and textarea; `aria-invalid` turns the border red and 2 px wide. */
export const controlRecipe = defineRecipe({
  className: "tq-control",
  base: {
    width: "100%",
    minH: "3rem",
    px: "3.5",
    borderRadius: "control",
    border: "1.5px solid {colors.border.control}",
    bg: "bg.surface",
    color: "fg",
    fontFamily: "body",
    fontSize: "1rem",
    lineHeight: "1.5rem",
    transition: "border-color {durations.fast}, box-shadow {durations.fast}",
    _focusVisible: {
      outline: "none",
      borderColor: "border.selected",
      boxShadow: "0 0 0 3px {colors.border.focusHalo}",
    },
    _invalid: {
      borderColor: "border.error",
      borderWidth: "2px",
      _focusVisible: { boxShadow: "0 0 0 3px {colors.border.errorHalo}" },
    },
    _disabled: {
      bg: "bg.disabled",
      color: "fg.disabled",
      borderColor: "border.subtle",
      cursor: "not-allowed",
      opacity: 1,
    },
  },
  variants: {
    kind: {
      input: {},
      select: { appearance: "none", pr: "10", cursor: "pointer", textOverflow: "ellipsis" },
      textarea: { minH: "7.5rem", py: "3", resize: "vertical" },
    },
  },
  defaultVariants: { kind: "input" },
});
