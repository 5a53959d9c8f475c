import { z } from 'zod'
import { accountMessages } from '../../lib/accountMessages'

const { signIn, captcha } = accountMessages

export const signInSchema = z.object({
  email: z.string().trim().min(1, signIn.emailRequired).pipe(z.email(signIn.emailInvalid)),
  password: z.string().min(1, signIn.passwordRequired),
  remember: z.boolean(),
  captcha: z.string().min(1, captcha.required),
})

export type SignInValues = z.infer<typeof signInSchema>
