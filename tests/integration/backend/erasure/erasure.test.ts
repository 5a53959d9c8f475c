import { access } from "node:fs/promises";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { applyCardEvent } from "../../../../backend/commands/applyCardEvent";
import { remindOrErase } from "../../../../backend/commands/erasure/erase";
import { attempts } from "../../../../backend/db/schema/attempts";
import { campaigns } from "../../../../backend/db/schema/campaigns";
import { erasures } from "../../../../backend/db/schema/erasures";
import { images } from "../../../../backend/db/schema/images";
import { contactForms, mails } from "../../../../backend/db/schema/mails";
import { proformas } from "../../../../backend/db/schema/money";
import { notifications } from "../../../../backend/db/schema/notifications";
import { premiumTerms } from "../../../../backend/db/schema/premiumTerms";
import { reports } from "../../../../backend/db/schema/reports";
import { transactions } from "../../../../backend/db/schema/transactions";
import { users } from "../../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, password } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { useMovedClock } from "../../../support/movedClock";
import { bothDatabases, defaultDatabase } from "../../../support/startBackend";
import type { TestBackend } from "../../../support/startBackend";
import { personalColumns } from "./personalColumns";
import { aFullLife, dumpTables, listColumns, word } from "./fullLife";

const day = 24 * 60 * 60 * 1000;
const bound = { errors: ["No se pueden eliminar tus datos porque tienes transacciones activas"] };
interface Answer {
  erasure: { requested_at: string; due_at: string; hold_reason: string | null } | null;
}

