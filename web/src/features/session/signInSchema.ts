import * as z from "zod/mini";
import { checkEmail } from "../../../../rules/email";
import { cleanText } from "../../../../rules/text";
import { refineBy } from "../../components/form/refineBy";
import { accountMessages } from "../../lib/accountMessages";

const { signIn, captcha } = accountMessages;

/** A password is only asked for: those from before a rule may break it. */
export const signInSchema = z.object({
  email: z.string().check(
    z.overwrite(cleanText),
    refineBy((email) => checkEmail(email)),
  ),
  password: z.string().check(z.minLength(1, signIn.passwordRequired)),
  remember: z.boolean(),
  captcha: z.string().check(z.minLength(1, captcha.required)),
});

/** `remember` keeps the session for 30 days instead of the browser's. */
export type SignInValues = z.infer<typeof signInSchema>;
