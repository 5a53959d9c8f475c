import { z } from "zod";
import type { RestClient } from "./client";
import { count, id, list, listOrEmpty, number, requiredMoment, text } from "./shapes";

const agreedThing = z.object({
  id,
  publication_type: text,
  title: text,
  product_status: text,
  condition: text,
  price: number,
  pictures: listOrEmpty(z.string()),
});
/** A publication as it was when both agreed, whatever it is now. `price` is in US dollars. */
export type AgreedThingRecord = z.output<typeof agreedThing>;

const side = z.object({
  user_id: id,
  name: text,
  things: listOrEmpty(agreedThing),
  words: text,
  /** In whole cents. */
  money: count,
});
/** What one party gives. After the erasure of their data name and pictures are gone. */
export type AgreementSideRecord = z.output<typeof side>;

/** What both parties of a transaction agreed on. */
const agreementRecord = z.object({
  version: z.int(),
  offer_version: z.int(),
  agreed_at: requiredMoment,
  hash: z.string(),
  canonical: text,
  owner: side,
  interested: side,
});
/** Never changed once written. `hash` is the SHA-256 of `canonical`, which is null after a party's erasure. */
export type AgreementRecord = z.output<typeof agreementRecord>;

/** The last version first; undefined where the backend writes none down. */
export function listAgreements(rest: RestClient, transactionId: string): Promise<AgreementRecord[] | undefined> {
  return rest.ifSupported(
    "/v1/agreements/{id}",
    async () =>
      (await rest.get(`/v1/agreements/${encodeURIComponent(transactionId)}`, list(agreementRecord, "agreements")))
        .items,
  );
}
