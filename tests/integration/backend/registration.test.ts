import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mails } from "../../../backend/db/schema/mails";
import { users } from "../../../backend/db/schema/users";
import { aUser, password } from "../../support/builders";
import { aForm, aPhoto, asFile } from "../../support/uploads";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const now = new Date("2026-11-21T02:00:00Z");
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ publicUrl: "https://truequea.example", now: () => now });
});
afterAll(() => backend.stop());
const signIn = (email: string, given = password) =>
  backend.call<{ data: Record<string, unknown> }>("/auth/sign_in/", { body: { email, password: given } });

let number = 1_000_000;
const good = () => ({
  name: "Marta",
  last_name: "Rojas",
  email: `marta${++number}@example.com`,
  phone: `+58412${number}`,
  date_of_birth: "1995-02-10",
  gender: "0",
  password: "Cambio#2024",
  city: "Caracas",
  state: "Distrito Capital",
  country: "Venezuela",
  identity_verification: "1",
  email_path: "https://evil.example/",
});
type Fields = Record<string, string | File | undefined>;

interface Answer {
  id: number;
  correction_token: string;
  message: string;
  errors?: string[];
  fields?: Record<string, string[]>;
}
const register = (fields: Fields) => backend.call<Answer>("/users", { form: aForm(fields) });

const letters = (length: number) => "a".repeat(length);

