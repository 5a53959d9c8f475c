/** Whether it is a Venezuelan identity number (cédula): 6 to 8 digits. */
export function isIdentityNumber(text: string): boolean {
  return /^\d{6,8}$/.test(text);
}
