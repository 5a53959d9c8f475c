import type { TransactionRole } from "../../../__generated__/enums";
import { toSide } from "../../../components/transaction/toSide";
import type { TermsValues } from "./termsSchema";
import type { Thing } from "./thingFragment";

/** What a side gives, as it stands in the form. */
interface FormSide {
  things: readonly Thing[];
  /** What else it gives, which has no price. */
  words: string;
  /** In cents. */
  money: number;
}

/** The same as it is drawn. */
export const drawSide = ({ things, words, money }: FormSide) =>
  toSide({ publications: things, text: words || null, money: money > 0 ? { amount: money } : null });

/** What a side pays on top, in cents. */
export const moneyOf = ({ payer, amount }: TermsValues, side: "VIEWER" | "OTHER"): number =>
  payer === side ? Number(amount || 0) * 100 : 0;

/** As the server takes it. */
export function complementOf({ payer, amount }: TermsValues, viewerRole: TransactionRole) {
  if (payer === "NONE") return null;
  const isOwner = (payer === "VIEWER") === (viewerRole === "OWNER");
  return { amountUsd: Number(amount), payer: isOwner ? ("OWNER" as const) : ("INTERESTED" as const) };
}

/** Fields of the form that a refusal can belong to. */
export const termsFields = ["own", "theirs", "writtenOffer", "amount"] as const;

/** Refusals with the form's field in place of the server's. */
export function atTermsFields<Refusal extends { field: string | null }>(
  errors: readonly Refusal[],
  viewerRole: TransactionRole,
): Refusal[] {
  const isOwner = viewerRole === "OWNER";
  const names: Record<string, string> = {
    offeredPublicationIds: isOwner ? "theirs" : "own",
    addedPublicationIds: isOwner ? "own" : "theirs",
    complement: "amount",
  };
  return errors.map((error) => ({ ...error, field: names[error.field?.split(".")[0] ?? ""] ?? error.field }));
}
