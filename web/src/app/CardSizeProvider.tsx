import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { CardSizeContext } from "../components/ui/cardSize";
import { cardSizeCookie } from "../lib/cardSizeCookie";
import type { CardSize } from "../lib/cardSizeCookie";

/** Keeps the size of the cards on this device. */
export function CardSizeProvider({ initial, children }: { initial: CardSize; children: ReactNode }) {
  const [cardSize, setCardSize] = useState(initial);
  const state = useMemo(
    () => ({
      cardSize,
      changeCardSize: (size: CardSize) => {
        document.cookie = cardSizeCookie(size);
        setCardSize(size);
      },
    }),
    [cardSize],
  );
  return <CardSizeContext value={state}>{children}</CardSizeContext>;
}
