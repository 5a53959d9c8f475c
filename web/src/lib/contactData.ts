const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const LINK = /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|net|org|ve|me|link)\b/i;
const HANDLE = /(?:^|\s)@[\w.]{3,}/;
/** Seven digits or more, with the separators people write between them; a price like 1.500,00 has fewer. */
const PHONE = /(?:\+?\d[\s().-]?){7,}/;

/** Whether a text seems to hold a phone number, an e-mail address, a link or an account name. */
export function hasContactData(text: string): boolean {
  return EMAIL.test(text) || LINK.test(text) || HANDLE.test(text) || PHONE.test(text);
}
