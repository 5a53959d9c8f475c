import { hkdfSync, randomBytes } from "node:crypto";

/** As long as the hash of RFC 4226 asks for. */
const keyBytes = 20;

/** What the keys of all parties of a meeting are made of. */
export const newMeetingSecret = (): string => randomBytes(keyBytes).toString("hex");

/** The key of a party's codes, in hexadecimal; `party` is their role in a transaction or position in a ring. */
export const handoverKeyOf = (secret: string, party: string): string =>
  Buffer.from(hkdfSync("sha256", Buffer.from(secret, "hex"), "meeting", party, keyBytes)).toString("hex");
