import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedGateway } from "../../support/recordedGateway";
import type { RecordedUpstream } from "../../support/recordedUpstream";

let upstream: RecordedUpstream;
let luis: GraphqlClient;
let stop: () => Promise<void>;
beforeEach(async () => {
  ({ upstream, luis, stop } = await startRecordedGateway());
});
afterEach(() => stop());

describe("registering", () => {
  const REGISTER = "mutation ($input: RegisterInput!) { register(input: $input) { email errors { field message } } }";
  const form = {
    firstName: "Marta",
    lastName: "Prueba",
    email: "Marta@Example.com",
    phone: "+584241234567",
    country: "VE",
    state: "Miranda",
    city: "Chacao",
    dateOfBirth: "1994-03-12",
    gender: "FEMALE",
    password: "Cambio#2024",
    acceptsTerms: true,
  };
  const age = (years: number, days: number) =>
    new Date(
      Date.UTC(
        new Date(Date.now() - 4 * 3_600_000).getUTCFullYear() - years,
        new Date(Date.now() - 4 * 3_600_000).getUTCMonth(),
        new Date(Date.now() - 4 * 3_600_000).getUTCDate() + days,
      ),
    )
      .toISOString()
      .slice(0, 10);

  test.each([
    ["name of 1", { firstName: "M" }, "firstName", "El nombre debe contener al menos 2 caracteres"],
    ["name of 51", { firstName: "M".repeat(51) }, "firstName", "El nombre debe contener máximo 50 caracteres"],
    ["name with an emoji", { firstName: "Marta 🚲" }, "firstName", "El nombre no puede tener emojis ni símbolos"],
    ["no last name", { lastName: " " }, "lastName", "El apellido no puede estar vacío"],
    ["no e-mail", { email: "marta" }, "email", "Por favor escriba un email valido"],
    ["phone of 12", { phone: "+58424123456" }, "phone", "Por favor, verifique el número de teléfono"],
    ["phone of 14", { phone: "+5842412345678" }, "phone", "Por favor, verifique el número de teléfono"],
    ["another prefix", { phone: "+584111234567" }, "phone", "Por favor, verifique el número de teléfono"],
    ["another country", { country: "CO" }, "country", "Por el momento solo admitimos registros desde Venezuela"],
    ["city of 51", { city: "x".repeat(51) }, "city", "La ciudad debe contener máximo 50 caracteres"],
    ["a day short of 18", { dateOfBirth: age(18, 1) }, "dateOfBirth", "Debes ser mayor de 18 años"],
    ["password without digit", { password: "Cambio#" }, "password", "La contraseña no es válida"],
    ["password without uppercase", { password: "cambio#2024" }, "password", "La contraseña no es válida"],
    ["password without special", { password: "Cambio2024" }, "password", "La contraseña no es válida"],
    ["password of 5", { password: "Ca#20" }, "password", "La contraseña no es válida"],
    ["terms not accepted", { acceptsTerms: false }, "acceptsTerms", "Debe aceptar los terminos y condiciones"],
  ])("is refused at its field: %s", async (_name, more, field, message) => {
    expect(await luis.data(REGISTER, { input: { ...form, ...more } })).toEqual({
      register: { email: null, errors: [{ field, message }] },
    });
    expect(upstream.writes()).toEqual([]);
  });

  test("is open to a user who turns 18 today", async () => {
    upstream.answer("POST /users", { status: 201, body: { message: "ok", id: 9 } });
    expect(await luis.data(REGISTER, { input: { ...form, dateOfBirth: age(18, 0) } })).toEqual({
      register: { email: "marta@example.com", errors: [] },
    });
  });
});
