import { checkLength, cleanText } from "./text";
import type { TransactionRole, TransactionStatus } from "./transaction";

/** Who has opened the claim that a transaction is in; null where none is open. */
export function claimantOf(status: TransactionStatus): TransactionRole | null {
  if (status === "claim_owner") return "owner";
  return status === "claim_interested" ? "interested" : null;
}

/** Characters of what the other party of a claim says; what the claimant says first has `maxClaimReason`. */
export const maxClaimStatement = 1_000;
/** Pictures of one party in one claim. */
export const maxClaimPictures = 3;

/** Why a statement or a picture is not taken. */
export const claimTexts = {
  empty: "Cuenta qué pasó",
  tooLong: `Cuéntalo en ${maxClaimStatement} caracteres o menos`,
  noPicture: "Elige una imagen",
  tooManyPictures: `Puedes enviar hasta ${maxClaimPictures} fotos`,
  closed: "El reclamo ya no está abierto",
};

/** A party's statement about a claim; blank where it is pictures alone. */
export const checkClaimStatement = (text: string): string | null =>
  checkLength(cleanText(text), { max: maxClaimStatement, tooLong: claimTexts.tooLong });

/** `count` is of all pictures that the party sends with their statement. */
export const checkClaimPictures = (count: number): string | null =>
  count > maxClaimPictures ? claimTexts.tooManyPictures : null;

/**
 * What a statement still lacks. The claimant has already said why and adds pictures; the other party has said nothing
 * yet.
 */
export function findMissingPart(
  isClaimant: boolean,
  hasText: boolean,
  hasPictures: boolean,
): "text" | "pictures" | null {
  if (!isClaimant) return hasText ? null : "text";
  return hasText || hasPictures ? null : "pictures";
}
