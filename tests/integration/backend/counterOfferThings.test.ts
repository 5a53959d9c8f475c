import { describe, expect, it } from "vitest";
import { aTransaction, minuteAgo } from "../../support/builders";
import { offeredId, useCounterOffers } from "../../support/counterOfferFixture";
import { bothDatabases } from "../../support/startBackend";

describe.each(bothDatabases)("things added by counter-offers on %s", (database) => {
  const fixture = useCounterOffers(database);
  const { change, statusOf, notificationsOf, counter, accept, read, reservedIds, negotiation } = fixture;

  it("are reserved together with all that both sides give, or nothing is", async () => {
    const { built, helmet, radio, owner, interested } = await negotiation();
    await counter(built.id, owner, 1, {
      publication_interesteds_ids: [radio.id],
      added_publications_ids: [helmet.id],
    });
    const rival = await aTransaction(fixture.backend.db, { publication: helmet, updatedAt: minuteAgo() });
    expect((await change(rival.id, "accepted", owner)).status).toBe(200);
    const refused = await accept(built.id, interested, 2);
    expect([refused.status, refused.body]).toEqual([
      422,
      { errors: ["Una de las publicaciones ya está en otro cambio aceptado"] },
    ]);
    expect([await statusOf(built.id), await reservedIds(built.id)]).toEqual(["active", []]);
  });

  it("are lost when their owner archives them, and then the other side has to answer", async () => {
    const { built, helmet, owner, interested } = await negotiation();
    await counter(built.id, interested, 1, {
      publication_interesteds_ids: [offeredId(built)],
      added_publications_ids: [helmet.id],
    });
    const archived = await fixture.backend.call(`/publications/update_status/${helmet.id}`, {
      body: { publication_status: 1 },
      headers: owner,
    });
    expect(archived.status).toBe(200);
    expect(await read(built.id, interested)).toMatchObject({
      status: "active",
      offer_version: 3,
      offer_author: "owner",
      added_publications: [],
      publication_interesteds: [{ id: offeredId(built) }],
    });
  });

  it("end the proposal when they were swapped with another user, and notify the proposer", async () => {
    const { built, helmet, owner, interested } = await negotiation();
    await counter(built.id, interested, 1, {
      publication_interesteds_ids: [offeredId(built)],
      added_publications_ids: [helmet.id],
    });
    const won = await aTransaction(fixture.backend.db, {
      publication: helmet,
      status: "confirmed_interested",
      updatedAt: minuteAgo(),
    });
    await fixture.backend.call("/ranke_user", {
      method: "PUT",
      body: { transaction_id: won.id, rank: 5 },
      headers: owner,
    });
    expect((await change(won.id, "complete", owner)).status).toBe(200);
    expect(await statusOf(built.id)).toBe("rejected");
    expect((await notificationsOf(built.id)).at(-1)).toEqual({ userId: built.interestedId, type: 3 });
  });
});
