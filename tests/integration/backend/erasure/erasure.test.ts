import { eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { attempts } from "../../../../backend/db/schema/attempts";
import { campaigns } from "../../../../backend/db/schema/campaigns";
import { erasures } from "../../../../backend/db/schema/erasures";
import { images } from "../../../../backend/db/schema/images";
import { mails } from "../../../../backend/db/schema/mails";
import { notifications } from "../../../../backend/db/schema/notifications";
import { reports } from "../../../../backend/db/schema/reports";
import { transactions } from "../../../../backend/db/schema/transactions";
import { aPublication, aTransaction, aUser } from "../../../support/builders";
import { day, setUpErasures } from "../../../support/erasureFixture";
import { bothDatabases } from "../../../support/startBackend";

const bound = { errors: ["No se pueden eliminar tus datos porque tienes propuestas o cambios abiertos"] };

describe.each(bothDatabases)("the erasure of a person's data on %s", (database) => {
  const fixture = setUpErasures(database);
  const { now, as, ask, take, mailsTo, pass, rowOf, nameOf } = fixture;

  it("comes a month after it was asked for, once, with a mail, a notification and a reminder", async () => {
    const user = await aUser(fixture.backend.db);
    const longer = { recipient: `ana.${user.email}`, subject: "Hola", text: `De: ana.${user.email}`, html: "" };
    await fixture.backend.db.insert(mails).values(longer);
    expect((await fixture.backend.call("/erasure")).status).toBe(401);
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
    expect(await fixture.backend.db.select().from(erasures).where(eq(erasures.userId, user.id))).toHaveLength(1);
    expect(
      (await fixture.backend.db.select().from(notifications).where(eq(notifications.userId, user.id))).map(
        ({ type }) => type,
      ),
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

  it("removes many pictures in several runs", async () => {
    const user = await aUser(fixture.backend.db);
    const rows = Array.from({ length: 130 }, (_, index) => ({
      id: `many-pictures-${user.id}-${index}`,
      ownerId: user.id,
      width: 1,
      height: 1,
    }));
    await fixture.backend.db.insert(images).values(rows);
    const left = () => fixture.backend.db.$count(images, eq(images.ownerId, user.id));
    await ask(user);
    await pass(27 * day);
    await pass(3 * day);
    expect(await left()).toBe(130);
    await pass(6 * 60_000);
    expect(await left()).toBe(30);
    await pass(60_000);
    expect(await left()).toBe(0);
  });

  it("is not stopped by a user who foresees the address of an erased account", async () => {
    const user = await aUser(fixture.backend.db);
    await aUser(fixture.backend.db, { email: `${user.id}@eliminada.invalid` });
    await ask(user);
    await pass(27 * day);
    await pass(3 * day);
    await pass(day);
    expect([await nameOf(user), (await rowOf(user))?.email === user.email]).toEqual(["Persona eliminada", false]);
  });

  it("reminds of it three days before even where it is looked at too late", async () => {
    const user = await aUser(fixture.backend.db);
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
    const user = await aUser(fixture.backend.db);
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

  it("is refused while a transaction is open, and waits for one that was opened since", async () => {
    const user = await aUser(fixture.backend.db);
    const accepted = await aTransaction(fixture.backend.db, { owner: user, status: "accepted" });
    expect(await ask(user)).toMatchObject({ status: 422, body: bound });
    const end = (id: number, status: "rejected" | "accepted") =>
      fixture.backend.db.update(transactions).set({ status }).where(eq(transactions.id, id));
    await end(accepted.id, "rejected");
    expect((await ask(user)).status).toBe(201);
    await end(accepted.id, "accepted");
    const [sent, received] = [
      await aTransaction(fixture.backend.db, { interested: user }),
      await aTransaction(fixture.backend.db, { owner: user }),
    ];
    await pass(27 * day);
    await pass(3 * day);
    // What no user has answered is withdrawn or rejected in the person's name; what was agreed is waited for.
    const closed = await fixture.backend.db
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
    const user = await aUser(fixture.backend.db);
    await ask(user);
    const headers = () => as(fixture.operator);
    const read = async () =>
      (
        await fixture.backend.call<{
          item: { revision: string; actions: string[]; content: { name: string; value: string }[] };
        }>(`/moderation/items/erasure/${user.id}`, { headers: await headers() })
      ).body.item;
    const decide = async (action: string, reason?: string) => {
      const { revision } = await read();
      const answer = await fixture.backend.call("/moderation/decisions", {
        body: { kind: "erasure", subject_id: user.id, revision, action, reason },
        headers: await headers(),
      });
      await pass(2 * 60_000);
      return answer.status;
    };
    const queue = async (kind: string) =>
      (
        await fixture.backend.call<{ items: { id: number; title: string }[] }>(`/moderation/queue?kind=${kind}`, {
          headers: await headers(),
        })
      ).body.items.filter(({ id }) => id === user.id);
    expect([await queue(""), (await queue("erasure"))[0]?.title]).toEqual([
      [],
      expect.stringMatching(/^Se elimina el \d\d\/\d\d\/\d{4}$/),
    ]);
    expect([(await read()).actions, await decide("hold")]).toEqual([["hold"], 422]);
    await fixture.backend.db.update(transactions).set({ status: "rejected" }).where(eq(transactions.ownerId, user.id));
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
    const user = await aUser(fixture.backend.db);
    await ask(user);
    await pass(27 * day);
    await pass(3 * day - 30_000);
    const headers = await as(fixture.operator);
    const item = await fixture.backend.call<{ item?: { revision: string } }>(`/moderation/items/erasure/${user.id}`, {
      headers,
    });
    const revision = kind === "erasure" ? item.body.item?.revision : "0";
    const decision = { kind, subject_id: user.id, revision, action, reason: "Hay que aclarar algo." };
    expect((await fixture.backend.call("/moderation/decisions", { body: decision, headers })).status).toBe(201);
    await pass(40_000);
    await pass(5 * day);
    expect(await nameOf(user)).toBe(user.name);
  });

  it("waits until operators have settled the reports about the person and their publications, which they read beside it", async () => {
    const user = await aUser(fixture.backend.db, { balanceCents: 500 });
    const reporterId = fixture.operator.id;
    const { id: publicationId, title } = await aPublication(fixture.backend.db, { ownerId: user.id });
    const order = { body: { id: 1, publication_id: publicationId }, headers: await as(user) };
    expect((await fixture.backend.call("/v1/provider_products", order)).status).toBe(201);
    const { id: hiddenId } = await aPublication(fixture.backend.db, { ownerId: user.id, status: "inactive" });
    await ask(user);
    await fixture.backend.db.insert(reports).values([
      { userId: user.id, reporterId, reason: "Me estafó" },
      { publicationId, reporterId, reason: "Es robada" },
      { publicationId: hiddenId, reporterId, reason: "Es falsa" },
    ]);
    const settle = (isAbout: SQL) => fixture.backend.db.update(reports).set({ settledAt: now() }).where(isAbout);
    await pass(27 * day);
    await pass(4 * day);
    expect(await nameOf(user)).toBe(user.name);
    const read = await fixture.backend.call<{ item: { statements: { text: string; quote: string | null }[] } }>(
      `/moderation/items/erasure/${user.id}`,
      { headers: await as(fixture.operator) },
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
    const { db } = fixture.backend;
    const promoted = await db.select().from(campaigns).where(eq(campaigns.publicationId, publicationId));
    expect(promoted.map(({ state }) => state)).toEqual(["ended"]);
    expect(
      await db
        .select()
        .from(attempts)
        .where(eq(attempts.key, `order:${user.id}`)),
    ).toEqual([]);
  });
});
