import { maxId } from "../../rules/id";

/**
 * Whether a text can be an id of the backend: digits, within its database's range. Anything else names no record and
 * must not be sent on, where it could form another path.
 */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maxId;
