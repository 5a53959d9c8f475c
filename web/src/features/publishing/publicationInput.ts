import type { FieldName } from "./publicationFields";
import type { PublicationDraft } from "./publicationSchema";

/** Input field of the mutation -> field of the form. */
const FORM_NAMES: Record<string, FieldName> = {
  priceUsd: "price",
  coordinates: "place",
  municipality: "place",
  state: "place",
};

interface Refusal {
  field: string | null;
  message: string;
}

/** Maps server errors to the form's fields. */
export function toFormErrors(errors: readonly Refusal[]): Refusal[] {
  return errors.map((error) => {
    const name = error.field?.split(".")[0] ?? null;
    return { message: error.message, field: name ? (FORM_NAMES[name] ?? name) : null };
  });
}

/** What became of a form: the refusals, or the publication. */
interface SentDraft {
  refusals: Refusal[];
  publicationId: string | null;
}

/** Sends the form; its requestId makes a repeat harmless. */
export type SendDraft = (draft: PublicationDraft) => Promise<SentDraft>;