describe.each(bothDatabases)("the erasure of a person's data on %s", (database) => {
  let backend: TestBackend;
  let operator: User;
  const { clock, now, start, as, runJobs } = useMovedClock();
  beforeAll(async () => {
    backend = await start({ database, operatorEmails: ["olga@operadores.example"] });
    operator = await aUser(backend.db, { email: "olga@operadores.example" });
  });

  const ask = async (user: User, body: unknown = { password }) =>
    backend.call<Answer>("/erasure", { method: "POST", body, headers: await as(user) });
  const take = async (user: User, method = "GET") =>
    backend.call<Answer>("/erasure", { method, headers: await as(user) });
  const mailsTo = async (email: string) =>
    (await backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)).map(
      ({ subject }) => subject,
    );
  const pass = async (ms: number) => {
    clock.ms += ms;
    await runJobs();
  };
  const rowOf = async (user: User) => (await backend.db.select().from(users).where(eq(users.id, user.id)))[0];
  const nameOf = async (user: User) => (await rowOf(user))?.name;
  const mayBeRead = (file: string | null) =>
    access(file ?? "").then(
      () => true,
      () => false,
    );

  it("has a decision about every column of the database", async () => {
    const found = await listColumns(backend.db);
    expect(Object.keys(personalColumns).sort()).toEqual(Object.keys(found).sort());
    // Rows that go as a whole take every column with them.
    const columns = Object.entries(found).filter(([table]) => personalColumns[table] !== "deleted");
    expect(columns.map(([table]) => [table, decidedColumns(table)])).toEqual(
      columns.map(([table, names]) => [table, names.sort()]),
    );
  });

  it("takes every word and every picture of the person out of every column, and leaves the other party its own", async () => {
    const { leaver, friend, chatId, avatar } = await aFullLife(backend.db, backend.services.images, now());
    await pass(0);
    const [before, file] = [await dumpTables(backend.db), backend.services.images.fileOf(avatar, "360.webp")];
    // Each column that is erased holds something of the person at first.
    const isTheirs = (row: Row) => mentions(row) || ownerColumns.some((name) => row[name] === leaver.id);
    const isFilled = (table: string, column: string) =>
      before[table]?.some(
        (row) => (isTheirs(row) || (table === "users" && row.id === leaver.id)) && hasValue(row[column]),
      );
    const empty = Object.keys(personalColumns).flatMap((table) =>
      personalColumns[table] === "deleted"
        ? before[table]?.some(isTheirs)
          ? []
          : [table]
        : erasedColumns(table).filter((column) => !isFilled(table, column)),
    );
    expect(empty).toEqual([]);
    expect(await mayBeRead(file)).toBe(true);

    expect((await ask(leaver)).status).toBe(201);
    await pass(27 * day);
    await pass(3 * day);
    // What a request under way still writes goes with the last look, once none can be any more.
    await backend.db.insert(mails).values({ recipient: leaver.email, subject: "Hola", text: "Hola", html: "" });
    const form = { name: "Secreto", email: leaver.email, subject: "Hola", message: "Soy Secreto" };
    await backend.db.insert(contactForms).values(form);
    await backend.db.insert(attempts).values({ key: `recovery:${leaver.email}`, count: 1, expiresAt: now() });
    await pass(day);
    const after = await dumpTables(backend.db);
    expect(
      Object.entries(after).flatMap(([table, rows]) => rows.filter((row) => mentions(row)).map((row) => [table, row])),
    ).toEqual([]);
    expect(JSON.stringify(after)).not.toMatch(/9\.8765|67\.1234|1971-03-29|584249998877/);
    expect(await mayBeRead(file)).toBe(false);
    for (const table of ["identities", "clients", "saveds", "notifications", "mail_tokens"])
      expect([table, after[table]?.filter((row) => row.user_id === leaver.id)]).toEqual([table, []]);
    expect(after.blocks?.filter((row) => row.blocker_id === leaver.id)).toEqual([]);
    const userIn = (dump: typeof before) => dump.users?.find(({ id }) => id === leaver.id) ?? {};
    expect(erasedColumns("users").filter((column) => userIn(after)[column] === userIn(before)[column])).toEqual([]);
    expect(await rowOf(leaver)).toMatchObject({
      name: "Persona eliminada",
      lastName: "",
      active: false,
      phone: null,
      gender: null,
      dateOfBirth: null,
      ratingSum: leaver.ratingSum,
    });

    // The friend reads the swap as it was: own words, titles, terms, stars.
    const headers = await as(friend);
    const chats = await backend.call<{ id: number; owner: { name: string } }[]>("/chats?type=in_progress", { headers });
    expect(chats.body.find(({ id }) => id === chatId)?.owner).toMatchObject({ name: "Persona eliminada" });
    const read = JSON.stringify(after);
    for (const kept of [
      "Bicicleta del cambio",
      "Una guitarra en buen estado",
      "Te espero en la plaza",
      "Sí, sigue disponible",
      "No trajo nada",
      "Esperé una hora",
    ])
      expect([kept, read.includes(kept)]).toEqual([kept, true]);
    expect(read.match(/Mensaje eliminado/g)).toHaveLength(1);
    expect((await backend.call("/wall?offset=0")).text).not.toContain("Bicicleta del cambio");
    expect((await backend.call<{ name: string }>(`/users/${leaver.id}`)).body).toMatchObject({
      name: "Persona eliminada",
      city: null,
      active: false,
    });
    // Mail and phone are free for whoever registers next; the former password opens nothing.
    expect((await backend.call("/auth/sign_in", { body: { email: leaver.email, password } })).status).toBe(401);
    expect(await aUser(backend.db, { email: leaver.email, phone: leaver.phone })).toMatchObject({
      email: leaver.email,
    });
  });

  it("is whole or not at all, whatever breaks off", async () => {
    const { leaver, avatar } = await aFullLife(backend.db, backend.services.images, now());
    await ask(leaver);
    await pass(27 * day);
    clock.ms += 3 * day;
    const [request] = await backend.db
      .select()
      .from(erasures)
      .where(and(eq(erasures.userId, leaver.id), isNull(erasures.revokedAt)));
    const erase = (services = backend.services) =>
      backend.db.transaction(async (tx) => {
        await remindOrErase(tx, request?.id ?? 0, services);
        if (services === backend.services) throw new Error("cut off");
      });
    const before = await dumpTables(backend.db);
    await expect(erase()).rejects.toThrow("cut off");
    expect(await dumpTables(backend.db)).toEqual(before);
    expect(await mayBeRead(backend.services.images.fileOf(avatar, "360.webp"))).toBe(true);
    await pass(0);
    const broken = {
      ...backend.services,
      images: { ...backend.services.images, remove: () => Promise.reject(new Error("disk")) },
    };
    await expect(erase(broken)).rejects.toThrow("disk");
    expect(await backend.db.select().from(images).where(eq(images.id, avatar))).toHaveLength(1);
    await pass(day);
    expect(await backend.db.select().from(images).where(eq(images.ownerId, leaver.id))).toEqual([]);
    expect(await mayBeRead(backend.services.images.fileOf(avatar, "360.webp"))).toBe(false);
  });

  // The rest asks the two databases nothing that they could answer differently.
  if (database !== defaultDatabase) return;

  it("comes a month after it was asked for, once, with a mail, a notification and a reminder", async () => {
    const user = await aUser(backend.db);
    const longer = { recipient: `ana.${user.email}`, subject: "Hola", text: `De: ana.${user.email}`, html: "" };
    await backend.db.insert(mails).values(longer);
    expect((await backend.call("/erasure")).status).toBe(401);
    expect((await take(user)).body).toEqual({ erasure: null });
    for (const body of [{}, { password: null }, { password: "falsa" }])
      expect(await ask(user, body)).toMatchObject({
        status: 422,
        body: { fields: { password: ["La contraseña actual no es correcta"] } },
      });
    expect((await take(user)).body).toEqual({ erasure: null });
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(user)));
    const { erasure } = (await take(user)).body;
    expect(answers.map(({ status, body }) => [status, body.erasure])).toEqual(answers.map(() => [201, erasure]));
    expect(Date.parse(erasure?.due_at ?? "") - Date.parse(erasure?.requested_at ?? "")).toBe(30 * day);
    expect(await backend.db.select().from(erasures).where(eq(erasures.userId, user.id))).toHaveLength(1);
    expect(
      (await backend.db.select().from(notifications).where(eq(notifications.userId, user.id))).map(({ type }) => type),
    ).toEqual([17]);
    await pass(27 * day);
    expect([(await mailsTo(user.email)).length, await nameOf(user)]).toEqual([2, user.name]);
    expect((await mailsTo(user.email))[1]).toContain("Recuerda");
    await pass(2 * day);
    expect([(await mailsTo(user.email)).length, await nameOf(user)]).toEqual([2, user.name]);
    await pass(day);
    expect([await mailsTo(user.email), await nameOf(user)]).toEqual([[], "Persona eliminada"]);
    expect(await mailsTo(longer.recipient)).toEqual(["Hola"]);
  });

  it("is not stopped by a user who foresees the address of an erased account", async () => {
    const user = await aUser(backend.db);
    await aUser(backend.db, { email: `${user.id}@eliminada.invalid` });
    await ask(user);
    await pass(27 * day);
    await pass(3 * day);
    await pass(day);
    expect([await nameOf(user), (await rowOf(user))?.email === user.email]).toEqual(["Persona eliminada", false]);
  });

  it("reminds of it three days before even where it is looked at too late", async () => {
    const user = await aUser(backend.db);
    await ask(user);
    await pass(40 * day);
    const { erasure } = (await take(user)).body;
    expect([(await mailsTo(user.email)).length, await nameOf(user)]).toEqual([2, user.name]);
    expect(Date.parse(erasure?.due_at ?? "") - Date.parse(erasure?.requested_at ?? "")).toBeGreaterThanOrEqual(
      43 * day,
    );
    await pass(2 * day);
    expect(await nameOf(user)).toBe(user.name);
    await pass(day);
    expect(await nameOf(user)).toBe("Persona eliminada");
  });

  it("is taken back at any time before, and may be asked for again", async () => {
    const user = await aUser(backend.db);
    await ask(user);
    await pass(29 * day);
    for (let time = 0; time < 2; time++) expect((await take(user, "DELETE")).body).toEqual({ erasure: null });
    expect((await mailsTo(user.email)).filter((subject) => subject === "Tus datos no se eliminan")).toHaveLength(1);
    await pass(5 * day);
    expect(await nameOf(user)).toBe(user.name);
    await ask(user);
    await pass(27 * day);
    expect(await nameOf(user)).toBe(user.name);
    await pass(3 * day);
    expect(await nameOf(user)).toBe("Persona eliminada");
  });

  it("is refused while a swap is open, and waits for one that was opened since", async () => {
    const user = await aUser(backend.db);
    const accepted = await aTransaction(backend.db, { owner: user, status: "accepted" });
    expect(await ask(user)).toMatchObject({ status: 422, body: bound });
    const end = (id: number, status: "rejected" | "accepted") =>
      backend.db.update(transactions).set({ status }).where(eq(transactions.id, id));
    await end(accepted.id, "rejected");
    expect((await ask(user)).status).toBe(201);
    await end(accepted.id, "accepted");
    const [sent, received] = [
      await aTransaction(backend.db, { interested: user }),
      await aTransaction(backend.db, { owner: user }),
    ];
    await pass(27 * day);
    await pass(3 * day);
    // What no user has answered is withdrawn or rejected in the person's name; what was agreed is waited for.
    const closed = await backend.db
      .select()
      .from(transactions)
      .where(sql`id in (${sent.id}, ${received.id})`)
      .orderBy(transactions.id);
    expect(closed.map(({ status, closedBy }) => [status, closedBy])).toEqual([
      ["rejected", "interested"],
      ["rejected", "owner"],
    ]);
    expect(await nameOf(user)).toBe(user.name);
    await end(accepted.id, "rejected");
    await pass(day);
    expect(await nameOf(user)).toBe("Persona eliminada");
  });

  it("is held by an operator with a reason that its person reads, and goes on afterwards", async () => {
    const user = await aUser(backend.db);
    await ask(user);
    const headers = () => as(operator);
    const read = async () =>
      (
        await backend.call<{
          item: { revision: string; actions: string[]; content: { name: string; value: string }[] };
        }>(`/moderation/items/erasure/${user.id}`, { headers: await headers() })
      ).body.item;
    const decide = async (action: string, reason?: string) => {
      const { revision } = await read();
      const answer = await backend.call("/moderation/decisions", {
        body: { kind: "erasure", subject_id: user.id, revision, action, reason },
        headers: await headers(),
      });
      await pass(2 * 60_000);
      return answer.status;
    };
    const queue = async (kind: string) =>
      (
        await backend.call<{ items: { id: number; title: string }[] }>(`/moderation/queue?kind=${kind}`, {
          headers: await headers(),
        })
      ).body.items.filter(({ id }) => id === user.id);
    expect([await queue(""), (await queue("erasure"))[0]?.title]).toEqual([
      [],
      expect.stringMatching(/^Se elimina el \d\d\/\d\d\/\d{4}$/),
    ]);
    expect([(await read()).actions, await decide("hold")]).toEqual([["hold"], 422]);
    await backend.db.update(transactions).set({ status: "rejected" }).where(eq(transactions.ownerId, user.id));
    expect(await decide("hold", "Hay un reclamo abierto.")).toBe(201);
    expect((await take(user)).body.erasure?.hold_reason).toBe("Hay un reclamo abierto.");
    expect((await mailsTo(user.email)).at(-1)).toBe("Aplazamos la eliminación de tus datos");
    expect((await read()).content.find(({ name }) => name === "hold")?.value).toBe("Hay un reclamo abierto.");
    await pass(27 * day);
    await pass(5 * day);
    expect(await nameOf(user)).toBe(user.name);
    expect([(await read()).actions, await decide("resume")]).toEqual([["resume"], 201]);
    await pass(day);
    expect([await nameOf(user), await queue("erasure")]).toEqual(["Persona eliminada", []]);
  });

  it.each([
    ["erasure", "hold"],
    ["person", "suspend"],
  ])("waits for a decision about the %s that can still be undone: %s", async (kind, action) => {
    const user = await aUser(backend.db);
    await ask(user);
    await pass(27 * day);
    await pass(3 * day - 30_000);
    const headers = await as(operator);
    const item = await backend.call<{ item?: { revision: string } }>(`/moderation/items/erasure/${user.id}`, {
      headers,
    });
    const revision = kind === "erasure" ? item.body.item?.revision : "0";
    const decision = { kind, subject_id: user.id, revision, action, reason: "Hay que aclarar algo." };
    expect((await backend.call("/moderation/decisions", { body: decision, headers })).status).toBe(201);
    await pass(40_000);
    await pass(5 * day);
    expect(await nameOf(user)).toBe(user.name);
  });

  it("waits until operators have settled the reports about the person and their publications, which they read beside it", async () => {
    const user = await aUser(backend.db, { balanceCents: 500 });
    const reporterId = operator.id;
    const { id: publicationId, title } = await aPublication(backend.db, { ownerId: user.id });
    const order = { body: { id: 1, publication_id: publicationId }, headers: await as(user) };
    expect((await backend.call("/v1/provider_products", order)).status).toBe(201);
    const { id: hiddenId } = await aPublication(backend.db, { ownerId: user.id, status: "inactive" });
    await ask(user);
    await backend.db.insert(reports).values([
      { userId: user.id, reporterId, reason: "Me estafó" },
      { publicationId, reporterId, reason: "Es robada" },
      { publicationId: hiddenId, reporterId, reason: "Es falsa" },
    ]);
    const settle = (isAbout: SQL) => backend.db.update(reports).set({ settledAt: now() }).where(isAbout);
    await pass(27 * day);
    await pass(4 * day);
    expect(await nameOf(user)).toBe(user.name);
    const read = await backend.call<{ item: { statements: { text: string; quote: string | null }[] } }>(
      `/moderation/items/erasure/${user.id}`,
      { headers: await as(operator) },
    );
    expect(read.body.item.statements).toMatchObject([
      { text: "Me estafó", quote: null },
      { text: "Es robada", quote: title },
      { text: "Es falsa" },
    ]);
    await settle(eq(reports.userId, user.id));
    await pass(day);
    expect(await nameOf(user)).toBe(user.name);
    await settle(eq(reports.publicationId, publicationId));
    await pass(day);
    // One about what its owner has hidden is waited for as well.
    expect(await nameOf(user)).toBe(user.name);
    await settle(eq(reports.publicationId, hiddenId));
    await pass(day);
    expect(await nameOf(user)).toBe("Persona eliminada");
    // Nothing of it shows any more: its promotion is over, and what was counted of the person is forgotten.
    const { db } = backend;
    const promoted = await db.select().from(campaigns).where(eq(campaigns.publicationId, publicationId));
    expect(promoted.map(({ state }) => state)).toEqual(["ended"]);
    expect(
      await db
        .select()
        .from(attempts)
        .where(eq(attempts.key, `order:${user.id}`)),
    ).toEqual([]);
  });

  it("ends what was bought; what is paid for afterwards starts nothing and becomes credit", async () => {
    const { db } = backend;
    const user = await aUser(db, { subscription: "Premium" });
    const { id: publicationId } = await aPublication(db, { ownerId: user.id });
    await db.insert(premiumTerms).values({
      userId: user.id,
      months: 12,
      secureExchanges: 26,
      secureExchangesLeft: 26,
      state: "active",
      startsOn: "2026-01-01",
      endsOn: "2099-12-31",
    });
    for (const body of [{ id: 4 }, { id: 1, publication_id: publicationId }])
      expect((await backend.call("/proforma", { body, headers: await as(user) })).status).toBe(201);
    await ask(user);
    await pass(27 * day);
    await pass(3 * day);
    expect(await rowOf(user)).toMatchObject({ name: "Persona eliminada", subscription: "Standard" });

    // The bank takes its time. The clock of the database has not moved, so that the pages were too late to be opened.
    const orders = await db
      .update(proformas)
      .set({ control: sql`reference` })
      .where(eq(proformas.userId, user.id))
      .returning();
    for (const { reference, amountCents } of orders) {
      const event = { reference, control: reference, amountCents: amountCents ?? 0, currency: "VES" };
      await applyCardEvent(db, { ...event, id: reference, status: "approved", saidAt: now() }, now());
    }
    const terms = await db.select().from(premiumTerms).where(eq(premiumTerms.userId, user.id)).orderBy(premiumTerms.id);
    expect(terms.map(({ state, secureExchangesLeft }) => [state, secureExchangesLeft])).toEqual([
      ["ended", 0],
      ["ordered", 0],
    ]);
    const promoted = await db.select().from(campaigns).where(eq(campaigns.publicationId, publicationId));
    expect(promoted.map(({ state }) => state)).toEqual(["ordered"]);
    expect((await rowOf(user))?.balanceCents).toBe(2 * 580);
  });

  it("comes after a copy of everything, which holds nothing that others wrote to the person alone", async () => {
    const { leaver, friend } = await aFullLife(backend.db, backend.services.images, now());
    expect((await backend.call("/data_export")).status).toBe(401);
    // Written with the address before its person had confirmed it.
    const earlier = { name: "Otra", email: leaver.email, subject: "Ayuda", message: "No soy quien crees" };
    await backend.db.insert(contactForms).values({ ...earlier, createdAt: new Date(Date.now() - day) });
    const { body, text } = await backend.call<{ data: Record<string, unknown[]> }>("/data_export", {
      headers: await as(leaver),
    });
    const empty = Object.entries(body.data)
      .filter(([, value]) => Array.isArray(value) && value.length === 0)
      .map(([name]) => name);
    expect(empty).toEqual([]);
    expect(body.data).toMatchObject({
      cuenta: { correo: leaver.email, telefono: leaver.phone },
      cambios: expect.arrayContaining([
        expect.objectContaining({ con: `${friend.name} ${friend.lastName}`, publicacion: "Bicicleta del cambio" }),
      ]) as unknown,
    });
    expect(text).toContain("Secreto no hizo nada");
    expect(text).toContain("Oferta de Secreto");
    expect(text).toContain("A Secreto no le dieron nada");
    expect(text).not.toContain("No trajo nada");
    for (const secret of [
      friend.email,
      friend.phone,
      earlier.message,
      "Te espero en la plaza",
      leaver.passwordHash,
      leaver.token,
    ])
      expect([secret, text.includes(String(secret))]).toEqual([secret, false]);
  });
});
type Row = Record<string, unknown>;

const ownerColumns = [
  "user_id",
  "owner_id",
  "author_id",
  "sender_id",
  "reporter_id",
  "rater_id",
  "interested_id",
  "blocker_id",
];
const splitNames = (names: string) => names.split(" ").filter((name) => name !== "");

function erasedColumns(table: string): string[] {
  const decision = personalColumns[table];
  return decision === undefined || decision === "deleted" ? [] : splitNames(decision.erased ?? "");
}

function decidedColumns(table: string): string[] {
  const decision = personalColumns[table];
  const kept = decision === undefined || decision === "deleted" ? {} : decision.kept;
  return [...erasedColumns(table), ...splitNames(Object.values(kept).join(" "))].sort();
}

const mentions = (row: unknown) => JSON.stringify(row).toLowerCase().includes(word);
const hasValue = (value: unknown) => value !== null && value !== "" && JSON.stringify(value) !== "[]";
