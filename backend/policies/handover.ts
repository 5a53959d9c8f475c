import { hkdfSync, randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { handoverCode } from "../../rules/handover";
import type { TransactionRole } from "../../rules/transaction";

/** As long as the hash of RFC 4226 asks for. */
const keyBytes = 20;

/** What the keys of both parties of a meeting are made of. */
export const newMeetingSecret = (): string => randomBytes(keyBytes).toString("hex");

/** The key of a party's codes, in hexadecimal. */
export const handoverKeyOf = (secret: string, role: TransactionRole): string =>
  Buffer.from(hkdfSync("sha256", Buffer.from(secret, "hex"), "meeting", role, keyBytes)).toString("hex");

const totpOf = (key: string) =>
  new TOTP({
    secret: Secret.fromHex(key),
    digits: handoverCode.digits,
    period: handoverCode.period,
    algorithm: "SHA1",
  });

/** The code of a moment; `key` is hexadecimal. */
export const codeAt = (key: string, moment: Date): string => totpOf(key).generate({ timestamp: moment.getTime() });

/** Whether a code was shown about then. */
export const isCodeAt = (key: string, code: string, moment: Date): boolean =>
  totpOf(key).validate({ token: code, timestamp: moment.getTime(), window: handoverCode.window }) !== null;
