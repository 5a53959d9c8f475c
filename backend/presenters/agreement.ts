import { imageUrl } from "../adapters/images";
import type { AgreementRow } from "../db/agreements";
import type { AgreementContent } from "../db/schema/agreements";
import { canonicalForm } from "../policies/agreement";

/** The wire record of what was agreed on, the same for both parties. */
export function presentAgreement({ content, hash, isMasked }: AgreementRow, origin: string) {
  const { version, offerVersion, author, agreedAt, owner, interested } = content;
  return {
    version,
    offer_version: offerVersion,
    author,
    agreed_at: agreedAt,
    hash,
    // What is left after an erasure has another hash.
    canonical: isMasked ? null : canonicalForm(content),
    owner: presentSide(owner, origin),
    interested: presentSide(interested, origin),
  };
}

const presentSide = ({ userId, name, things, words, moneyCents }: AgreementContent["owner"], origin: string) => ({
  user_id: userId,
  name,
  things: things.map(({ id, type, title, condition, usage, priceUsd, pictures }) => ({
    id,
    publication_type: type,
    title,
    product_status: condition,
    condition: usage,
    price: priceUsd,
    pictures: pictures.map((picture) => imageUrl(origin, picture)),
  })),
  words,
  money: moneyCents,
});
