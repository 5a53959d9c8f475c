import * as z from "zod/mini";
import { accountMessages } from "../../lib/accountMessages";

/** An e-mail and the captcha's proof; each screen passes its own error messages. */
export function mailRequestSchema(texts: { required: string; invalid: string }) {
  return z.object({
    email: z.string().check(z.trim(), z.minLength(1, texts.required), z.email(texts.invalid)),
    captcha: z.string().check(z.minLength(1, accountMessages.captcha.required)),
  });
}

export type MailRequestValues = z.infer<ReturnType<typeof mailRequestSchema>>;
