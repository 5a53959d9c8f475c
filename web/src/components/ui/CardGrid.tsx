import { chakra } from "@chakra-ui/react/styled-system";
import { below348, below425 } from "../../theme/breakpoints";

/** Two columns on phones, up to four. */
export const CardGrid = chakra("div", {
  base: {
    display: "grid",
    gap: { base: "4", md: "5" },
    [below425]: { gap: "3" },
    [below348]: { gap: "2" },
    gridTemplateColumns: {
      base: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
      lg: "repeat(4, minmax(0, 1fr))",
    },
  },
  variants: {
    isLargeOnPhones: {
      true: { gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" } },
    },
  },
});
