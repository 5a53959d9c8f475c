/** 128 random bits as hex; works without crypto.randomUUID, which plain http has only on localhost. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
