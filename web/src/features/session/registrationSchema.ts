import * as z from 'zod/mini'
import { accountMessages } from '../../lib/accountMessages'
import { isAdult, isoBirthDate } from '../../lib/birthDate'
import { messages } from '../../lib/messages'
import { isGoodPassword } from '../../lib/password'
import { PHONE_DIGITS, phonePrefixes } from '../../lib/phone'

const { error } = accountMessages.registration
const { required } = messages.error

const name = (texts: { empty: string; short: string; long: string }) =>
  z.string().check(z.trim(), z.minLength(1, texts.empty), z.minLength(2, texts.short), z.maxLength(50, texts.long))

/** The registration form; its names are those of the specification. */
export const registrationSchema = z
  .object({
    profilePicture: z.nullable(z.custom<File>()),
    firstName: name({ empty: error.firstNameEmpty, short: error.firstNameShort, long: error.firstNameLong }),
    lastName: name({ empty: error.lastNameEmpty, short: error.lastNameShort, long: error.lastNameLong }),
    email: z.string().check(
      z.trim(),
      z.minLength(1, accountMessages.signIn.emailRequired),
      z.email(accountMessages.signIn.emailInvalid),
    ),
    phoneType: z.enum(phonePrefixes),
    phoneString: z.string().check(z.regex(new RegExp(`^\\d{${PHONE_DIGITS}}$`), error.phone)),
    country: z.string().check(z.minLength(1, required)),
    state: z.string().check(z.minLength(1, required)),
    city: z.string().check(z.trim(), z.maxLength(50, error.cityLong)),
    year: z.string().check(z.minLength(1, error.year)),
    month: z.string(),
    day: z.string(),
    gender: z.enum(['', 'FEMALE', 'MALE'], required).check(z.refine((gender) => Boolean(gender), required)),
    password: z.string().check(z.refine(isGoodPassword, error.password)),
    confirmPassword: z.string(),
    termsAndConditions: z.boolean().check(z.refine(Boolean, error.terms)),
    identityVerification: z.boolean(),
    captcha: z.string().check(z.minLength(1, accountMessages.captcha.required)),
  })
  // Asked also while other fields are still wrong, so that all errors show at once.
  .check(z.superRefine((values, context) => {
    const issue = (path: keyof typeof values, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!values.confirmPassword || values.confirmPassword !== values.password) issue('confirmPassword', error.confirmPassword)
    if (!values.year) return
    const iso = isoBirthDate(values)
    if (!iso) issue(values.month ? 'day' : 'month', error.birthDate)
    else if (!isAdult(iso)) issue('year', error.minor)
  }))

export type RegistrationValues = z.infer<typeof registrationSchema>

export const emptyRegistration: RegistrationValues = {
  profilePicture: null,
  firstName: '',
  lastName: '',
  email: '',
  phoneType: '412',
  phoneString: '',
  country: 'VE',
  state: '',
  city: '',
  year: '',
  month: '',
  day: '',
  gender: '',
  password: '',
  confirmPassword: '',
  termsAndConditions: false,
  identityVerification: false,
  captcha: '',
}
