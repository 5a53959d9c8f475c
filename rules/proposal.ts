import { checkLength, cleanText } from "./text";
import type { TransactionRole } from "./transaction";

/** Characters of what is offered in words instead of publications, or besides them. */
export const maxWrittenOffer = 300;
const maxOfferedPublications = 20;

/** Why a proposal is refused. */
export const proposalTexts = {
  secondLive: "Ya tienes una propuesta para esta publicación: puedes modificarla",
  empty: "Ofrece una de tus publicaciones o escribe una propuesta",
  tooLong: `La propuesta no puede tener más de ${maxWrittenOffer} caracteres`,
  tooMany: `Solo puedes ofrecer ${maxOfferedPublications} publicaciones`,
  tooManyAdded: `Solo se pueden agregar ${maxOfferedPublications} publicaciones`,
  complement: "El complemento va de 1 a 100.000 USD, sin céntimos",
};

/** What is offered in words; blank where publications are offered. */
export function checkWrittenOffer(text: string): string | null {
  return checkLength(cleanText(text), { max: maxWrittenOffer, tooLong: proposalTexts.tooLong });
}

/** Which publications are offered. */
export function checkOfferedPublications(ids: readonly unknown[]): string | null {
  return new Set(ids).size > maxOfferedPublications ? proposalTexts.tooMany : null;
}

/** A proposal offers publications, words or both. */
export function checkOfferPresence(publicationCount: number, text: string): string | null {
  return publicationCount === 0 && cleanText(text) === "" ? proposalTexts.empty : null;
}

/** Which publications of the owner are added to the one that is asked for. */
export function checkAddedPublications(ids: readonly unknown[]): string | null {
  return new Set(ids).size > maxOfferedPublications ? proposalTexts.tooManyAdded : null;
}

/** Money on top of the things, for what they are apart in value. */
export interface Complement {
  /** In whole US cents. */
  amountCents: number;
  /** Who pays it. */
  payer: TransactionRole;
}

/** Most that can be agreed on, in whole US dollars. */
const maxComplement = 100_000;

/** Whole dollars, in cents. */
export function checkComplement(amountCents: number): string | null {
  const isWhole = Number.isInteger(amountCents) && amountCents % 100 === 0;
  return isWhole && amountCents >= 100 && amountCents <= maxComplement * 100 ? null : proposalTexts.complement;
}
