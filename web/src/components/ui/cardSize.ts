import { createContext, useContext } from "react";
import type { CardSize } from "../../lib/cardSizeCookie";

interface CardSizeState {
  cardSize: CardSize;
  changeCardSize: (size: CardSize) => void;
}

/** Small, as for who has chosen nothing. */
export const CardSizeContext = createContext<CardSizeState>({ cardSize: "small", changeCardSize: () => {} });

/** The size of the cards on phones, as the viewer has chosen it. */
export function useCardSize(): CardSizeState {
  return useContext(CardSizeContext);
}
