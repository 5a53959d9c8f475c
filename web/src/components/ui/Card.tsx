import { chakra } from "@chakra-ui/react/styled-system";

/** A raised box for forms, panels and cards. */
export const Card = chakra("div", {
  base: { bg: "bg.surface", border: "1px solid {colors.border.subtle}", borderRadius: "card", boxShadow: "1" },
});

/** The 1200 px column of a page, with its margins. */
export const Container = chakra("div", {
  base: {
    width: "100%",
    maxWidth: { base: "calc({sizes.container} + 3rem)", "2xl": "calc({sizes.container} + 1.5rem)" },
    mx: "auto",
    px: { base: "4", md: "6", "2xl": "3" },
  },
});
