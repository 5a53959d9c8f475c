/** The one password rule, in the order it is listed. */
export const passwordRules = [
  { id: "length", holds: (password: string) => password.length >= 6 },
  { id: "uppercase", holds: (password: string) => /[A-ZÁÉÍÓÚÜÑ]/.test(password) },
  { id: "digit", holds: (password: string) => /\d/.test(password) },
  { id: "special", holds: (password: string) => /[!"#@?\-_&*]/.test(password) },
] as const;

export type PasswordRule = (typeof passwordRules)[number]["id"];

export function isGoodPassword(password: string): boolean {
  return passwordRules.every((rule) => rule.holds(password));
}
