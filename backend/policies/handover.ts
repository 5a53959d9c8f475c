import { hkdfSync, randomBytes } from "node:crypto";
import type { TransactionRole } from "../../rules/transaction";

/** As long as the hash of RFC 4226 asks for. */
const keyBytes = 20;

/** What the keys of both parties of a meeting are made of. */
export const newMeetingSecret = (): string => randomBytes(keyBytes).toString("hex");

/** The key of a party's codes, in hexadecimal. */
export const handoverKeyOf = (secret: string, role: TransactionRole): string =>
  Buffer.from(hkdfSync("sha256", Buffer.from(secret, "hex"), "meeting", role, keyBytes)).toString("hex");
