import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { publications } from "../../../../backend/db/schema/publications";
import { rings } from "../../../../backend/db/schema/rings";
import { transactions } from "../../../../backend/db/schema/transactions";
import { aTransaction, aUser } from "../../../support/builders";
import { useRings } from "../../../support/ringFixture";
import type { Giver } from "../../../support/ringFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("a ring on %s", (database) => {
  const fixture = useRings(database);
  const { answer, receive, leave, ringOf, notificationsTo, reservedBy, aProposedRing, anAcceptedRing, later, call } =
    fixture;
  const { chatOf, write } = fixture;
  const statusOf = async (giver: Giver) =>
    (await fixture.backend.db.select().from(publications).where(eq(publications.id, giver.thing.id)))[0]?.status;

  it("ends when a member declines and there is no replacement", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis, eva] = givers;
    await answer(ana, id, "accept");
    expect((await answer(luis, id, "decline")).body.ring).toMatchObject({ state: "ended", end_reason: "declined" });
    expect((await answer(luis, id, "decline")).status).toBe(200);
    expect([await notificationsTo(ana), await notificationsTo(eva)]).toEqual([
      ["proposed", "declined"],
      ["proposed", "joined", "declined"],
    ]);
    expect((await answer(eva, id, "accept")).status).toBe(409);
    // A declined ring is not proposed again.
    expect(await fixture.propose(ana)).toBeNull();
  });

  it("ends after 72 hours without all answers, and reminds before", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis] = givers;
    await answer(ana, id, "accept");
    await later(47);
    expect(await notificationsTo(luis)).toEqual(["proposed", "joined"]);
    await later(2);
    expect([await notificationsTo(luis), await notificationsTo(ana)]).toEqual([
      ["proposed", "joined", "reminder"],
      ["proposed"],
    ]);
    await later(24);
    expect(await ringOf(ana, id)).toMatchObject({ state: "ended", end_reason: "expired" });
    expect((await answer(luis, id, "accept")).status).toBe(409);
    expect((await notificationsTo(ana)).at(-1)).toBe("expired");
  });

  it("ends after a month in which nothing was handed over, and frees the things", async () => {
    const { id, givers } = await anAcceptedRing();
    for (let days = 0; days < 32; days += 4) await later(4 * 24);
    expect(await ringOf(givers[0], id)).toMatchObject({ state: "ended", end_reason: "expired" });
    expect([await reservedBy(id), await statusOf(givers[0])]).toEqual([0, "Activo"]);
    expect((await notificationsTo(givers[0])).slice(-2)).toEqual(["reminder", "expired"]);
  });

  it("ends when one of its things is swapped otherwise, and closes proposals on its own when complete", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis] = givers;
    const transaction = await aTransaction(fixture.backend.db, {
      publication: ana.thing,
      owner: ana.user,
      status: "confirmed_interested",
      updatedAt: new Date(0),
    });
    await call(ana.user, "/ranke_user", { method: "PUT", body: { transaction_id: transaction.id, rank: 5 } });
    await call(ana.user, `/v1/transactions/${transaction.id}`, {
      method: "PUT",
      body: { status: "complete", id: transaction.id },
    });
    expect(await ringOf(luis, id)).toMatchObject({ state: "ended", end_reason: "unavailable" });
    expect((await notificationsTo(luis)).at(-1)).toBe("unavailable");

    const whole = await anAcceptedRing();
    const rival = await aTransaction(fixture.backend.db, {
      publication: whole.givers[0].thing,
      owner: whole.givers[0].user,
    });
    for (const giver of whole.givers) await receive(giver, whole.id);
    const [closed] = await fixture.backend.db.select().from(transactions).where(eq(transactions.id, rival.id));
    expect([closed?.status, closed?.closeReason]).toEqual(["rejected", "item_exchanged"]);
  });

  it("is broken when a member leaves: the rest is free, handed-over things are not, and operators see it", async () => {
    const { id, givers } = await anAcceptedRing(4);
    const [ana, luis, eva, omar] = givers as [Giver, Giver, Giver, Giver];
    await write(eva, (await chatOf(eva, id)).id, "Se me cayó esta mañana");
    const olga = await aUser(fixture.backend.db, { email: "olga@operadores.example" });
    // Ana has given to Luis.
    await receive(luis, id);
    expect((await leave(eva, id, "")).body.fields).toEqual({ reason: ["Cuenta qué pasó"] });
    expect((await leave(eva, id)).body.ring.state).toBe("broken");
    expect((await leave(eva, id)).status).toBe(200);
    expect((await receive(omar, id)).status).toBe(409);
    expect(await Promise.all([ana, luis, eva, omar].map(statusOf))).toEqual(["finished", "Activo", "Activo", "Activo"]);
    expect(await reservedBy(id)).toBe(0);
    expect([(await notificationsTo(ana)).at(-1), (await notificationsTo(eva)).at(-1)]).toEqual(["broken", "received"]);
    expect(JSON.stringify(await ringOf(ana, id))).not.toContain("Se dañó");

    const queue = async () =>
      (await call<{ items: { id: number }[] }>(olga, "/moderation/queue?kind=ring")).body.items.filter(
        (one) => one.id === id,
      );
    expect(await queue()).toHaveLength(1);
    const details = await call<{ item: { revision: string; statements: { text: string }[] } }>(
      olga,
      `/moderation/items/ring/${id}`,
    );
    const said = details.body.item.statements.map(({ text }) => text);
    expect([said.includes("Se dañó y ya no puedo darla"), said.at(-1)]).toEqual([true, "Se me cayó esta mañana"]);
    const decision = { kind: "ring", subject_id: id, revision: details.body.item.revision, action: "close" };
    expect((await call(olga, "/moderation/decisions", { body: decision, key: "cierre-del-circulo" })).status).toBe(201);
    await later(1);
    const [settled] = await fixture.backend.db.select().from(rings).where(eq(rings.id, id));
    expect(settled?.settledAt).not.toBeNull();
    expect(await queue()).toEqual([]);
    // What they wrote is no longer shown.
    expect((await call(olga, `/moderation/items/ring/${id}`)).status).toBe(404);
  });
});
