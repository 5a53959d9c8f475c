import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mails } from "../../../backend/db/schema/mails";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aUser, password, sessionOf } from "../../support/builders";
import { aForm, aPhoto, asFile } from "../../support/uploads";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const now = new Date("2026-11-21T02:00:00Z");
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ publicUrl: "https://truequea.example", now: () => now });
});
afterAll(() => backend.stop());

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
const signIn = (email: string, given = password) =>
  backend.call<{ data: Record<string, unknown> }>("/auth/sign_in/", { body: { email, password: given } });

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

describe("signing in", () => {
  it("answers the recorded user and the five headers", async () => {
    const user = await aUser(backend.db, { ratingSum: 9, ratingCount: 2, balanceCents: 1250 });
    const publication = await aPublication(backend.db, { ownerId: user.id, title: "Silla de oficina" });
    const { status, body, headers } = await signIn(` ${user.email.toUpperCase()}`);
    expect(status).toBe(200);
    expect(Object.keys(body.data)).toEqual([
      "id",
      "token",
      "uid",
      "provider",
      "name",
      "last_name",
      "email",
      "picture_users",
      "avatar",
      "verified",
      "sign_in_count",
      "country",
      "address",
      "address_2",
      "city",
      "state",
      "active_publications",
      "reputation",
      "registration_date",
      "sold",
      "change",
      "balance",
      "view_notifications",
      "notifications_email",
      "hides_city",
      "type_suscription",
      "suscription",
      "publication_owners",
      "ads_count",
      "promotables_count",
      "email_confirmed",
    ]);
    expect(body.data).toMatchObject({
      active_publications: 1,
      reputation: 4.5,
      balance: 12.5,
      suscription: null,
      publication_owners: [{ id: publication.id, title: "Silla de oficina" }],
    });
    expect(headers.get("uid")).toBe(user.email);
    expect(Number(headers.get("expiry"))).toBeGreaterThan(Date.now() / 1000 + 13 * 86_400);
    expect([headers.get("x-frame-options"), headers.get("vary"), headers.get("x-powered-by")]).toEqual([
      "SAMEORIGIN",
      "Accept",
      null,
    ]);
  });

  it("answers the same to a wrong password and a missing account", async () => {
    const user = await aUser(backend.db);
    const expected = { success: false, errors: ["Credenciales inválidas, intente de nuevo"] };
    for (const [email, given] of [
      [user.email, "x"],
      ["nadie@example.com", password],
      [user.email, ""],
    ] as const) {
      const { status, body } = await signIn(email, given);
      expect([status, body]).toEqual([401, expected]);
    }
    for (const body of [
      {},
      [],
      { email: 1, password: 2 },
      { email: `${user.email}\0`, password },
      { email: { $ne: "" }, password },
    ]) {
      expect((await backend.call("/auth/sign_in", { body })).status).toBe(401);
    }
  });

  it("refuses even the right password after five failures, also after a hundred simultaneous ones", async () => {
    const user = await aUser(backend.db);
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(user.email, "falsa")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
    const right = await signIn(user.email);
    expect([right.status, Number(right.headers.get("retry-after")) > 60]).toEqual([429, true]);
  });

  it("refuses an inactive account and its old session", async () => {
    const user = await aUser(backend.db);
    const session = await sessionOf(backend.db, user);
    await backend.db.update(users).set({ active: false }).where(eq(users.id, user.id));
    expect((await signIn(user.email)).status).toBe(401);
    expect((await backend.call(`/users?token=${user.token}`, { headers: session })).status).toBe(401);
  });

  it("ends the session at sign-out", async () => {
    const user = await aUser(backend.db);
    const session = await sessionOf(backend.db, user);
    const out = () => backend.call("/auth/sign_out", { method: "DELETE", headers: session });
    expect((await out()).body).toEqual({ success: true });
    expect((await backend.call(`/users?token=${user.token}`, { headers: session })).status).toBe(401);
    expect((await out()).status).toBe(404);
  });
});

describe("a profile", () => {
  it("has every recorded key, private ones only for its owner", async () => {
    const user = await aUser(backend.db);
    const keys = [
      "id",
      "name",
      "last_name",
      "email",
      "date_of_birth",
      "phone",
      "gender",
      "country",
      "state",
      "city",
      "created_at",
      "balance",
      "publication_actives",
      "successful_changes",
      "reputation",
      "verified",
      "type_suscription",
      "email_confirmed",
      "picture_users",
      "notifications_email",
      "active",
      "followers",
      "following",
    ];
    const own = await backend.call<Record<string, unknown>>(`/users/${user.id}`, {
      headers: await sessionOf(backend.db, user),
    });
    expect(Object.keys(own.body)).toEqual(keys);
    expect(own.body).toMatchObject({ email: user.email, phone: user.phone, date_of_birth: "1990-05-17", balance: 0 });
    const stranger = await sessionOf(backend.db, await aUser(backend.db));
    for (const [headers, more] of [
      [{}, []],
      [stranger, ["blocked"]],
    ] as const) {
      const { body } = await backend.call<Record<string, unknown>>(`/users/${user.id}`, { headers });
      expect(Object.keys(body)).toEqual([...keys, ...more]);
      expect(body).toMatchObject({ name: user.name, city: "Caracas", active: true });
      expect([
        body.email,
        body.phone,
        body.date_of_birth,
        body.gender,
        body.country,
        body.balance,
        body.notifications_email,
      ]).toEqual(Array(7).fill(null));
    }
  });

  it("shows only the status of an inactive account, and is 404 for none", async () => {
    const user = await aUser(backend.db, { active: false });
    const { status, body } = await backend.call<Record<string, unknown>>(`/users/${user.id}`);
    expect([status, body.active, body.city, body.reputation]).toEqual([200, false, null, null]);
    for (const id of ["999999", "0", "-1", "x", "99999999999", "1%20OR%201=1"]) {
      const missing = await backend.call(`/users/${id}`);
      expect([id, missing.status, missing.body]).toEqual([id, 404, { error: "Usuario no encontrado" }]);
    }
  });
});
