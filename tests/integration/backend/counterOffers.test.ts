import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { publications } from "../../../backend/db/schema/publications";
import { transactionEvents, transactions } from "../../../backend/db/schema/transactions";
import { aPublication, aTransaction, minuteAgo } from "../../support/builders";
import type { BuiltTransaction } from "../../support/builders";
import { offeredId, useCounterOffers } from "../../support/counterOfferFixture";
import { bothDatabases } from "../../support/startBackend";

const changed = "La propuesta cambió después de que la leíste. Revísala antes de aceptar";

describe.each(bothDatabases)("counter-offers on %s", (database) => {
  const fixture = useCounterOffers(database);
  const { parties, change, statusOf, notificationsOf, counter, accept, read, reservedIds, negotiation } = fixture;

  it("are written by either side in turn, each with all that both give, and kept with their authors", async () => {
    const { built, helmet, radio, owner, interested } = await negotiation();
    const first = await counter(built.id, owner, 1, {
      tags: ["y una hora de clase"],
      publication_interesteds_ids: [radio.id],
      added_publications_ids: [helmet.id],
      complement: { amount: 2_000, payer: "interested" },
    });
    expect(first.status).toBe(201);
    const second = await counter(built.id, interested, 2, {
      publication_interesteds_ids: [radio.id, offeredId(built)],
      added_publications_ids: [helmet.id],
      complement: { amount: 500, payer: "owner" },
    });
    expect(second.status).toBe(201);
    for (const headers of [owner, interested])
      expect(await read(built.id, headers)).toMatchObject({
        status: "active",
        offer_version: 3,
        offer_author: "interested",
        tags: [],
        publication_interesteds: [{ id: offeredId(built) }, { id: radio.id, title: "Radio" }],
        added_publications: [{ id: helmet.id, title: "Casco" }],
        complement: { amount: 500, payer: "owner" },
        offer_history: [
          { version: 1, author: "interested", added_publications: [], complement: null },
          {
            version: 2,
            author: "owner",
            tags: ["y una hora de clase"],
            publication_interesteds: [{ title: "Radio" }],
            added_publications: [{ title: "Casco" }],
            complement: { amount: 2_000, payer: "interested" },
          },
          { version: 3, author: "interested" },
        ],
        events: [
          { kind: "modified", by: "owner" },
          { kind: "modified", by: "interested" },
        ],
      });
    const notified = await notificationsOf(built.id);
    expect(notified).toEqual([
      { userId: built.interestedId, type: 15 },
      { userId: built.ownerId, type: 15 },
    ]);
  });

  it("can be part of the first proposal", async () => {
    const [wanted, added] = [await aPublication(fixture.backend.db), await aPublication(fixture.backend.db)];
    await fixture.backend.db.update(publications).set({ ownerId: wanted.ownerId }).where(eq(publications.id, added.id));
    const { interested } = await parties(await aTransaction(fixture.backend.db));
    const propose = () =>
      fixture.backend.call("/v1/transactions", {
        body: {
          publication_id: wanted.id,
          tags: ["dos clases"],
          added_publications_ids: [added.id],
          complement: { amount: 10_000, payer: "interested" },
        },
        headers: interested,
      });
    const sent = await propose();
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      data: {
        offer_version: 1,
        offer_author: "interested",
        added_publications: [{ id: added.id }],
        complement: { amount: 10_000, payer: "interested" },
      },
    });
    // The same again finds the first one.
    expect((await propose()).body).toEqual(sent.body);
  });

  it("are accepted by the side that has not written the last version alone", async () => {
    const { built, helmet, radio, owner, interested } = await negotiation();
    const own = await accept(built.id, interested, 1);
    expect([own.status, own.body]).toEqual([
      422,
      { errors: ["La última oferta es tuya: falta la respuesta de la otra persona"] },
    ]);
    await counter(built.id, owner, 1, {
      publication_interesteds_ids: [radio.id],
      added_publications_ids: [helmet.id],
    });
    for (const refused of [await change(built.id, "accepted", owner), await accept(built.id, owner, 2)])
      expect([refused.status, refused.body]).toEqual([
        422,
        { errors: ["La última oferta es tuya: falta la respuesta de la otra persona"] },
      ]);
    // Not by the move of the table, which is the owner's.
    expect((await change(built.id, "accepted", interested)).status).toBe(422);
    const stale = await accept(built.id, interested, 1);
    expect([stale.status, stale.body]).toMatchObject([422, { fields: { offer_version: [changed] } }]);
    expect(await statusOf(built.id)).toBe("active");
    expect(await reservedIds(built.id)).toEqual([]);

    expect((await accept(built.id, interested, 2)).status).toBe(200);
    expect(await statusOf(built.id)).toBe("accepted");
    expect(await reservedIds(built.id)).toEqual([built.publicationId, helmet.id, radio.id].sort((a, b) => a - b));
    // Again, by either way: done already.
    expect((await accept(built.id, interested, 2)).status).toBe(200);
    const events = await fixture.backend.db
      .select()
      .from(transactionEvents)
      .where(eq(transactionEvents.transactionId, built.id));
    expect(events.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual(["modified owner", "accepted interested"]);
    expect((await notificationsOf(built.id)).slice(1)).toEqual([{ userId: built.ownerId, type: 2 }]);
    expect((await counter(built.id, interested, 2, { tags: ["otra cosa"] })).status).toBe(422);
  });

  it.each([
    ["what is not of its side", ({ radio }) => ({ added_publications_ids: [radio.id] })],
    ["the publication that is asked for", ({ built }) => ({ added_publications_ids: [built.publicationId] })],
    ["what is not active", ({ hidden }) => ({ added_publications_ids: [hidden.id] })],
    ["another user's publication", ({ foreign }) => ({ publication_interesteds_ids: [foreign.id] })],
    ["cents", () => ({ complement: { amount: 1_050, payer: "owner" } })],
    ["no money", () => ({ complement: { amount: 0, payer: "owner" } })],
    ["too much money", () => ({ complement: { amount: 10_000_100, payer: "owner" } })],
    ["money of a third party", () => ({ complement: { amount: 1_000, payer: "system" } })],
    ["nothing of the interested party", () => ({ tags: [], complement: { amount: 1_000, payer: "interested" } })],
    ["nothing new", ({ built }) => ({ tags: [], publication_interesteds_ids: [offeredId(built)] })],
  ] satisfies [
    string,
    (things: Record<"radio" | "hidden" | "foreign", { id: number }> & { built: BuiltTransaction }) => object,
  ][])("are refused with %s", async (_what, terms) => {
    const { built, radio, owner } = await negotiation();
    const hidden = await aPublication(fixture.backend.db, { ownerId: built.ownerId, status: "inactive" });
    const foreign = await aPublication(fixture.backend.db);
    const refused = await counter(built.id, owner, 1, {
      tags: ["algo"],
      ...terms({ built, radio, hidden, foreign }),
    });
    expect(refused.status).toBe(422);
    expect(await read(built.id, owner)).toMatchObject({ offer_version: 1, events: [] });
  });

  it("are nothing for strangers", async () => {
    const { built } = await negotiation();
    const stranger = (await parties(await aTransaction(fixture.backend.db))).owner;
    expect((await counter(built.id, stranger, 1, { tags: ["algo"] })).status).toBe(404);
    expect((await accept(built.id, stranger, 1)).status).toBe(404);
    expect((await counter(built.id, {}, 1, { tags: ["algo"] })).status).toBe(401);
    expect((await accept(built.id, {}, 1)).status).toBe(401);
  });

  it("come first in the list of the party that has to answer, and are counted there", async () => {
    const { built, owner, interested } = await negotiation();
    const asked = async (headers: Record<string, string>) => {
      const { body } = await fixture.backend.call<{ data: { transaction: { id: number } }[] }>(
        "/chats?type=proposal&per_page=10",
        { headers },
      );
      const { body: counts } = await fixture.backend.call<{ to_answer: number }>("/counts", { headers });
      return [body.data.map(({ transaction }) => transaction.id), counts.to_answer];
    };
    const later = await aTransaction(fixture.backend.db, {
      owner: built.owner,
      interested: built.interested,
      updatedAt: minuteAgo(),
    });
    await fixture.backend.call(`/chats/${later.chatId}/messages`, {
      body: { random_id: "a", message: "Hola" },
      headers: interested,
    });
    expect([await asked(owner), await asked(interested)]).toEqual([
      [[later.id, built.id], 2],
      [[later.id, built.id], 0],
    ]);
    await counter(later.id, owner, 1, { tags: ["y algo más"] });
    expect([await asked(owner), await asked(interested)]).toEqual([
      [[built.id, later.id], 1],
      [[later.id, built.id], 1],
    ]);
  });

  it("keep money and added things where the proposal is edited, by who has read the last version", async () => {
    const { built, helmet, radio, owner, interested } = await negotiation();
    const edit = (body: object) =>
      fixture.backend.call<{ fields?: object }>(`/v1/transactions/${built.id}`, {
        method: "PUT",
        body,
        headers: interested,
      });
    const given = { publication_interesteds_ids: [radio.id] };
    const terms = { ...given, added_publications_ids: [helmet.id], complement: { amount: 3_000, payer: "interested" } };
    expect((await counter(built.id, interested, 1, terms)).status).toBe(201);
    expect((await edit({ ...given, tags: ["y un casco"] })).status).toBe(200);
    const kept = { added_publications: [{ id: helmet.id }], complement: { amount: 3_000, payer: "interested" } };
    expect(await read(built.id, owner)).toMatchObject({ offer_version: 3, tags: ["y un casco"], ...kept });

    const asked = { ...terms, complement: { amount: 4_000, payer: "interested" } };
    expect((await counter(built.id, owner, 3, asked)).status).toBe(201);
    for (const offer_version of [undefined, 3])
      expect(await edit({ ...given, tags: ["sin leer"], offer_version })).toMatchObject({
        status: 422,
        body: { fields: { offer_version: [changed] } },
      });
    expect(await read(built.id, owner)).toMatchObject({ offer_version: 4, tags: [], complement: asked.complement });
    const sendRead = async () => (await edit({ ...given, tags: ["leída"], offer_version: 4 })).status;
    expect([await sendRead(), await sendRead()]).toEqual([200, 200]);
    expect(await read(built.id, owner)).toMatchObject({
      offer_version: 5,
      offer_author: "interested",
      tags: ["leída"],
      complement: asked.complement,
    });
  });

  it("have one winner among 20 that answer the same version at once with acceptances of it", async () => {
    for (let round = 0; round < 3; round++) {
      const { built, owner, interested } = await negotiation();
      await counter(built.id, owner, 1, { tags: ["primera"] });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index + round) % 4 === 0
            ? accept(built.id, interested, 2)
            : counter(built.id, index % 2 === 0 ? interested : owner, 2, { tags: [`oferta ${index}`] }),
        ),
      );
      const done = answers.filter(({ status }) => status < 300);
      const [row] = await fixture.backend.db.select().from(transactions).where(eq(transactions.id, built.id));
      // Either one answer was written, or all acceptances repeat the first one.
      const outcome = [row?.status, row?.offerVersion, done.length, (await reservedIds(built.id)).length];
      expect([
        ["active", 3, 1, 0],
        ["accepted", 2, 5, 1],
      ]).toContainEqual(outcome);
      expect(answers.every(({ status }) => [200, 201, 422].includes(status))).toBe(true);
    }
  });

  it("are written once when the same one is sent twice", async () => {
    const { built, owner } = await negotiation();
    const terms = { tags: ["y algo más"], complement: { amount: 1_000, payer: "interested" } };
    const answers = await Promise.all([1, 1, 1].map((version) => counter(built.id, owner, version, terms)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await read(built.id, owner)).toMatchObject({ offer_version: 2, events: [{ kind: "modified" }] });
  });
});
