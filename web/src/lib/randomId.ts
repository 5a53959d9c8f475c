/** 128 random bits as hex; also where crypto.randomUUID is missing (plain http on another host than localhost). */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
