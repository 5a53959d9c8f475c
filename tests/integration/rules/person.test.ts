import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registrationSchema } from "../../../web/src/features/session/registrationSchema";
import { personalDataSchema } from "../../../web/src/features/user/personalDataSchema";
import { checkIdentityNumber } from "../../../rules/identityNumber";
import { pictureTexts } from "../../../rules/pictures";
import { formRefusals, startDoors } from "../../support/doors";
import type { Doors, Refusals } from "../../support/doors";
import { aForm, aPhoto, asFile } from "../../support/uploads";

let doors: Doors;
beforeAll(async () => {
  doors = await startDoors();
});
afterAll(() => doors?.stop());

const good = {
  firstName: "Marta",
  lastName: "Gil",
  phone: "+584125550000",
  country: "VE",
  state: "Zulia",
  city: "Maracaibo",
  dateOfBirth: "1990-05-17",
  gender: "FEMALE",
};
type Values = typeof good;

const parts = ({ phone, dateOfBirth, ...values }: Values) => {
  const [year, month, day] = dateOfBirth.split("-");
  return {
    ...values,
    phoneType: phone.slice(3, 6),
    phoneString: phone.slice(6),
    year,
    month: String(Number(month)),
    day: String(Number(day)),
  };
};
const form = (values: Values) =>
  formRefusals(personalDataSchema, { ...parts(values), currentPassword: "", password: "", confirmPassword: "" });

const inputNames = { phone: "phoneString", dateOfBirth: "year" };
const graphql = (values: Values) =>
  doors.graphql(
    "mutation ($input: UpdatePersonalDataInput!) { updatePersonalData(input: $input) { errors { field message } } }",
    values,
    inputNames,
  );

const wireNames = { name: "firstName", last_name: "lastName", phone: "phoneString", date_of_birth: "year" };
const rest = ({ firstName, lastName, dateOfBirth, gender, ...values }: Values) =>
  doors.rest(
    `/users/${doors.viewer.id}`,
    {
      method: "PUT",
      body: {
        ...values,
        name: firstName,
        last_name: lastName,
        date_of_birth: dateOfBirth,
        gender: gender === "MALE" ? "1" : "0",
      },
    },
    wireNames,
  );

/** So many years ago in Caracas, and some days after that. */
function daysAfter(years: number, days: number): string {
  const today = new Date(Date.now() - 4 * 3_600_000);
  const day = Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate() + days);
  return new Date(day).toISOString().slice(0, 10);
}

const contact = "No se permiten datos de contacto ni enlaces";
const phone = "Por favor, verifique el número de teléfono";
const minor = "Debes ser mayor de 18 años";

const cases: [string, Partial<Values>, Refusals][] = [
  ["no first name", { firstName: " " }, { firstName: "El nombre no puede estar vacío" }],
  ["a first name of 1", { firstName: "É" }, { firstName: "El nombre debe contener al menos 2 caracteres" }],
  ["a first name of 2", { firstName: "Lú" }, {}],
  ["a first name of 50", { firstName: "Ñ".repeat(50) }, {}],
  ["an emoji in a first name", { firstName: "Ana 🚲" }, { firstName: "El nombre no puede tener emojis ni símbolos" }],
  ["a mark in a last name", { lastName: "Gil ✔" }, { lastName: "El apellido no puede tener emojis ni símbolos" }],
  ["no letter in a first name", { firstName: "12345" }, { firstName: "El nombre debe tener letras" }],
  ["code as last name", { lastName: "<b>Gil</b>" }, { lastName: "El apellido no puede tener emojis ni símbolos" }],
  [
    "our name as last name",
    { lastName: "Truequea" },
    { lastName: "El apellido no puede llevar el nombre de Truequea" },
  ],
  ["a first name of 51", { firstName: "M".repeat(51) }, { firstName: "El nombre debe contener máximo 50 caracteres" }],
  ["a phone as first name", { firstName: "Marta 0414-1234567" }, { firstName: contact }],
  ["a last name of 1", { lastName: "G" }, { lastName: "El apellido debe contener al menos 2 caracteres" }],
  ["a last name of 51", { lastName: "G".repeat(51) }, { lastName: "El apellido debe contener máximo 50 caracteres" }],
  ["no city", { city: "" }, {}],
  ["a city of 50", { city: "🏙".repeat(50) }, {}],
  ["a city of 51", { city: "c".repeat(51) }, { city: "La ciudad debe contener máximo 50 caracteres" }],
  ["an address of a site as city", { city: "www.sitio.com" }, { city: contact }],
  ["a phone of 6 digits", { phone: "+58412555000" }, { phoneString: phone }],
  ["a phone of 7 digits", { phone: "+584265550001" }, {}],
  ["a phone of 8 digits", { phone: "+5841255500001" }, { phoneString: phone }],
  ["another country", { country: "CO" }, { country: "Por el momento solo admitimos registros desde Venezuela" }],
  ["no state", { state: "" }, { state: "Este campo es obligatorio" }],
  ["18 years today", { dateOfBirth: daysAfter(18, 0) }, {}],
  ["a day short of 18 years", { dateOfBirth: daysAfter(18, 1) }, { year: minor }],
  ["a day short of 120 years", { dateOfBirth: daysAfter(120, 1) }, {}],
  ["120 years", { dateOfBirth: daysAfter(120, 0) }, { year: minor }],
];

