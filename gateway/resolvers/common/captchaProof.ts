import { captchaText } from "../../../rules/account";
import type { Context } from "../../context";
import { userError } from "../../errors";
import type { UserError } from "../../errors";

/** The refusal of a missing, wrong, expired or used captcha proof; null for a good one. */
export async function checkCaptcha(
  proof: string | null | undefined,
  { captcha, ip }: Context,
): Promise<UserError | null> {
  return (await captcha.verify(proof, ip)) ? null : userError("BAD_USER_INPUT", captchaText, "captcha");
}
