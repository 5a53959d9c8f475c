import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aUser, password, sessionOf } from "../../support/builders";
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
      "rating_count",
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
    for (const body of [{}, [], { email: 1, password: 2 }, { email: { $ne: "" }, password }]) {
      expect((await backend.call("/auth/sign_in", { body })).status).toBe(401);
    }
    const withControl = { email: `${user.email}\0`, password };
    expect((await backend.call("/auth/sign_in", { body: withControl })).status).toBe(422);
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
      "rating_count",
      "verified",
      "type_suscription",
      "email_confirmed",
      "reliability",
      "rating_reasons",
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
