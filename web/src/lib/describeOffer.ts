import type { TransactionRole } from "../__generated__/enums";
import { messages } from "./messages";
import { wholeDollarLabel } from "./money";

interface Offer {
  titles: readonly string[];
  /** A written offer. */
  text?: string | null | undefined;
}

interface Version extends Offer {
  /** What the owner gives beside the publication that is asked for. */
  addedTitles: readonly string[];
  complement: { money: { amount: number }; payer: TransactionRole } | null;
}

/** A version of an offer as text, with what the owner gives besides, and money. */
export function describeVersion({ titles, text, addedTitles, complement }: Version): string {
  const money = (payer: TransactionRole) =>
    complement?.payer === payer ? [wholeDollarLabel(complement.money.amount)] : [];
  const offered = describeOffer({ titles: [...titles, ...money("INTERESTED")], text });
  const added = [...addedTitles, ...money("OWNER")];
  return added.length > 0 ? messages.swap.alsoFor(offered, describeOffer({ titles: added })) : offered;
}

/** An offer as text: its titles and what it says in words. */
export function describeOffer({ titles, text }: Offer): string {
  const parts = text ? [...titles, messages.swap.written(text)] : [...titles];
  return parts.length > 0 ? new Intl.ListFormat("es", { type: "conjunction" }).format(parts) : messages.swap.nothingYet;
}
