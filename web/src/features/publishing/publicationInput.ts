import type { DraftField, PublicationDraft } from "./publicationSchema";

/** What creating and editing send alike. */
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

/** Input field of the server -> name in the form. */
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

/** Refusals at the names of the form. */
export function toFormErrors(errors: readonly Refusal[]): Refusal[] {
  return errors.map((error) => {
    const name = error.field?.split(".")[0] ?? null;
    return { message: error.message, field: name ? (FORM_NAMES[name] ?? name) : null };
  });
}

/** Sends the form; answers why not, empty when it was done. The requestId in it makes a repeat harmless. */
export type SendDraft = (draft: PublicationDraft) => Promise<Refusal[]>;
