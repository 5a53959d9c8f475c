import type { DraftField, PublicationDraft } from "./publicationSchema";

/** The input fields shared by creating and editing. */
export function toPublicationInput(draft: PublicationDraft) {
  const { place } = draft;
  if (!place) throw new Error("no place");
  const isProduct = draft.type === "PRODUCT";
  return {
    requestId: draft.requestId,
    title: draft.title.trim().replace(/\s+/g, " "),
    priceUsd: Number(draft.price),
    condition: isProduct ? draft.condition || null : null,
    usage: isProduct && draft.condition === "USED" ? draft.usage || null : null,
    description: draft.description.trim(),
    interests: draft.interests,
    acceptsOtherOffers: draft.interests.length === 0 || draft.acceptsOtherOffers,
    address: draft.address.trim(),
    reference: draft.reference.trim() || null,
    municipality: place.municipality,
    state: place.state,
    coordinates: { latitude: place.latitude, longitude: place.longitude },
  };
}

/** Input field of the mutation -> field of the form. */
const FORM_NAMES: Record<string, DraftField> = {
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

/** Sends the form; resolves to the refusals, empty on success. Its requestId makes a repeat harmless. */
export type SendDraft = (draft: PublicationDraft) => Promise<Refusal[]>;
