/** What one side of an offer is worth. */
export interface SideValue {
  /** In whole cents: the things with a price, and money. */
  amount: number;
  /** Whether all of it has a price. */
  isWhole: boolean;
}

/** What a side is worth, as its owners have said. */
export function valueOf(
  things: readonly { price: { amount: number } | null }[],
  words: string,
  money: number,
): SideValue {
  return {
    amount: things.reduce((sum, { price }) => sum + (price?.amount ?? 0), money),
    isWhole: words.trim() === "" && things.every(({ price }) => price !== null),
  };
}
