import { z } from "zod";
import { countries, phonePrefixes } from "../catalogue/states";
import { isAdult, isDay } from "./age";
import { hasContactData } from "./review";
import { text } from "../validation";

export const registrationMessages = {
  emailTaken: "El email ya está registrado",
  phoneTaken: "El número de teléfono ya está registrado",
  done: "¡Registro exitoso! Verifica tu cuenta con el enlace enviado a tu correo.",
};

const phonePattern = new RegExp(`^\\+58(${phonePrefixes.join("|")})\\d{7}$`);
const states = new Set(countries.filter((country) => country.enabled).flatMap((country) => country.states));
const required = "Este campo es obligatorio";
const weakPassword = "La contraseña no es válida";
/** Names and cities are public without a review, and names stand in mails to addresses that are not confirmed yet. */
const contact = "No se permiten datos de contacto ni enlaces";
const name = (article: string) =>
  text(0, 1_000, required).superRefine((value, context) => {
    const length = [...value].length;
    const message =
      length === 0
        ? `${article} no puede estar vacío`
        : length < 2
          ? `${article} debe contener al menos 2 caracteres`
          : length > 50
            ? `${article} debe contener máximo 50 caracteres`
            : hasContactData(value)
              ? contact
              : null;
    if (message) context.addIssue({ code: "custom", message });
  });

/** At least 6 characters, an uppercase letter, a digit and a special character. */
export const isGoodPassword = (value: string) =>
  value.length >= 6 && value.length <= 128 && /\p{Lu}/u.test(value) && /\d/.test(value) && /[!"#@?\-_&*]/.test(value);

/** The registration form as the wire names it; everything the client checked is checked again. */
export const registration = (now: Date) =>
  z.object({
    name: name("El nombre"),
    last_name: name("El apellido"),
    email: text(1, 254, "Por favor escribe el email")
      .transform((value) => value.toLowerCase())
      .pipe(z.email("Por favor escriba un email valido")),
    phone: text(1, 20, required).refine(
      (value) => phonePattern.test(value),
      "Por favor, verifique el número de teléfono",
    ),
    date_of_birth: text(1, 20, required)
      .refine(isDay, "La fecha de nacimiento no es válida")
      .refine((value) => !isDay(value) || isAdult(value, now), "Debes ser mayor de 18 años"),
    gender: z
      .enum(["1", "0", "Masculino", "Femenino"], { error: required })
      .transform((value) => (value === "1" || value === "Masculino" ? "Masculino" : "Femenino")),
    password: z
      .string({ error: required })
      .refine((value) => isGoodPassword(value) && !value.includes("\0"), weakPassword),
    country: text(1, 60, required).refine(
      (value) => countries.some(({ code, name, enabled }) => enabled && (value === name || value === code)),
      "Por el momento solo admitimos registros desde Venezuela",
    ),
    state: text(1, 60, required).refine((value) => states.has(value), "El estado no es válido"),
    city: text(0, 50, "La ciudad debe contener máximo 50 caracteres")
      .refine((value) => !hasContactData(value), contact)
      .optional(),
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
        .string({ error: weakPassword })
        .nullish()
        .transform((value) => value || undefined)
        .refine((value) => value === undefined || (isGoodPassword(value) && !value.includes("\0")), weakPassword),
      current_password: z.string().max(1_000).nullish(),
    });
export type PersonForm = z.infer<ReturnType<typeof personForm>>;

export type Registration = z.infer<ReturnType<typeof registration>>;
