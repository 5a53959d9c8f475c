import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { notifications } from "../../../backend/db/schema/notifications";
import { publications } from "../../../backend/db/schema/publications";
import { reservations, transactionEvents } from "../../../backend/db/schema/transactions";
import { aPublication, aTransaction, minuteAgo } from "../../support/builders";
import { useTransactionRaces } from "../../support/raceFixture";
import { bothDatabases } from "../../support/startBackend";

interface Amended {
  data: { offer_version: number; amendment: { id: number; author: string; tags: string[] } | null };
}

describe.each(bothDatabases)("changes of what was agreed on, on %s", (database) => {
  const fixture = useTransactionRaces(database);
  const { parties, change } = fixture;
  type Headers = Record<string, string>;

  const request = (id: number, headers: Headers, offerVersion: number, terms: object, key = "") =>
    fixture.backend.call<Amended>("/v1/amendments", {
      body: { transaction_id: id, offer_version: offerVersion, ...terms },
      headers: { ...headers, ...(key && { "idempotency-key": key }) },
    });
  const answer = (id: number | undefined, how: "accept" | "cancel", headers: Headers) =>
    fixture.backend.call<Amended>(`/v1/amendments/${id}/${how}`, { method: "POST", headers });
  const read = async (id: number, headers: Headers) =>
    (await fixture.backend.call<Amended["data"]>(`/transactions/${id}`, { headers })).body;
  const agreementsOf = async (id: number, headers: Headers) =>
    (await fixture.backend.call<{ agreements: { version: number }[] }>(`/v1/agreements/${id}`, { headers })).body
      .agreements;
  const reservedIds = async (id: number) =>
    (await fixture.backend.db.select().from(reservations).where(eq(reservations.transactionId, id)))
      .map(({ publicationId }) => publicationId)
      .sort((a, b) => a - b);
  const eventsOf = async (id: number) =>
    (
      await fixture.backend.db
        .select()
        .from(transactionEvents)
        .where(eq(transactionEvents.transactionId, id))
        .orderBy(transactionEvents.id)
    ).map(({ kind, actor }) => `${kind} ${actor}`);
  const notificationsOf = async (id: number) =>
    (await fixture.backend.db.select().from(notifications).where(eq(notifications.transactionId, id))).flatMap(
      ({ userId, extra }) => (extra.amendment ? [[userId, extra.amendment]] : []),
    );
  const inOrder = (...ids: number[]) => ids.sort((a, b) => a - b);

  /** An accepted exchange of one thing each, with a further thing of each side. */
  async function agreement() {
    const built = await aTransaction(fixture.backend.db, { updatedAt: minuteAgo() });
    const helmet = await aPublication(fixture.backend.db, { ownerId: built.ownerId, title: "Casco" });
    const radio = await aPublication(fixture.backend.db, { ownerId: built.interestedId, title: "Radio" });
    const { owner, interested } = await parties(built);
    expect((await change(built.id, "accepted", owner)).status).toBe(200);
    return { built, helmet, radio, offeredId: built.offered[0]?.id ?? 0, owner, interested };
  }

  it("change nothing before the other party accepts, and then the reservation, the version and the agreement", async () => {
    const { built, helmet, radio, offeredId, owner, interested } = await agreement();
    const terms = {
      publication_interesteds_ids: [radio.id],
      added_publications_ids: [helmet.id],
      tags: ["y una clase"],
    };
    const asked = await request(built.id, interested, 1, terms);
    expect(asked.status).toBe(201);
    expect(asked.body.data).toMatchObject({
      offer_version: 1,
      amendment: {
        author: "interested",
        offer_version: 1,
        tags: ["y una clase"],
        publication_interesteds: [{ id: radio.id, title: "Radio" }],
        added_publications: [{ id: helmet.id, title: "Casco" }],
        complement: null,
      },
    });
    expect(await reservedIds(built.id)).toEqual(inOrder(built.publicationId, offeredId));
    const id = asked.body.data.amendment?.id;
    const own = await answer(id, "accept", interested);
    expect([own.status, own.body]).toMatchObject([
      422,
      { errors: ["Es tu pedido: falta la respuesta de la otra persona"] },
    ]);

    const accepted = await answer(id, "accept", owner);
    expect(accepted.status).toBe(200);
    expect(accepted.body.data).toMatchObject({
      status: "accepted",
      offer_version: 2,
      agreement_version: 2,
      amendment: null,
      publication_interesteds: [{ id: radio.id }],
      added_publications: [{ id: helmet.id }],
    });
    expect(await reservedIds(built.id)).toEqual(inOrder(built.publicationId, helmet.id, radio.id));
    expect(await agreementsOf(built.id, owner)).toMatchObject([
      { version: 2, offer_version: 2, interested: { things: [{ title: "Radio" }], words: "y una clase" } },
      { version: 1, offer_version: 1, interested: { things: [{ id: offeredId }], words: null } },
    ]);
    expect(await eventsOf(built.id)).toEqual([
      "accepted owner",
      "amendment_requested interested",
      "amendment_accepted owner",
    ]);
    expect(await notificationsOf(built.id)).toEqual([
      [built.ownerId, "requested"],
      [built.interestedId, "accepted"],
    ]);
    // Again: done already.
    expect((await answer(id, "accept", owner)).status).toBe(200);
    expect(await agreementsOf(built.id, owner)).toHaveLength(2);
    // What has left is free for others.
    const rival = await aTransaction(fixture.backend.db, {
      owner: built.interested,
      publication: built.offered[0]!,
      updatedAt: minuteAgo(),
    });
    expect((await change(rival.id, "accepted", interested)).status).toBe(200);
  });

  it("are declined by the other party or taken back, and then another one can be asked for", async () => {
    const { built, radio, offeredId, owner, interested } = await agreement();
    const first = await request(built.id, owner, 1, { publication_interesteds_ids: [offeredId, radio.id] });
    const busy = await request(built.id, interested, 1, { tags: ["otra cosa"] });
    expect([busy.status, busy.body]).toMatchObject([
      409,
      { errors: ["Ya hay un pedido de cambio: respóndelo o retíralo antes de pedir otro"] },
    ]);
    const id = first.body.data.amendment?.id;
    expect((await answer(id, "cancel", interested)).body.data.amendment).toBeNull();
    expect((await answer(id, "cancel", interested)).status).toBe(200);
    expect((await answer(id, "accept", interested)).status).toBe(409);
    const second = await request(built.id, owner, 1, { tags: ["una clase"] });
    expect((await answer(second.body.data.amendment?.id, "cancel", owner)).status).toBe(200);
    expect(await eventsOf(built.id)).toEqual([
      "accepted owner",
      "amendment_requested owner",
      "amendment_declined interested",
      "amendment_requested owner",
      "amendment_withdrawn owner",
    ]);
    expect(await read(built.id, owner)).toMatchObject({ offer_version: 1, amendment: null });
    expect(await agreementsOf(built.id, owner)).toHaveLength(1);
  });

  it("say which thing is not free, and change nothing then", async () => {
    const { built, helmet, radio, offeredId, owner, interested } = await agreement();
    const rival = await aTransaction(fixture.backend.db, { publication: helmet, updatedAt: minuteAgo() });
    const terms = { publication_interesteds_ids: [radio.id], added_publications_ids: [helmet.id] };
    const asked = await request(built.id, interested, 1, terms);
    const id = asked.body.data.amendment?.id;
    await change(rival.id, "accepted", owner);
    const taken = await answer(id, "accept", owner);
    expect([taken.status, taken.body]).toMatchObject([422, { errors: ["«Casco» ya está en otro cambio aceptado"] }]);
    await change(rival.id, "rejected", owner);
    await fixture.backend.db.update(publications).set({ status: "inactive" }).where(eq(publications.id, radio.id));
    const gone = await answer(id, "accept", owner);
    expect([gone.status, gone.body]).toMatchObject([422, { errors: ["«Radio» ya no está disponible"] }]);
    expect(await reservedIds(built.id)).toEqual(inOrder(built.publicationId, offeredId));
    expect(await read(built.id, owner)).toMatchObject({ offer_version: 1, amendment: { id } });
    // Taken already: it cannot be asked for either.
    await answer(id, "cancel", owner);
    const again = await aTransaction(fixture.backend.db, { publication: helmet, updatedAt: minuteAgo() });
    await change(again.id, "accepted", owner);
    const refused = await request(built.id, owner, 1, { tags: ["algo"], added_publications_ids: [helmet.id] });
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: ["«Casco» ya está en otro cambio aceptado"] },
    ]);
  });

  it("are refused with an old version, unchanged, before the acceptance, and for strangers", async () => {
    const { built, offeredId, owner } = await agreement();
    const stale = await request(built.id, owner, 7, { tags: ["algo"] });
    expect([stale.status, stale.body]).toMatchObject([422, { fields: { offer_version: [expect.any(String)] } }]);
    expect((await request(built.id, owner, 1, { publication_interesteds_ids: [offeredId] })).status).toBe(422);
    expect((await request(built.id, owner, 1, { tags: [] })).status).toBe(422);
    const open = await aTransaction(fixture.backend.db, { updatedAt: minuteAgo() });
    const others = await parties(open);
    expect((await request(open.id, others.owner, 1, { tags: ["algo"] })).status).toBe(422);
    expect((await request(built.id, others.owner, 1, { tags: ["algo"] })).status).toBe(404);
    const asked = await request(built.id, owner, 1, { tags: ["algo"] });
    for (const how of ["accept", "cancel"] as const)
      expect((await answer(asked.body.data.amendment?.id, how, others.owner)).status).toBe(404);
    expect((await answer(0, "accept", owner)).status).toBe(404);
    expect((await request(built.id, {}, 1, {})).status).toBe(401);
  });

  it("are asked for once by one request, whatever has become of it", async () => {
    const { built, owner, interested } = await agreement();
    const ask = () => request(built.id, owner, 1, { tags: ["algo"] }, "pedido-1");
    const id = (await ask()).body.data.amendment?.id;
    expect((await ask()).body.data.amendment?.id).toBe(id);
    await answer(id, "cancel", interested);
    const repeated = await ask();
    expect([repeated.status, repeated.body.data.amendment]).toEqual([201, null]);
    expect((await request(built.id, owner, 1, { tags: ["otra"] }, "pedido-1")).status).toBe(409);
    expect(await notificationsOf(built.id)).toHaveLength(2);
  });

  it("end with the agreement", async () => {
    for (const status of ["rejected", "confirmed_owner"]) {
      const { built, owner, interested } = await agreement();
      const asked = await request(built.id, interested, 1, { tags: ["algo"] });
      await fixture.backend.call("/ranke_user", {
        method: "PUT",
        body: { transaction_id: built.id, rank: 5 },
        headers: owner,
      });
      expect((await change(built.id, status, owner)).status).toBe(200);
      expect(await read(built.id, owner)).toMatchObject({ amendment: null });
      expect((await answer(asked.body.data.amendment?.id, "accept", owner)).status).toBe(409);
    }
  });

  it("never let two agreements hold one thing, when many are accepted at once", async () => {
    const wanted = await agreement();
    const { helmet, owner, built } = wanted;
    const second = await aTransaction(fixture.backend.db, { owner: built.owner, updatedAt: minuteAgo() });
    const rival = await aTransaction(fixture.backend.db, { publication: helmet, updatedAt: minuteAgo() });
    const secondParties = await parties(second);
    await change(second.id, "accepted", secondParties.owner);
    const first = await request(built.id, wanted.interested, 1, {
      tags: ["algo"],
      added_publications_ids: [helmet.id],
    });
    const other = await request(second.id, secondParties.interested, 1, {
      tags: ["algo"],
      added_publications_ids: [helmet.id],
    });
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, index) =>
        index % 3 === 0
          ? change(rival.id, "accepted", owner)
          : index % 3 === 1
            ? answer(first.body.data.amendment?.id, "accept", owner)
            : answer(other.body.data.amendment?.id, "accept", secondParties.owner),
      ),
    );
    expect(answers.every(({ status }) => [200, 422].includes(status))).toBe(true);
    const holders = await fixture.backend.db
      .select()
      .from(reservations)
      .where(eq(reservations.publicationId, helmet.id));
    expect(holders).toHaveLength(1);
    // Who lost has what it had, who won has its new agreement.
    for (const [id, headers] of [
      [built.id, owner],
      [second.id, secondParties.owner],
    ] as const) {
      const hasWon = holders[0]?.transactionId === id;
      expect(await agreementsOf(id, headers)).toHaveLength(hasWon ? 2 : 1);
      expect((await reservedIds(id)).includes(helmet.id)).toBe(hasWon);
    }
  });
});
