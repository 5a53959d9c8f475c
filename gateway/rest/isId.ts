/**
 * An id of the backend: digits, within what its database can hold. What is none names nothing that exists: sent on, it
 * would be another path, or be too long for one.
 */
export const isId = (text: string): boolean => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;
