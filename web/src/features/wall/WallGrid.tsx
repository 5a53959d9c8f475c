import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useCardSize } from "../../components/ui/cardSize";

/** Between cards, in both directions. */
export const GAP = { base: "3", sm: "5" };

/** The columns of the wall: on phones two, or one of large cards; three where there is room. */
export function WallGrid({ children }: { children: ReactNode }) {
  const { cardSize } = useCardSize();
  return (
    <chakra.div
      display="grid"
      gap={GAP}
      gridTemplateColumns={{
        base: `repeat(${cardSize === "large" ? 1 : 2}, minmax(0, 1fr))`,
        sm: "repeat(2, minmax(0, 1fr))",
        xl: "repeat(3, minmax(0, 1fr))",
      }}
    >
      {children}
    </chakra.div>
  );
}
