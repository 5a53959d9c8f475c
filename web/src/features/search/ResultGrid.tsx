import type { ComponentProps } from "react";
import { CardGrid } from "../../components/ui/CardGrid";
import { useCardSize } from "../../components/ui/cardSize";

/** The grid of cards; on phones with one column where the viewer prefers large cards. */
export function ResultGrid(props: ComponentProps<typeof CardGrid>) {
  const { cardSize } = useCardSize();
  return <CardGrid isLargeOnPhones={cardSize === "large"} {...props} />;
}
