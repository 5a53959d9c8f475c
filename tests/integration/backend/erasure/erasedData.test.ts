import { stopReading } from "../../../../backend/adapters/pictureFiles/pictureFiles";
import { and, eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { applyCardEvent } from "../../../../backend/commands/applyCardEvent";
import { remindOrErase } from "../../../../backend/commands/erasure/erase";
import { attempts } from "../../../../backend/db/schema/attempts";
import { campaigns } from "../../../../backend/db/schema/campaigns";
import { erasures } from "../../../../backend/db/schema/erasures";
import { images } from "../../../../backend/db/schema/images";
import { contactForms, mails } from "../../../../backend/db/schema/mails";
import { proformas } from "../../../../backend/db/schema/money";
import { premiumTerms } from "../../../../backend/db/schema/premiumTerms";
import { aPublication, aUser, password } from "../../../support/builders";
import { day, setUpErasures } from "../../../support/erasureFixture";
import { bothDatabases } from "../../../support/startBackend";
import { aFullLife } from "./fullLife";
import { dumpTables, listColumns } from "./tables";
import { word } from "./life";
import { personalColumns } from "./personalColumns";

describe.each(bothDatabases)("what the erasure of a person's data takes on %s", (database) => {
  const fixture = setUpErasures(database);
  const { clock, now, as, ask, pass, rowOf } = fixture;
  const mayBeRead = async (id: string) => {
    const file = await fixture.backend.services.images.read(id, "360.webp");
    if (file) stopReading(file);
    return file !== null;
  };

  it("has a decision about every column of the database", async () => {
    const found = await listColumns(fixture.backend.db);
    expect(Object.keys(personalColumns).sort()).toEqual(Object.keys(found).sort());
    // Rows that go as a whole take every column with them.
    const columns = Object.entries(found).filter(([table]) => personalColumns[table] !== "deleted");
    expect(columns.map(([table]) => [table, decidedColumns(table)])).toEqual(
      columns.map(([table, names]) => [table, names.sort()]),
    );
  });

  it("takes every word and every picture of the person out of every column, and leaves the other party its own", async () => {
    const { leaver, friend, chatId, avatar } = await aFullLife(
      fixture.backend.db,
      fixture.backend.services.images,
      now(),
    );
    await pass(0);
    const before = await dumpTables(fixture.backend.db);
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
    expect(await mayBeRead(avatar)).toBe(true);

    expect((await ask(leaver)).status).toBe(201);
    await pass(27 * day);
    await pass(3 * day);
    // What a request under way still writes goes with the last look, once none can be any more.
    await fixture.backend.db.insert(mails).values({ recipient: leaver.email, subject: "Hola", text: "Hola", html: "" });
    const form = { name: "Secreto", email: leaver.email, subject: "Hola", message: "Soy Secreto" };
    await fixture.backend.db.insert(contactForms).values(form);
    await fixture.backend.db.insert(attempts).values({ key: `recovery:${leaver.email}`, count: 1, expiresAt: now() });
    await pass(day);
    const after = await dumpTables(fixture.backend.db);
    expect(
      Object.entries(after).flatMap(([table, rows]) => rows.filter((row) => mentions(row)).map((row) => [table, row])),
    ).toEqual([]);
    expect(JSON.stringify(after)).not.toMatch(/9\.8765|67\.1234|1971-03-29|584249998877/);
    expect(await mayBeRead(avatar)).toBe(false);
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

    // The friend reads the transaction as it was: own words, titles, terms, stars.
    const headers = await as(friend);
    const chats = await fixture.backend.call<{ id: number; owner: { name: string } }[]>("/chats?type=in_progress", {
      headers,
    });
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
    // Of an exchange and of a ring.
    expect(read.match(/Mensaje eliminado/g)).toHaveLength(2);
    expect((await fixture.backend.call("/wall?offset=0")).text).not.toContain("Bicicleta del cambio");
    expect((await fixture.backend.call<{ name: string }>(`/users/${leaver.id}`)).body).toMatchObject({
      name: "Persona eliminada",
      city: null,
      active: false,
    });
    // Mail and phone are free for whoever registers next; the former password opens nothing.
    expect((await fixture.backend.call("/auth/sign_in", { body: { email: leaver.email, password } })).status).toBe(401);
    expect(await aUser(fixture.backend.db, { email: leaver.email, phone: leaver.phone })).toMatchObject({
      email: leaver.email,
    });
  });

  it("is whole or not at all, whatever breaks off", async () => {
    const { leaver, avatar } = await aFullLife(fixture.backend.db, fixture.backend.services.images, now());
    await ask(leaver);
    await pass(27 * day);
    clock.ms += 3 * day;
    const [request] = await fixture.backend.db
      .select()
      .from(erasures)
      .where(and(eq(erasures.userId, leaver.id), isNull(erasures.revokedAt)));
    const erase = (services = fixture.backend.services) =>
      fixture.backend.db.transaction(async (tx) => {
        await remindOrErase(tx, request?.id ?? 0, services);
        if (services === fixture.backend.services) throw new Error("cut off");
      });
    const before = await dumpTables(fixture.backend.db);
    await expect(erase()).rejects.toThrow("cut off");
    expect(await dumpTables(fixture.backend.db)).toEqual(before);
    expect(await mayBeRead(avatar)).toBe(true);
    await pass(0);
    const broken = {
      ...fixture.backend.services,
      images: { ...fixture.backend.services.images, remove: () => Promise.reject(new Error("disk")) },
    };
    await expect(erase(broken)).rejects.toThrow("disk");
    expect(await fixture.backend.db.select().from(images).where(eq(images.id, avatar))).toHaveLength(1);
    await pass(day);
    expect(await fixture.backend.db.select().from(images).where(eq(images.ownerId, leaver.id))).toEqual([]);
    expect(await mayBeRead(avatar)).toBe(false);
  });

  it("ends what was bought; what is paid for afterwards starts nothing and becomes credit", async () => {
    const { db } = fixture.backend;
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
      expect((await fixture.backend.call("/proforma", { body, headers: await as(user) })).status).toBe(201);
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
    const { leaver, friend } = await aFullLife(fixture.backend.db, fixture.backend.services.images, now());
    expect((await fixture.backend.call("/data_export")).status).toBe(401);
    // Written with the address before its person had confirmed it.
    const earlier = { name: "Otra", email: leaver.email, subject: "Ayuda", message: "No soy quien crees" };
    await fixture.backend.db.insert(contactForms).values({ ...earlier, createdAt: new Date(Date.now() - day) });
    const { body, text } = await fixture.backend.call<{ data: Record<string, unknown[]> }>("/data_export", {
      headers: await as(leaver),
    });
    const empty = Object.entries(body.data)
      .filter(([, value]) => Array.isArray(value) && value.length === 0)
      .map(([name]) => name);
    expect(empty).toEqual([]);
    expect(body.data).toMatchObject({
      cuenta: { correo: leaver.email, telefono: leaver.phone },
      que_compartes_en_los_chats: { mensajes_leidos: false, escribiendo: false, ultima_conexion: false },
      como_buscamos_tus_circulos: { distancia_km: 40, diferencia_de_valor_por_ciento: 15 },
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
