import { checkLength, cleanText } from "./text";

export const maxWrittenOffer = 300;
const maxOfferedPublications = 20;

const proposalTexts = {
  empty: "Ofrece una de tus publicaciones o escribe una propuesta",
  tooLong: "La propuesta no puede tener más de 300 caracteres",
  tooMany: "Solo puedes ofrecer 20 publicaciones",
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
