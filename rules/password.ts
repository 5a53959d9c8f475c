import { countCharacters, isStorable } from "./text";

const minPassword = 6;
const maxPassword = 128;
/** More than this is not even compared with the stored one. */
export const maxGivenPassword = 1_000;

/** Why a password is refused: a new one as weak, the current one where it has to be given again. */
export const passwordTexts = {
  weak: "La contraseña no es válida",
  missing: "Escribe tu contraseña",
  currentMissing: "Escribe tu contraseña actual",
  currentWrong: "La contraseña actual no es correcta",
};

/** What a password needs, in the order in which it is listed. */
export const passwordRules = [
  { id: "length", holds: (password: string) => countCharacters(password) >= minPassword },
  { id: "uppercase", holds: (password: string) => /\p{Lu}/u.test(password) },
  { id: "digit", holds: (password: string) => /\d/.test(password) },
  { id: "special", holds: (password: string) => /[!"#@?\-_&*]/.test(password) },
] as const;

/** The one rule for new passwords, wherever they are chosen. */
export function isGoodPassword(password: string): boolean {
  return (
    isStorable(password) &&
    countCharacters(password) <= maxPassword &&
    passwordRules.every((rule) => rule.holds(password))
  );
}

/** Refuses a password that `isGoodPassword` does not accept. */
export function checkPassword(password: string): string | null {
  return isGoodPassword(password) ? null : passwordTexts.weak;
}
