import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../backend/db/schema/users";
import { aUser, password, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const saved = "Los cambios han sido guardados exitosamente";
interface Answer {
  message?: string;
  fields?: Record<string, string[]>;
  error?: string;
}

describe.each(bothDatabases)("personal data on %s", (database) => {
  let backend: TestBackend;
  let last = 0;
  beforeAll(async () => {
    backend = await startBackend({ database, tokenRotation: true });
  });
  afterAll(() => backend.stop());

  const freePhone = () => `+58426${String(++last).padStart(7, "0")}`;
  const form = (changes: Record<string, unknown> = {}) => ({
    name: "  Marta ",
    last_name: "Gil",
    date_of_birth: "1992-02-29",
    phone: freePhone(),
    gender: "1",
    country: "Venezuela",
    state: "Zulia",
    city: "Maracaibo",
    password: "",
    ...changes,
  });
  const put = (user: Pick<User, "id">, body: unknown, headers: Record<string, string>) =>
    backend.call<Answer>(`/users/${user.id}`, { method: "PUT", body, headers });
  const rowOf = async (user: User) => (await backend.db.select().from(users).where(eq(users.id, user.id)))[0];

  it("change only the own account, and only in the fields of the form", async () => {
    const [user, other] = [await aUser(backend.db), await aUser(backend.db)];
    const headers = await sessionOf(backend.db, user);
    const body = form({
      id: other.id,
      email: "otra@example.com",
      verified: true,
      subscription: "Premium",
      type_suscription: "Premium",
      reputation: 5,
      balance: 1_000,
      balance_cents: 9,
      rating_sum: 50,
      active: false,
      token: "x",
    });
    for (let time = 0; time < 2; time++)
      expect((await put(user, body, headers)).body).toMatchObject({
        message: saved,
        user: { id: user.id, name: "Marta", city: "Maracaibo" },
      });
    expect(await rowOf(user)).toEqual({
      ...user,
      name: "Marta",
      lastName: "Gil",
      dateOfBirth: "1992-02-29",
      phone: body.phone,
      gender: "Masculino",
      state: "Zulia",
      city: "Maracaibo",
    });
    expect((await put(user, form(), {})).status).toBe(401);
    // Another user's account and a missing one look the same.
    const answers = [await put(other, form(), headers), await put({ id: 999_999 }, form(), headers)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      answers.map(() => [404, '{"error":"Usuario no encontrado"}']),
    );
    expect(await rowOf(other)).toEqual(other);
  });

  it("are refused at the same fields as in the form", async () => {
    const user = await aUser(backend.db);
    const headers = await sessionOf(backend.db, user);
    const { phone } = await aUser(backend.db);
    for (const [field, value, message] of [
      ["name", "   ", "El nombre no puede estar vacío"],
      ["name", "A", "El nombre debe contener al menos 2 caracteres"],
      ["name", "ñ".repeat(51), "El nombre debe contener máximo 50 caracteres"],
      ["last_name", "", "El apellido no puede estar vacío"],
      ["last_name", "Z", "El apellido debe contener al menos 2 caracteres"],
      ["last_name", "z".repeat(51), "El apellido debe contener máximo 50 caracteres"],
      ["city", "c".repeat(51), "La ciudad debe contener máximo 50 caracteres"],
      ["phone", "+58412123456", "Por favor, verifique el número de teléfono"],
      ["phone", "+5841212345678", "Por favor, verifique el número de teléfono"],
      ["phone", phone, "El número de teléfono ya está registrado"],
      ["date_of_birth", "2020-01-01", "Debes ser mayor de 18 años"],
      ["date_of_birth", "1991-02-29", "La fecha de nacimiento no es válida"],
      ["gender", "2", "Este campo es obligatorio"],
      ["state", "Atlántida", "El estado no es válido"],
      ["country", "Perú", "Por el momento solo admitimos registros desde Venezuela"],
      ["password", "debil", "La contraseña no es válida"],
      // Shown to everyone, and written into mails to addresses that are not confirmed yet.
      ["name", "Marta ✅", "El nombre no puede tener emojis ni símbolos"],
      ["last_name", "Gil 🇻🇪", "El apellido no puede tener emojis ni símbolos"],
      ["name", "Escribe al 0414-1112233", "No se permiten datos de contacto ni enlaces"],
      ["last_name", "www.estafa.com", "No se permiten datos de contacto ni enlaces"],
      ["city", "Caracas, @quienquiera", "No se permiten datos de contacto ni enlaces"],
    ] as const) {
      const { status, body } = await put(user, form({ [field]: value }), headers);
      expect([field, status, body.fields?.[field]]).toEqual([field, 422, [message]]);
    }
    expect(await rowOf(user)).toEqual(user);
    const edge = await put(user, form({ name: "Al", last_name: "z".repeat(50), city: "c".repeat(50) }), headers);
    expect(edge.status).toBe(200);
  });

  it("change together with the password or not at all, and end the other sessions", async () => {
    const user = await aUser(backend.db);
    const { phone } = await aUser(backend.db);
    const [own, other] = [await sessionOf(backend.db, user), await sessionOf(backend.db, user)];
    const restores = async (headers: Record<string, string>) =>
      (await backend.call(`/users?token=${user.token}`, { headers })).status === 200;
    const both = { password: "Nueva#2026", current_password: password };
    expect((await put(user, form({ ...both, current_password: undefined }), own)).body.fields).toEqual({
      current_password: ["La contraseña actual no es correcta"],
    });
    expect((await put(user, form({ ...both, current_password: "falsa" }), own)).body.fields).toEqual({
      current_password: ["La contraseña actual no es correcta"],
    });
    expect((await put(user, form({ ...both, phone }), own)).body.fields).toEqual({
      phone: ["El número de teléfono ya está registrado"],
    });
    expect([await rowOf(user), await restores(other)]).toEqual([user, true]);
    const done = await put(user, form(both), own);
    const renewed = { ...own, "access-token": done.headers.get("access-token") ?? "" };
    expect([
      done.status,
      (await rowOf(user))?.name,
      await restores(renewed),
      await restores(own),
      await restores(other),
    ]).toEqual([200, "Marta", true, false, false]);
    expect(
      (await backend.call("/auth/sign_in/", { body: { email: user.email, password: both.password } })).status,
    ).toBe(200);
  });

  it("limit how often a taken phone is reported", async () => {
    const user = await aUser(backend.db);
    const own = await sessionOf(backend.db, user);
    const { phone } = await aUser(backend.db);
    const statuses: number[] = [];
    for (let time = 0; time < 31; time++) statuses.push((await put(user, form({ phone }), own)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(422), 429]);
  });

  it("give a phone to one of many simultaneous requests", async () => {
    const phone = freePhone();
    const people = await Promise.all(Array.from({ length: 8 }, () => aUser(backend.db)));
    const answers = await Promise.all(
      people.map(async (user) => put(user, form({ phone }), await sessionOf(backend.db, user))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(422)]);
  });
});
