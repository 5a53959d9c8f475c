import { createHash } from "node:crypto";
import { z } from "zod";
import type { CompleteRegistrationInput, RegisterInput } from "../../__generated__/resolvers";
import { formTexts, lengthOf, textOf } from "../shared/validate";

const texts = {
  email: "Por favor escriba un email valido",
  phone: "Por favor, verifique el número de teléfono",
  country: "País no disponible",
  city: "La ciudad debe contener máximo 50 caracteres",
  adult: "Debes ser mayor de 18 años",
  password: "La contraseña no es válida",
  currentMissing: "Escribe tu contraseña actual",
  terms: "Debe aceptar los terminos y condiciones",
};

/** 2 to 50 characters, with the specification's text for each violation. */
function nameShape(article: string) {
  return textOf(0, 1_000).superRefine((value, context) => {
    const length = lengthOf(value);
    if (length === 0) context.addIssue({ code: "custom", message: `${article} no puede estar vacío` });
    else if (length < 2)
      context.addIssue({ code: "custom", message: `${article} debe contener al menos 2 caracteres` });
    else if (length > 50)
      context.addIssue({ code: "custom", message: `${article} debe contener máximo 50 caracteres` });
  });
}

/** One rule everywhere: at least 6 characters, an uppercase letter, a digit and a special character. */
export const isGoodPassword = (value: string): boolean =>
  lengthOf(value) >= 6 && /\p{Lu}/u.test(value) && /\d/.test(value) && /[!"#@?\-_&*]/.test(value);

const caracasOffsetMs = -4 * 3_600_000;

/** 18 years or more today in Caracas, and of a plausible age. */
function isAdult(day: string, now: Date): boolean {
  const today = new Date(now.getTime() + caracasOffsetMs).toISOString().slice(0, 10);
  const yearsAgo = (years: number) => `${String(Number(today.slice(0, 4)) - years)}${today.slice(4)}`;
  return day <= yearsAgo(18) && day > yearsAgo(120);
}

const countries: Record<string, string> = { VE: "Venezuela" };

/** The personal data of an account. */
const personShape = (now: Date) =>
  z.object({
    firstName: nameShape("El nombre"),
    lastName: nameShape("El apellido"),
    phone: z.string().regex(/^\+58(412|414|416|424|426)\d{7}$/, texts.phone),
    country: z.string().refine((code) => code in countries, texts.country),
    state: textOf(1, 60, formTexts.required),
    city: textOf(0, 50, texts.city).nullish(),
    dateOfBirth: z.string().refine((day) => isAdult(day, now), texts.adult),
    gender: z.enum(["FEMALE", "MALE"]),
  });

const newAccountShape = (now: Date) =>
  personShape(now).extend({
    password: z.string().max(200, texts.password).refine(isGoodPassword, texts.password),
    acceptsTerms: z.boolean().refine(Boolean, texts.terms),
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
  country: countries[form.country] ?? form.country,
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
      email: textOf(1, 254, texts.email)
        .pipe(z.email(texts.email))
        .transform((email) => email.toLowerCase()),
    })
    .transform((form) => ({ ...toWire(form), email: form.email }));
}

/** The same form where the e-mail address is already known. */
export const completionShape = (now: Date) => newAccountShape(now).transform(toWire);

/** The data of an existing account, with a new password where one is wanted. */
export const personalDataShape = (now: Date) =>
  personShape(now)
    .extend({
      currentPassword: z.string().max(1_000, texts.password).nullish(),
      newPassword: z.string().max(128, texts.password).nullish(),
    })
    .superRefine(({ currentPassword, newPassword }, context) => {
      if (!newPassword) return;
      if (!isGoodPassword(newPassword))
        context.addIssue({ code: "custom", path: ["newPassword"], message: texts.password });
      if (!currentPassword)
        context.addIssue({ code: "custom", path: ["currentPassword"], message: texts.currentMissing });
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
