import { databaseCode } from "../errors";

/**
 * Says why something failed without its words: what a mail server or the database answers may quote an address, a name
 * or a link. The words are in the log.
 */
export function failureCode(error: unknown): string {
  const sqlState = databaseCode(error);
  if (sqlState) return `SQL ${sqlState}`;
  const { code, responseCode, name } = (error ?? {}) as { code?: unknown; responseCode?: unknown; name?: unknown };
  if (typeof responseCode === "number" && Number.isInteger(responseCode)) return `SMTP ${responseCode}`;
  if (typeof code === "string" && /^[A-Z][A-Z0-9_]{1,39}$/.test(code)) return code;
  return typeof name === "string" && /^[A-Za-z]{1,40}$/.test(name) ? name : "Error";
}
