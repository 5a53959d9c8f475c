import { messages } from "./messages";

interface Offer {
  titles: readonly string[];
  /** A written offer. */
  text?: string | null | undefined;
}

/** An offer as text: its titles and what it says in words. */
export function describeOffer({ titles, text }: Offer): string {
  const parts = text ? [...titles, messages.swap.written(text)] : [...titles];
  return parts.length > 0 ? new Intl.ListFormat("es", { type: "conjunction" }).format(parts) : messages.swap.nothingYet;
}
