import { describe, expect, it } from "vitest";
import { emptyRegistration, registrationSchema } from "./registrationSchema";
import type { RegistrationValues } from "./registrationSchema";

const validRegistration: RegistrationValues = {
  ...emptyRegistration,
  firstName: "Marta",
  lastName: "Ñáñez",
  email: "marta@example.com",
  phoneString: "5550123",
  state: "Zulia",
  year: "1990",
  month: "2",
  day: "28",
  gender: "FEMALE",
  password: "Guaca2#",
  confirmPassword: "Guaca2#",
  termsAndConditions: true,
  captcha: "proof",
};

function errorsOf(overrides: Partial<RegistrationValues>): Record<string, string> {
  const result = registrationSchema.safeParse({ ...validRegistration, ...overrides });
  return Object.fromEntries(
    (result.error?.issues ?? []).toReversed().map((issue) => [issue.path.join("."), issue.message]),
  );
}

describe("registration form", () => {
  it("accepts a complete form without city, photo and verification", () => {
    expect(errorsOf({})).toEqual({});
  });

  it.each<[string, Partial<RegistrationValues>, string, string]>([
    ["first name", { firstName: " " }, "firstName", "El nombre no puede estar vacío"],
    ["short name", { firstName: "M" }, "firstName", "El nombre debe contener al menos 2 caracteres"],
    ["long last name", { lastName: "x".repeat(51) }, "lastName", "El apellido debe contener máximo 50 caracteres"],
    ["email", { email: "" }, "email", "Por favor escribe el email"],
    ["email form", { email: "marta@" }, "email", "Por favor escriba un email valido"],
    ["phone", { phoneString: "555012" }, "phoneString", "Por favor, verifique el número de teléfono"],
    ["state", { state: "" }, "state", "Este campo es obligatorio"],
    ["year", { year: "" }, "year", "Elige tu año de nacimiento"],
    ["month", { month: "" }, "month", "Elige el mes y el día de tu nacimiento"],
    ["day that is none", { year: "1999", day: "29" }, "day", "Elige el mes y el día de tu nacimiento"],
    ["minor", { year: String(new Date().getFullYear() - 17) }, "year", "Debes ser mayor de 18 años"],
    ["gender", { gender: "" }, "gender", "Este campo es obligatorio"],
    ["password", { password: "guaca2#", confirmPassword: "guaca2#" }, "password", "La contraseña no es válida"],
    ["confirmation", { confirmPassword: "Guaca3#" }, "confirmPassword", "Las contraseñas no coinciden."],
    ["missing confirmation", { confirmPassword: "" }, "confirmPassword", "Este campo es obligatorio"],
    ["terms", { termsAndConditions: false }, "termsAndConditions", "Debe aceptar los terminos y condiciones"],
    ["captcha", { captcha: "" }, "captcha", "Debe completar el Captcha"],
  ])("reports only what is wrong with the %s", (_, change, field, message) => {
    expect(errorsOf(change)).toEqual({ [field]: message });
  });

  it("reports all errors of an empty form at once", () => {
    const errors = errorsOf({ ...emptyRegistration });
    expect(errors.confirmPassword).toBe("Este campo es obligatorio");
    expect(Object.keys(errors).toSorted()).toEqual([
      "captcha",
      "confirmPassword",
      "email",
      "firstName",
      "gender",
      "lastName",
      "password",
      "phoneString",
      "state",
      "termsAndConditions",
      "year",
    ]);
  });
});
