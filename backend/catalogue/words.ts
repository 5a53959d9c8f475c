/** Lower case, no accents (ñ becomes n): how words are compared. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