describe("registration", () => {
  it("creates an account that its mail confirms, once", async () => {
    const fields = {
      ...good(),
      "picture_data[0]": asFile(await aPhoto(400, 400)),
      "picture_data[1]": asFile(await aPhoto(350, 350)),
    };
    const { status, body } = await register(fields);
    expect([status, body]).toEqual([
      201,
      {
        message: "¡Registro exitoso! Verifica tu cuenta con el enlace enviado a tu correo.",
        id: body.id,
        correction_token: expect.any(String) as string,
      },
    ]);
    const [user] = await backend.db.select().from(users).where(eq(users.id, body.id));
    expect(user).toMatchObject({
      gender: "Femenino",
      phone: fields.phone,
      wantsVerification: true,
      confirmedAt: null,
      avatarId: expect.any(String) as string,
    });
    expect(user?.passwordHash).not.toContain("Cambio");

    const unconfirmed = await signIn(fields.email);
    expect([unconfirmed.status, unconfirmed.body]).toEqual([
      401,
      {
        success: false,
        errors: [
          `A confirmation email was sent to your account at '${fields.email}'. You must follow the instructions in the email before your account can be activated`,
        ],
      },
    ]);

    const [mail] = await backend.db.select().from(mails).where(eq(mails.recipient, fields.email));
    const token = /https:\/\/truequea\.example\/confirm\/user\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(mail?.html).toContain(token);
    const page = await fetch(`${backend.url}/outbox/${mail?.id}`);
    expect(await page.text()).toContain(`https://truequea.example/confirm/user/${token}`);
    const outbox = await fetch(`${backend.url}/outbox`, { headers: { accept: "text/html" } });
    expect([outbox.status, await outbox.text()]).toEqual([200, expect.stringContaining(fields.email)]);

    expect((await backend.call(`/active_user/${token}`)).body).toEqual({ response: true });
    expect((await backend.call(`/active_user/${token}`)).body).toEqual({ response: false });
    expect((await backend.call("/active_user/nada")).body).toEqual({ response: false });
    // As the form promised; once the address is known to be theirs.
    const sent = await backend.db.select().from(mails).where(eq(mails.recipient, fields.email)).orderBy(mails.id);
    expect(sent.map(({ subject }) => subject)).toEqual([mail?.subject, "Verifica tu identidad en Truequea"]);
    expect((await signIn(fields.email)).body.data).toMatchObject({ sign_in_count: 1, email: fields.email });
    expect((await signIn(fields.email)).body.data.sign_in_count).toBe(2);
  });

  it("moves an unconfirmed account to another address, and reveals nothing about that address", async () => {
    const fields = good();
    const { body: created } = await register(fields);
    const change = async (email: string, token = created.correction_token) => {
      const { status, body } = await backend.call("/registration_email", { method: "PUT", body: { token, email } });
      return { status, body };
    };
    const mailsTo = (email: string) =>
      backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
    const tokenTo = async (email: string) =>
      /confirm\/user\/([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? "")?.[1] ?? "";
    const confirm = async (token: string) => (await backend.call(`/active_user/${token}`)).body;
    const sent = { status: 200, body: { response: "email sent successfully" } };

    const former = await tokenTo(fields.email);
    const taken = await aUser(backend.db);
    expect([await change(taken.email.toUpperCase()), await change(taken.email)]).toEqual([sent, sent]);
    expect((await mailsTo(taken.email)).map(({ subject }) => subject)).toEqual(["Ya tienes una cuenta en Truequea"]);
    const right = `bien${fields.email}`;
    expect([await change(right), await change(right)]).toEqual([sent, sent]);
    expect(await mailsTo(right)).toHaveLength(1);
    // Whoever got the first mail must not confirm the new address.
    expect(await confirm(former)).toEqual({ response: false });
    expect((await change("no@")).status).toBe(422);
    expect((await change(right, "de-nadie")).status).toBe(404);

    expect(await confirm(await tokenTo(right))).toEqual({ response: true });
    expect((await signIn(right)).status).toBe(200);
    expect((await change(fields.email)).status).toBe(404);
    expect((await signIn(fields.email)).status).toBe(401);
    // The limit counts what is refused, too.
    expect((await change(fields.email)).status).toBe(429);
  });

  it("returns the first account when the same form is repeated, also eight times at once", async () => {
    const fields = good();
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(fields)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await backend.db.select().from(mails).where(eq(mails.recipient, fields.email))).toHaveLength(1);
  });

  it("refuses an e-mail or phone that is taken, in upper or lower case", async () => {
    const fields = good();
    await register(fields);
    const email = await register({ ...good(), email: fields.email.toUpperCase() });
    expect([email.status, email.body.fields]).toEqual([422, { email: ["El email ya está registrado"] }]);
    const phone = await register({ ...good(), phone: fields.phone });
    expect([phone.status, phone.body.fields]).toEqual([422, { phone: ["El número de teléfono ya está registrado"] }]);
  });

  it.each<[string, Fields, string]>([
    ["an empty name", { name: " " }, "name"],
    ["a name of 1", { name: "A" }, "name"],
    ["a name of 51", { name: letters(51) }, "name"],
    ["a last name of 51", { last_name: letters(51) }, "last_name"],
    ["no e-mail", { email: undefined }, "email"],
    ["an e-mail that is none", { email: "marta@" }, "email"],
    ["a phone of 12", { phone: "+58412123456" }, "phone"],
    ["a phone of 14", { phone: "+5841212345678" }, "phone"],
    ["a landline", { phone: "+582121234567" }, "phone"],
    // In Caracas it is still 20 November.
    ["18 years less a day", { date_of_birth: "2008-11-21" }, "date_of_birth"],
    ["a day that does not exist", { date_of_birth: "1999-02-29" }, "date_of_birth"],
    ["no birth date", { date_of_birth: undefined }, "date_of_birth"],
    ["no gender", { gender: undefined }, "gender"],
    ["a password of 5", { password: "Aa#12" }, "password"],
    ["a password without uppercase", { password: "cambio#2024" }, "password"],
    ["a password without digit", { password: "Cambio#abc" }, "password"],
    ["a password without special character", { password: "Cambio2024" }, "password"],
    ["another country", { country: "Colombia" }, "country"],
    ["an unknown state", { state: "Antioquia" }, "state"],
    ["a city of 51", { city: letters(51) }, "city"],
    ["a photo that is none", { "picture_data[0]": asFile(Buffer.from("hola")) }, "picture_data"],
  ])("refuses %s at its field", async (_name, changes, field) => {
    const { status, body } = await register({ ...good(), ...changes });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  it.each<[string, Fields]>([
    ["exactly 18 years", { date_of_birth: "2008-11-20" }],
    ["names of 2 and 50", { name: "Al", last_name: letters(50) }],
    ["no city and no photo", { city: undefined }],
    ["each special character", { password: 'Aa1234"' }],
  ])("accepts %s", async (_name, changes) => {
    expect((await register({ ...good(), ...changes })).status).toBe(201);
  });
});
