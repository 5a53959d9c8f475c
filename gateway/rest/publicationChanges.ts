import type { RestClient } from "./client";
import type { FormPart } from "./multipart";
import { fieldParts } from "./publicationContent";
import type { PublicationForm, PublicationUpdate } from "./publicationContent";
import { publicationRecord } from "./publicationRecord";
import type { PublicationRecord } from "./publicationRecord";
import { unwrapped } from "./shapes";

const publicationAnswer = unwrapped(publicationRecord, "publication");

/** Stores a publication with its pictures, streamed. The request id makes a repeat harmless. */
export function createPublication(rest: RestClient, form: PublicationForm): Promise<PublicationRecord> {
  const { requestId, pictures, ...fields } = form;
  const parts = [
    ...fieldParts(fields),
    ...creationParts(form),
    ...pictures.map((file) => ({ name: "picture_data[]", file })),
  ];
  return rest.changePublicReads(() =>
    rest.post("/publications", publicationAnswer, { form: parts, idempotencyKey: requestId }),
  );
}

/** Changes an own publication. NOT_FOUND for other people's, CONFLICT where it changed since `revision`. */
export function updatePublication(
  rest: RestClient,
  publicationId: string,
  form: PublicationUpdate,
): Promise<PublicationRecord> {
  const { requestId, pictures, ...fields } = form;
  const parts = [
    ...fieldParts(fields),
    ...pictures.map((picture) => ({ name: "picture_order[]", value: typeof picture === "string" ? picture : "new" })),
    ...pictures.flatMap((picture) => (typeof picture === "string" ? [] : [{ name: "picture_data[]", file: picture }])),
  ];
  return rest.changePublicReads(() =>
    rest.post(`/publications/${encodeURIComponent(publicationId)}`, publicationAnswer, {
      form: parts,
      idempotencyKey: requestId,
    }),
  );
}

/** What an original backend expects of a new publication besides; the session names the sender, not a token. */
function creationParts({ price, product_categories_id }: PublicationForm): FormPart[] {
  return [
    { name: "publish_date", value: new Date().toISOString() },
    { name: "reference_price", value: String(price) },
    { name: "subCategory", value: product_categories_id },
    { name: "exchange_interest_category", value: "" },
    { name: "token", value: "" },
  ];
}

/** Shows an own publication or hides it; null where the response leaves it out. NOT_FOUND for other people's. */
export async function updatePublicationStatus(
  rest: RestClient,
  publicationId: string,
  to: "active" | "inactive",
): Promise<PublicationRecord | null> {
  const json = { publication_status: to === "active" ? 0 : 1 };
  const answer = publicationAnswer.nullable().catch(null);
  return rest.changePublicReads(() =>
    rest.post(`/publications/update_status/${encodeURIComponent(publicationId)}`, answer, { json }),
  );
}
