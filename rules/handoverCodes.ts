import { Secret, TOTP } from "otpauth";
import { handoverCode } from "./handover";

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
