import * as z from "zod/mini";
import { accountMessages } from "../../lib/accountMessages";

const { signIn, captcha } = accountMessages;

export const signInSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, signIn.emailRequired), z.email(signIn.emailInvalid)),
  password: z.string().check(z.minLength(1, signIn.passwordRequired)),
  remember: z.boolean(),
  captcha: z.string().check(z.minLength(1, captcha.required)),
});

export type SignInValues = z.infer<typeof signInSchema>;