test.each(cases)("%s: form, GraphQL and REST say the same", async (_, change, refusals) => {
  const values = { ...good, ...change };
  expect({ form: form(values), graphql: await graphql(values), rest: await rest(values) }).toEqual({
    form: refusals,
    graphql: refusals,
    rest: refusals,
  });
});

describe("a new password", () => {
  const weak = "La contraseña no es válida";
  const passwords: [string, string, string | undefined][] = [
    ["of 5 characters, one an emoji", "🚲A1#a", weak],
    ["of 6 characters, one an emoji", "🚲A1#ab", undefined],
    ["of 128 characters", `Aa1#${"🚲".repeat(124)}`, undefined],
    ["of 129 characters", `Aa1#${"x".repeat(125)}`, weak],
    ["with a capital of another alphabet", "čas12#Ž", undefined],
    ["without a capital", "čas12#ž", weak],
    ["without a digit", "Cambio#", weak],
    ["without a special character", "Cambio2024", weak],
    ["with another special character", "Cambio2024$", weak],
  ];

  test.each(passwords)("%s: form, GraphQL and REST say the same", async (_, password, refusal) => {
    // A link that is over: a good password goes no further than that.
    const token = "t".repeat(20) + String(passwords.findIndex(([, one]) => one === password));
    const graphqlAnswer = await doors.graphql(
      "mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { errors { field message } } }",
      { token, password },
    );
    const restAnswer = await doors.rest("/update_password", { body: { token, password } });
    const formAnswer = formRefusals(registrationSchema, { password, confirmPassword: password });
    expect([formAnswer["password"], graphqlAnswer["password"], restAnswer["password"]]).toEqual([
      refusal,
      refusal,
      refusal,
    ]);
    expect([Object.keys(graphqlAnswer), Object.keys(restAnswer)]).toEqual(
      refusal ? [["password"], ["password"]] : [["token"], [""]],
    );
  });
});

describe("an e-mail", () => {
  const invalid = "Por favor escriba un email valido";
  test.each<[string, string | undefined]>([
    ["", "Por favor escribe el email"],
    ["marta", invalid],
    ["marta@example", invalid],
    [`${"m".repeat(242)}@example.com`, undefined],
    [`${"m".repeat(243)}@example.com`, invalid],
    ["Marta.Gil+1@example.com", undefined],
  ])("«%s»: form, GraphQL and REST say the same", async (email, refusal) => {
    const password = "Cambio#2024";
    const account = { ...good, email, password };
    // Each is refused for something else, too: no user is registered.
    const graphqlAnswer = await doors.graphql(
      "mutation ($input: RegisterInput!) { register(input: $input) { errors { field message } } }",
      { ...account, acceptsTerms: false },
    );
    const { firstName: name, lastName: last_name, dateOfBirth: date_of_birth, ...rest } = account;
    const restAnswer = await doors.rest("/users", { body: { ...rest, name, last_name, date_of_birth, gender: "?" } });
    const formAnswer = formRefusals(registrationSchema, { ...parts(good), email, password, confirmPassword: password });
    expect([formAnswer["email"], graphqlAnswer["email"], restAnswer["email"]]).toEqual([refusal, refusal, refusal]);
    expect([graphqlAnswer["acceptsTerms"], restAnswer["gender"]]).toEqual([
      "Debe aceptar los terminos y condiciones",
      "Este campo es obligatorio",
    ]);
  });
});

describe("an identity number", () => {
  const invalid = "El número de cédula debe tener entre 6 y 8 dígitos";
  // With pictures that are too small: nothing is stored, and no request waits.
  const pictures = async () => ({ document: await aPhoto(349, 350), photo: await aPhoto(350, 349) });
  test.each<[string, string | null]>([
    ["", invalid],
    ["12345", invalid],
    ["123456", null],
    ["V-12.345.678", null],
    ["123456789", invalid],
    ["0012345", invalid],
  ])("«%s»: form, GraphQL and REST say the same", async (number, refusal) => {
    const { document, photo } = await pictures();
    const upload = (bytes: Buffer) => ({ name: "foto.jpg", type: "image/jpeg", bytes });
    const { requestVerification } = await doors.client.data<{
      requestVerification: { errors: { field: string; message: string }[] };
    }>(
      "mutation ($input: RequestVerificationInput!) { requestVerification(input: $input) { errors { field message } } }",
      { input: { identityNumber: number, document: null, photo: null } },
      { "input.document": upload(document), "input.photo": upload(photo) },
    );
    const restAnswer = await doors.rest(
      "/verification",
      { form: aForm({ identity_number: number, document: asFile(document), photo: asFile(photo) }) },
      { identity_number: "identityNumber" },
    );
    const graphqlAnswer = Object.fromEntries(requestVerification.errors.map(({ field, message }) => [field, message]));
    const refusals = refusal ? { identityNumber: refusal } : { document: pictureTexts.tooSmall };
    expect({ form: checkIdentityNumber(number), graphql: graphqlAnswer, rest: restAnswer }).toEqual({
      form: refusal,
      graphql: refusals,
      rest: refusals,
    });
  });
});
