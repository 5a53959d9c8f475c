import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobs } from "../../../backend/db/schema/jobs";
import { notifications } from "../../../backend/db/schema/notifications";
import { publications } from "../../../backend/db/schema/publications";
import { reservations, transactionOffers, transactions } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, sessionOf, minuteAgo } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

interface Changed {
  publication: { publication_status: string };
}

describe.each(bothDatabases)("deactivating a publication on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  });
  afterAll(() => backend.stop());

  const setStatus = async (person: User | null, { id }: { id: number | string }, status: unknown) => {
    const headers = person ? await sessionOf(backend.db, person) : {};
    const { status: code, body } = await backend.call<Changed & { errors?: string[] }>(
      `/publications/update_status/${id}`,
      { headers, body: { publication_status: status } },
    );
    return [code, body.errors?.[0] ?? body.publication?.publication_status];
  };
  const statusOf = async ({ id }: Publication) =>
    (await backend.db.select().from(publications).where(eq(publications.id, id)))[0]?.status;
  const row = async (id: number) => (await backend.db.select().from(transactions).where(eq(transactions.id, id)))[0];
  const notificationsOf = (id: number) =>
    backend.db
      .select({ userId: notifications.userId, type: notifications.type })
      .from(notifications)
      .where(eq(notifications.transactionId, id));
  const offersOf = async (id: number) =>
    (await backend.db.select().from(transactionOffers).where(eq(transactionOffers.transactionId, id))).map(
      ({ publicationId }) => publicationId,
    );

  it("ends its proposals and agreements, frees reservations, and notifies the other parties once", async () => {
    const owner = await aUser(backend.db);
    const publication = await aPublication(backend.db, { ownerId: owner.id });
    const proposed = await aTransaction(backend.db, { owner, publication, updatedAt: minuteAgo() });
    const agreed = await aTransaction(backend.db, { owner, publication, status: "accepted", updatedAt: minuteAgo() });
    await backend.call("/ranke_user", {
      method: "PUT",
      headers: await sessionOf(backend.db, agreed.interested),
      body: { transaction_id: agreed.id, rank: 1 },
    });
    expect(await setStatus(owner, publication, 1)).toEqual([200, "inactive"]);
    // Stars of a cancelled agreement do not count.
    expect((await backend.db.select().from(users).where(eq(users.id, owner.id)))[0]).toMatchObject({
      ratingSum: 0,
      ratingCount: 0,
    });
    expect(await setStatus(owner, publication, "1")).toEqual([200, "inactive"]);
    for (const { id } of [proposed, agreed])
      expect(await row(id)).toMatchObject({
        status: "rejected",
        closedBy: "owner",
        closeReason: "publication_deactivated",
      });
    expect([await notificationsOf(proposed.id), await notificationsOf(agreed.id)]).toEqual([
      [{ userId: proposed.interestedId, type: 3 }],
      [{ userId: agreed.interestedId, type: 5 }],
    ]);
    expect(await backend.db.select().from(reservations).where(eq(reservations.transactionId, agreed.id))).toEqual([]);
    // What the other party would have given is looked up again among what people look for.
    const offered = await offersOf(agreed.id);
    const matched = await backend.db.select().from(jobs).where(eq(jobs.kind, "match_alerts"));
    expect(offered.length).toBeGreaterThan(0);
    expect(matched.map(({ subjectId }) => subjectId)).toEqual(expect.arrayContaining(offered));

    expect(await setStatus(owner, publication, 0)).toEqual([200, "Activo"]);
    expect(await setStatus(owner, publication, 0)).toEqual([200, "Activo"]);
    // Ended transactions stay ended.
    expect((await row(proposed.id))?.status).toBe("rejected");
  });

  it("removes it from offers; an offer without anything left ends", async () => {
    const interested = await aUser(backend.db);
    const [mine, other] = [
      await aPublication(backend.db, { ownerId: interested.id }),
      await aPublication(backend.db, { ownerId: interested.id }),
    ];
    const both = await aTransaction(backend.db, { interested, offered: [mine, other], updatedAt: minuteAgo() });
    const written = await aTransaction(backend.db, {
      interested,
      offered: [mine],
      writtenOffer: "y clases",
      updatedAt: minuteAgo(),
    });
    const alone = await aTransaction(backend.db, { interested, offered: [mine], updatedAt: minuteAgo() });
    expect(await setStatus(interested, mine, 1)).toEqual([200, "inactive"]);
    expect([(await row(both.id))?.status, await offersOf(both.id)]).toEqual(["active", [other.id]]);
    expect([(await row(written.id))?.status, await offersOf(written.id)]).toEqual(["active", []]);
    expect(await row(alone.id)).toMatchObject({
      status: "rejected",
      closedBy: "interested",
      closeReason: "publication_deactivated",
    });
    expect([await notificationsOf(both.id), await notificationsOf(alone.id)]).toEqual([
      [{ userId: both.ownerId, type: 15 }],
      [{ userId: alone.ownerId, type: 5 }],
    ]);
  });

  it.each(["confirmed_owner", "confirmed_interested", "claim_owner", "claim_interested"] as const)(
    "is refused while it is %s, for what is asked and for what is offered",
    async (status) => {
      const { owner, interested, publication, offered, id } = await aTransaction(backend.db, { status });
      for (const [person, thing] of [
        [owner, publication],
        [interested, offered[0]],
      ] as const) {
        expect(await setStatus(person, thing as Publication, 1)).toEqual([
          422,
          "No puedes desactivarla: hay un cambio confirmado o en reclamo con esta publicación",
        ]);
        expect(await statusOf(thing as Publication)).toBe("Activo");
      }
      expect((await row(id))?.status).toBe(status);
    },
  );

  it("is open to its owner only, and only between active and inactive", async () => {
    const owner = await aUser(backend.db);
    const publication = await aPublication(backend.db, { ownerId: owner.id });
    expect((await setStatus(null, publication, 1))[0]).toBe(401);
    expect((await setStatus(await aUser(backend.db), publication, 1))[0]).toBe(404);
    for (const id of ["x", -1, 999_999]) expect((await setStatus(owner, { id }, 1))[0]).toBe(404);
    for (const status of [2, null, "inactive", true])
      expect(await setStatus(owner, publication, status)).toEqual([422, "Indica 0 para activar o 1 para desactivar"]);
    expect(await statusOf(publication)).toBe("Activo");
    const [waiting, finished] = [
      await aPublication(backend.db, { ownerId: owner.id, status: "waiting" }),
      await aPublication(backend.db, { ownerId: owner.id, status: "finished" }),
    ];
    expect([await setStatus(owner, waiting, 1), await setStatus(owner, waiting, 0)]).toEqual([
      [422, "Esta publicación está en revisión"],
      [200, "waiting"],
    ]);
    for (const status of [0, 1])
      expect(await setStatus(owner, finished, status)).toEqual([422, "Esta publicación ya se cambió"]);
  });

  it("activates nothing that the review has not approved", async () => {
    const owner = await aUser(backend.db);
    const returned = await aPublication(backend.db, {
      ownerId: owner.id,
      status: "inactive",
      approvedAt: null,
      reviewReason: "Tiene un teléfono",
    });
    expect(await setStatus(owner, returned, 0)).toEqual([200, "waiting"]);
  });

  it("does not bring what an operator refused before the operators again", async () => {
    const owner = await aUser(backend.db);
    const refused = await aPublication(backend.db, {
      ownerId: owner.id,
      status: "inactive",
      reviewReason: "No se permite",
      isHeld: true,
    });
    expect(await setStatus(owner, refused, 0)).toEqual([
      422,
      "No pasó la revisión: corrígela para volver a publicarla",
    ]);
    expect(await statusOf(refused)).toBe("inactive");
  });

  it("never succeeds together with a simultaneous acceptance", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { owner, interested, publication, offered, id } = await aTransaction(backend.db, {
        updatedAt: minuteAgo(),
      });
      const headers = await sessionOf(backend.db, owner);
      const [person, thing] =
        round % 2 === 0 ? ([owner, publication] as const) : ([interested, offered[0] as Publication] as const);
      await Promise.all([
        backend.call(`/v1/transactions/${id}`, { method: "PUT", headers, body: { status: "accepted", id } }),
        setStatus(person, thing, 1),
      ]);
      expect([await statusOf(thing), (await row(id))?.status]).toEqual(["inactive", "rejected"]);
      expect(
        await backend.db
          .select()
          .from(reservations)
          .where(inArray(reservations.publicationId, [publication.id, thing.id])),
      ).toEqual([]);
    }
  });
});
