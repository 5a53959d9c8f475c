import { z } from "zod";
import { checkDateOfBirth } from "../../rules/age";
import { checkEmail, cleanEmail } from "../../rules/email";
import { checkPassword, maxGivenPassword, passwordTexts } from "../../rules/password";
import {
  checkCity,
  checkCountry,
  checkFirstName,
  checkLastName,
  checkState,
  openCountries,
  personTexts,
} from "../../rules/person";
import { checkPhone } from "../../rules/phone";
import { cleanText, requiredText } from "../../rules/text";
import { countries } from "../catalogue/states";
import { checkedText, refineBy } from "../validation";

/** Refusals that only the database can give, and the recorded answer. */
export const registrationMessages = {
  emailTaken: "El email ya está registrado",
  phoneTaken: "El número de teléfono ya está registrado",
  done: "¡Registro exitoso! Verifica tu cuenta con el enlace enviado a tu correo.",
};

const states = new Set(countries.filter((country) => country.enabled).flatMap((country) => country.states));
/** The form sends names of countries, other clients codes. */
const countryCode = (value: string) =>
  Object.keys(openCountries).find((code) => openCountries[code] === cleanText(value)) ?? cleanText(value);

/** The registration form as the wire names it; everything the client checked is checked again. */
export const registration = (now: Date) =>
  z.object({
    name: checkedText(checkFirstName),
    last_name: checkedText(checkLastName),
    email: checkedText(checkEmail, cleanEmail),
    phone: checkedText((phone) => checkPhone(cleanText(phone))),
    date_of_birth: z
      .string({ error: requiredText })
      .transform(cleanText)
      .superRefine(refineBy((day) => checkDateOfBirth(day, now))),
    gender: z
      .enum(["1", "0", "Masculino", "Femenino"], { error: requiredText })
      .transform((value): "Masculino" | "Femenino" =>
        value === "1" || value === "Masculino" ? "Masculino" : "Femenino",
      ),
    password: z.string({ error: requiredText }).superRefine(refineBy(checkPassword)),
    country: checkedText((country) => checkCountry(countryCode(country))),
    state: checkedText(checkState).refine((value) => states.has(value), personTexts.state),
    city: checkedText(checkCity).optional(),
    identity_verification: z
      .string()
      .optional()
      .transform((value) => value === "1" || value === "true"),
  });

/** The same of a person who has an account: its e-mail stays, a blank password too. */
export const personForm = (now: Date) =>
  registration(now)
    .omit({ email: true, identity_verification: true })
    .extend({
      password: z
        .string({ error: passwordTexts.weak })
        .nullish()
        .transform((value) => value || undefined)
        .superRefine(refineBy((value) => (value === undefined ? null : checkPassword(value)))),
      current_password: z.string().max(maxGivenPassword, passwordTexts.currentWrong).nullish(),
    });
/** Without `password` where it stays; `current_password` is asked for where one changes. */
export type PersonForm = z.infer<ReturnType<typeof personForm>>;

/** What either form says of the person, by the columns of an account. */
export const personOf = (form: Omit<PersonForm, "password" | "current_password">) => ({
  name: form.name,
  lastName: form.last_name,
  phone: form.phone,
  dateOfBirth: form.date_of_birth,
  gender: form.gender,
  state: form.state,
  city: form.city || null,
});

/** `country` is a code, whatever the client sent. */
export type Registration = z.infer<ReturnType<typeof registration>>;
