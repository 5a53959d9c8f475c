import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { count, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { publications } from "../../../backend/db/schema/publications";
import { reservations, transactions } from "../../../backend/db/schema/transactions";
import { aPublication, aTransaction, aUser, sessionOf, minuteAgo } from "../../support/builders";
import type { BuiltTransaction } from "../../support/builders";
import { useTransactionRaces } from "../../support/raceFixture";
import type { TransactionAnswer } from "../../support/raceFixture";
import { bothDatabases, startBackend } from "../../support/startBackend";

describe.each(bothDatabases)("simultaneous requests on %s", (database) => {
  const fixture = useTransactionRaces(database);
  const { parties, change, statusOf, notificationsOf } = fixture;

  it("has one winner among 50 accepts, rejections and cancellations", async () => {
    for (let round = 0; round < 3; round++) {
      const built = await aTransaction(fixture.backend.db, { updatedAt: minuteAgo() });
      const { owner, interested } = await parties(built);
      const tries = Array.from({ length: 50 }, (_, index) => {
        const kind = (index + round) % 3;
        return { to: kind === 0 ? "accepted" : "rejected", headers: kind === 2 ? interested : owner };
      });
      // All were sent at one moment, also those that a busy machine reads only after the first one is done.
      const asked = { "x-request-start": `t=${Date.now()}` };
      const answers = await Promise.all(tries.map(({ to, headers }) => change(built.id, to, { ...headers, ...asked })));
      const status = await statusOf(built.id);
      expect(["accepted", "rejected"]).toContain(status);
      answers.forEach((answer, index) =>
        expect([round, tries[index]?.to, answer.status]).toEqual([
          round,
          tries[index]?.to,
          tries[index]?.to === status ? 200 : 422,
        ]),
      );
      expect(await notificationsOf(built.id)).toHaveLength(1);
      const held = await fixture.backend.db.select().from(reservations).where(eq(reservations.transactionId, built.id));
      expect(held).toHaveLength(status === "accepted" ? 2 : 0);
    }
  });

  it("completes when both confirm at once", async () => {
    for (let round = 0; round < 3; round++) {
      const built = await aTransaction(fixture.backend.db, { status: "accepted", updatedAt: minuteAgo() });
      const { owner, interested } = await parties(built);
      for (const headers of [owner, interested]) {
        await fixture.backend.call("/ranke_user", {
          method: "PUT",
          body: { transaction_id: built.id, rank: 5 },
          headers,
        });
      }
      const answers = await Promise.all([
        change(built.id, "confirmed_owner", owner),
        change(built.id, "confirmed_interested", interested),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect(await statusOf(built.id)).toBe("complete");
      expect((await notificationsOf(built.id)).map((notification) => notification.userId).sort()).toEqual(
        [built.ownerId, built.interestedId].sort(),
      );
    }
  });

  it("accepts a confirmation that a server in front received before the other one", async () => {
    const built = await aTransaction(fixture.backend.db, { status: "accepted", updatedAt: minuteAgo() });
    const { owner, interested } = await parties(built);
    for (const headers of [owner, interested])
      await fixture.backend.call("/ranke_user", {
        method: "PUT",
        body: { transaction_id: built.id, rank: 4 },
        headers,
      });
    const asked = Date.now() - 5;
    expect((await change(built.id, "confirmed_owner", owner)).status).toBe(200);
    expect((await change(built.id, "confirmed_interested", interested)).status).toBe(422);
    const late = await change(built.id, "confirmed_interested", { ...interested, "x-request-start": `t=${asked}` });
    expect([late.status, late.body.data?.status]).toEqual([200, "complete"]);
  });

  it("accepts one of several simultaneous proposals for the same publication", async () => {
    const target = await aPublication(fixture.backend.db);
    const rivals = await Promise.all(
      Array.from({ length: 8 }, () =>
        aTransaction(fixture.backend.db, { publication: target, updatedAt: minuteAgo() }),
      ),
    );
    const owner = await sessionOf(fixture.backend.db, rivals[0]?.owner as BuiltTransaction["owner"]);
    const answers = await Promise.all(rivals.map((rival) => change(rival.id, "accepted", owner)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 422)]);
    const refused = answers.find((answer) => answer.status === 422);
    expect(refused?.body).toEqual({ errors: ["Una de las publicaciones ya está en otro cambio aceptado"] });
    const [held] = await fixture.backend.db
      .select({ n: count() })
      .from(reservations)
      .where(eq(reservations.publicationId, target.id));
    expect(held?.n).toBe(1);
  });

  it("never accepts an offer that was changed after it was read", async () => {
    for (let round = 0; round < 5; round++) {
      const built = await aTransaction(fixture.backend.db, { updatedAt: minuteAgo() });
      const { owner, interested } = await parties(built);
      const accept = (version: number) =>
        fixture.backend.call<TransactionAnswer>(`/v1/transactions/${built.id}`, {
          method: "PUT",
          body: { status: "accepted", id: built.id, from_chat: true, offer_version: version },
          headers: owner,
        });
      const [modified, accepted] = await Promise.all([
        fixture.backend.call(`/v1/transactions/${built.id}`, {
          method: "PUT",
          body: { tags: ["otra cosa"], publication_interesteds_ids: [] },
          headers: interested,
        }),
        accept(1),
      ]);
      const [after] = await fixture.backend.db.select().from(transactions).where(eq(transactions.id, built.id));
      // Whoever was first, what is accepted is what was read.
      expect([
        [200, 422, "active", 2],
        [422, 200, "accepted", 1],
      ]).toContainEqual([modified.status, accepted.status, after?.status, after?.offerVersion]);
      if (after?.status === "accepted") continue;
      expect(accepted.body).toMatchObject({
        fields: { offer_version: ["La propuesta cambió después de que la leíste. Revísala antes de aceptar"] },
      });
      expect((await accept(1)).status).toBe(422);
      expect((await accept(2)).status).toBe(200);
    }
  });

  it("numbers offers that are changed at the same moment one after the other", async () => {
    const built = await aTransaction(fixture.backend.db, { updatedAt: minuteAgo() });
    const { interested } = await parties(built);
    const texts = ["uno", "dos", "tres", "cuatro"];
    const answers = await Promise.all(
      texts.map((text) =>
        fixture.backend.call(`/v1/transactions/${built.id}`, {
          method: "PUT",
          body: { tags: [text], publication_interesteds_ids: [] },
          headers: interested,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await fixture.backend.call<{ offer_history: { version: number; tags: string[] }[] }>(
      `/transactions/${built.id}`,
      { headers: interested },
    );
    expect(body.offer_history.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
    expect(body.offer_history.flatMap(({ tags }) => tags).sort()).toEqual(texts.toSorted());
    expect(await notificationsOf(built.id)).toEqual([{ userId: built.ownerId, type: 15 }]);
  });

  it("lets a waiting proposal be accepted when the accepted one is cancelled", async () => {
    const target = await aPublication(fixture.backend.db);
    const [first, second] = [
      await aTransaction(fixture.backend.db, { publication: target, updatedAt: minuteAgo() }),
      await aTransaction(fixture.backend.db, { publication: target, updatedAt: minuteAgo() }),
    ];
    const { owner, interested } = await parties(first);
    expect((await change(first.id, "accepted", owner)).status).toBe(200);
    expect((await change(second.id, "accepted", owner)).status).toBe(422);
    expect((await change(first.id, "rejected", interested)).status).toBe(200);
    expect((await change(second.id, "accepted", owner)).status).toBe(200);
  });

  it("finishes exchanged products and closes other transactions on them at completion", async () => {
    const target = await aPublication(fixture.backend.db);
    const interested = await aUser(fixture.backend.db);
    const product = await aPublication(fixture.backend.db, { ownerId: interested.id });
    const service = await aPublication(fixture.backend.db, { ownerId: interested.id, type: "service" });
    const swap = await aTransaction(fixture.backend.db, {
      publication: target,
      interested,
      offered: [product, service],
      status: "confirmed_owner",
      updatedAt: minuteAgo(),
    });
    const rival = await aTransaction(fixture.backend.db, { publication: target, updatedAt: minuteAgo() });
    const elsewhere = await aTransaction(fixture.backend.db, {
      interested,
      offered: [product],
      updatedAt: minuteAgo(),
    });
    const onService = await aTransaction(fixture.backend.db, { publication: service, updatedAt: minuteAgo() });
    const session = await sessionOf(fixture.backend.db, interested);
    await fixture.backend.call("/ranke_user", {
      method: "PUT",
      body: { transaction_id: swap.id, rank: 3 },
      headers: session,
    });
    expect((await change(swap.id, "complete", session)).status).toBe(200);

    const states = await fixture.backend.db
      .select({ id: publications.id, status: publications.status })
      .from(publications)
      .where(inArray(publications.id, [target.id, product.id, service.id]));
    expect(Object.fromEntries(states.map(({ id, status }) => [id, status]))).toEqual({
      [target.id]: "finished",
      [product.id]: "finished",
      [service.id]: "Activo",
    });
    const others = await fixture.backend.db
      .select()
      .from(transactions)
      .where(inArray(transactions.id, [rival.id, elsewhere.id, onService.id]));
    expect(Object.fromEntries(others.map((row) => [row.id, [row.status, row.closedBy, row.closeReason]]))).toEqual({
      [rival.id]: ["rejected", "system", "item_exchanged"],
      [elsewhere.id]: ["rejected", "system", "item_exchanged"],
      [onService.id]: ["active", null, null],
    });
    expect(await notificationsOf(rival.id)).toEqual([{ userId: rival.interestedId, type: 3 }]);
    expect(await notificationsOf(elsewhere.id)).toEqual([{ userId: elsewhere.ownerId, type: 5 }]);
    expect(await fixture.backend.db.select().from(reservations).where(eq(reservations.transactionId, swap.id))).toEqual(
      [],
    );
  });
});

it("does not let a move wait for requests of guests", async () => {
  // In this process, so that flood and backend share one event loop and a slow machine slows both alike.
  const backend = await startBackend({ database: "pglite" });
  try {
    const built = await aTransaction(backend.db);
    const owner = await sessionOf(backend.db, built.owner);
    const socket = connect(Number(new URL(backend.url).port), "127.0.0.1");
    const write = () =>
      socket.write(
        [`PUT /api/v1/transactions/${built.id} HTTP/1.1`, "host: x", "content-length: 0", "\r\n"].join("\r\n"),
      );
    write();
    await once(socket, "data");
    socket.resume();
    // Never quiet for as long as a crowd is waited for.
    const flood = (async () => {
      for (let count = 0; count < 100; count++) {
        write();
        await setTimeout(10);
      }
      return "after the flood";
    })();
    const move = backend.call(`/v1/transactions/${built.id}`, {
      method: "PUT",
      headers: owner,
      body: { status: "rejected" },
    });
    expect(await Promise.race([move.then(({ status }) => status), flood])).toBe(200);
    await flood;
    socket.destroy();
  } finally {
    await backend.stop();
  }
});
