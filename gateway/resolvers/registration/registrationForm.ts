import { createHash } from "node:crypto";
import { z } from "zod";
import type { CompleteRegistrationInput, RegisterInput } from "../../__generated__/resolvers";
import { checkDateOfBirth } from "../../../rules/age";
import { checkEmail, cleanEmail } from "../../../rules/email";
import { checkPassword, maxGivenPassword, passwordTexts } from "../../../rules/password";
import {
  checkCity,
  checkCountry,
  checkFirstName,
  checkLastName,
  checkState,
  openCountries,
  personTexts,
} from "../../../rules/person";
import { checkPhone } from "../../../rules/phone";
import { cleanText } from "../../../rules/text";
import { checkedText, refineBy } from "../common/validate";

/** The personal data of an account. */
const personShape = (now: Date) =>
  z.object({
    firstName: checkedText(checkFirstName),
    lastName: checkedText(checkLastName),
    phone: checkedText((phone) => checkPhone(cleanText(phone))),
    country: checkedText(checkCountry),
    state: checkedText(checkState),
    city: checkedText(checkCity).nullish(),
    dateOfBirth: z.string().superRefine(refineBy((day) => checkDateOfBirth(day, now))),
    gender: z.enum(["FEMALE", "MALE"]),
  });

const newAccountShape = (now: Date) =>
  personShape(now).extend({
    password: z.string().superRefine(refineBy(checkPassword)),
    acceptsTerms: z.boolean().refine(Boolean, personTexts.terms),
    wantsVerification: z.boolean().nullish(),
  });

const personToWire = (form: z.output<ReturnType<typeof personShape>>) => ({
  name: form.firstName,
  last_name: form.lastName,
  phone: form.phone,
  date_of_birth: form.dateOfBirth,
  gender: form.gender === "MALE" ? ("1" as const) : ("0" as const),
  city: form.city ?? "",
  state: form.state,
  country: openCountries[form.country] ?? form.country,
});

const toWire = (form: z.output<ReturnType<typeof newAccountShape>>) => ({
  ...personToWire(form),
  password: form.password,
  identity_verification: form.wantsVerification === true,
});

/** The registration form as the wire's fields. */
export function registrationShape(now: Date) {
  return newAccountShape(now)
    .extend({
      email: checkedText(checkEmail, cleanEmail),
    })
    .transform((form) => ({ ...toWire(form), email: form.email }));
}

/** The same form where the e-mail address is already known. */
export const completionShape = (now: Date) => newAccountShape(now).transform(toWire);

/** The data of an existing account, with a new password where one is wanted. */
export const personalDataShape = (now: Date) =>
  personShape(now)
    .extend({
      currentPassword: z.string().max(maxGivenPassword, passwordTexts.currentWrong).nullish(),
      newPassword: z.string().nullish(),
    })
    .superRefine(({ currentPassword, newPassword }, context) => {
      if (!newPassword) return;
      const refusal = checkPassword(newPassword);
      if (refusal) context.addIssue({ code: "custom", path: ["newPassword"], message: refusal });
      if (!currentPassword)
        context.addIssue({ code: "custom", path: ["currentPassword"], message: passwordTexts.currentMissing });
    })
    .transform((form) => ({
      ...personToWire(form),
      ...(form.newPassword && { password: form.newPassword, current_password: form.currentPassword ?? "" }),
    }));

/** The wire's names of the form's fields. */
export const registrationFields = {
  name: "firstName",
  last_name: "lastName",
  email: "email",
  phone: "phone",
  date_of_birth: "dateOfBirth",
  gender: "gender",
  password: "password",
  city: "city",
  state: "state",
  country: "country",
  picture_data: "picture",
  identity_verification: "wantsVerification",
};

/** The same form sent twice is one registration: the key is a hash of the whole form. */
export function requestIdOf(input: RegisterInput | CompleteRegistrationInput): string {
  const { captcha: _captcha, picture: _picture, ...form } = input;
  return createHash("sha256").update(JSON.stringify(form)).digest("base64url");
}
