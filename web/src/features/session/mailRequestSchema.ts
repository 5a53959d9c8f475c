import * as z from "zod/mini";
import { checkEmail } from "../../../../rules/email";
import { cleanText } from "../../../../rules/text";
import { refineBy } from "../../components/form/refineBy";
import { accountMessages } from "../../lib/accountMessages";

/** An e-mail and the captcha's proof; each screen passes its own error messages. */
export function mailRequestSchema(texts: { empty: string; invalid: string }) {
  return z.object({
    email: z.string().check(
      z.overwrite(cleanText),
      refineBy((email) => checkEmail(email, texts)),
    ),
    captcha: z.string().check(z.minLength(1, accountMessages.captcha.required)),
  });
}

/** The proof of the captcha is blank until it is solved. */
export type MailRequestValues = z.infer<ReturnType<typeof mailRequestSchema>>;
