import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { removeOrphanPictures } from "../../../backend/jobs/orphanPictures";
import { maskAgreements } from "../../../backend/commands/erasure/agreements";
import { agreements } from "../../../backend/db/schema/agreements";
import { publicationImages, publications } from "../../../backend/db/schema/publications";
import { transactions } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, minuteAgo } from "../../support/builders";
import { useTransactionRaces } from "../../support/raceFixture";
import { bothDatabases } from "../../support/startBackend";

interface Side {
  user_id: number;
  name: string;
  things: Record<string, unknown>[];
  words: string | null;
  money: number | null;
}
interface Agreement {
  version: number;
  hash: string;
  canonical: string | null;
  agreed_at: string;
  owner: Side;
  interested: Side;
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe.each(bothDatabases)("what was agreed on, on %s", (database) => {
  const fixture = useTransactionRaces(database);
  const { parties, change } = fixture;
  type Headers = Record<string, string>;

  const read = async (id: number, headers: Headers) =>
    fixture.backend.call<{ agreements: Agreement[] }>(`/v1/agreements/${id}`, { headers });
  const lastOf = async (id: number, headers: Headers) => (await read(id, headers)).body.agreements[0];

  /** Ana's bicycle, of which Luis gives a radio, words and money. */
  async function proposal() {
    const owner = await aUser(fixture.backend.db, { name: "Ana", lastName: "Pérez" });
    const interested = await aUser(fixture.backend.db, { name: "Luis", lastName: "Gómez" });
    const bicycle = await aPublication(fixture.backend.db, { ownerId: owner.id, title: "Bicicleta", priceUsd: 120 });
    const radio = await aPublication(fixture.backend.db, {
      ownerId: interested.id,
      title: "Radio",
      priceUsd: null,
      condition: "Nuevo",
      usage: null,
    });
    const built = await aTransaction(fixture.backend.db, {
      owner,
      interested,
      publication: bicycle,
      offered: [radio],
      writtenOffer: "y una hora de clase",
      complementCents: 2_000,
      complementPayer: "interested",
      updatedAt: minuteAgo(),
    });
    return { built, bicycle, radio, headers: await parties(built) };
  }

  it("is written down with the acceptance, the same for both parties, with a hash that can be worked out", async () => {
    const { built, bicycle, radio, headers } = await proposal();
    expect((await read(built.id, headers.owner)).body).toEqual({ agreements: [] });
    const accepted = await change(built.id, "accepted", headers.owner);
    expect(accepted.body.data).toMatchObject({ agreement_version: 1 });
    const found = await lastOf(built.id, headers.owner);
    expect(found).toMatchObject({
      version: 1,
      offer_version: 1,
      author: "interested",
      owner: {
        user_id: built.ownerId,
        name: "Ana Pérez",
        things: [
          {
            id: bicycle.id,
            title: "Bicicleta",
            publication_type: "Producto",
            product_status: "Usado",
            condition: "Bueno",
            price: 120,
            pictures: [expect.stringMatching(/\/uploads\/[\w-]+\/\d+\.webp$/)],
          },
        ],
        words: null,
        money: null,
      },
      interested: {
        name: "Luis Gómez",
        things: [{ id: radio.id, title: "Radio", product_status: "Nuevo", condition: null, price: null }],
        words: "y una hora de clase",
        money: 2_000,
      },
    });
    expect(found?.hash).toBe(sha256(found?.canonical ?? ""));
    expect(JSON.parse(found?.canonical ?? "")).toMatchObject({ agreedAt: found?.agreed_at, version: 1 });
    expect((await read(built.id, headers.interested)).body).toEqual((await read(built.id, headers.owner)).body);
    // Again: one acceptance, one record.
    await change(built.id, "accepted", headers.owner);
    expect((await read(built.id, headers.owner)).body.agreements).toHaveLength(1);
  });

  it("names what the owner adds, once, and is not written for an acceptance that was refused", async () => {
    const { built, bicycle, radio, headers } = await proposal();
    const helmet = await aPublication(fixture.backend.db, { ownerId: built.ownerId, title: "Casco" });
    await fixture.backend.call("/v1/counter_offers", {
      body: {
        transaction_id: built.id,
        offer_version: 1,
        publication_interesteds_ids: [radio.id],
        added_publications_ids: [helmet.id],
      },
      headers: headers.owner,
    });
    const accept = () =>
      fixture.backend.call(`/v1/counter_offers/${built.id}/accept`, {
        method: "PUT",
        body: { offer_version: 2 },
        headers: headers.interested,
      });
    const rival = await aTransaction(fixture.backend.db, { publication: helmet, updatedAt: minuteAgo() });
    await change(rival.id, "accepted", headers.owner);
    expect((await accept()).status).toBe(422);
    expect((await read(built.id, headers.owner)).body.agreements).toEqual([]);
    await change(rival.id, "rejected", headers.owner);
    expect((await accept()).status).toBe(200);
    expect(await lastOf(built.id, headers.owner)).toMatchObject({
      offer_version: 2,
      owner: { things: [{ id: bicycle.id }, { id: helmet.id, title: "Casco" }], money: null },
      interested: { things: [{ id: radio.id }], words: null, money: null },
    });
  });

  it("stays as it was, whatever is changed later, with its pictures", async () => {
    const { built, bicycle, headers } = await proposal();
    const [cover] = await fixture.backend.db
      .select()
      .from(publicationImages)
      .where(eq(publicationImages.publicationId, bicycle.id));
    const { services } = fixture.backend;
    await services.images.write(cover?.imageId ?? "", new Map([["750.webp", Buffer.from("foto")]]));
    await change(built.id, "accepted", headers.owner);
    const before = await read(built.id, headers.interested);

    await fixture.backend.db.delete(publicationImages).where(eq(publicationImages.publicationId, bicycle.id));
    await fixture.backend.db
      .update(publications)
      .set({ title: "Otra cosa", priceUsd: 5, condition: "Nuevo", usage: null })
      .where(eq(publications.id, bicycle.id));
    await fixture.backend.db.update(users).set({ name: "Otra" }).where(eq(users.id, built.ownerId));
    await fixture.backend.db
      .update(transactions)
      .set({ writtenOffer: "otra", complementCents: 100 })
      .where(eq(transactions.id, built.id));
    const inAWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
    await removeOrphanPictures({ ...services, now: () => inAWeek });
    expect((await read(built.id, headers.interested)).body).toEqual(before.body);
    const url = before.body.agreements[0]?.owner.things[0]?.pictures as string[];
    expect((await fetch(url[0] ?? "")).status).toBe(200);
  });

  it("can be read by its parties alone", async () => {
    const { built, headers } = await proposal();
    await change(built.id, "accepted", headers.owner);
    const stranger = (await parties(await aTransaction(fixture.backend.db))).owner;
    expect((await read(built.id, stranger)).status).toBe(404);
    expect((await read(built.id, {})).status).toBe(401);
    expect((await read(0, headers.owner)).status).toBe(404);
  });

  it("loses name and pictures of an erased person, and keeps terms and hash", async () => {
    const { built, headers } = await proposal();
    await change(built.id, "accepted", headers.owner);
    const before = await lastOf(built.id, headers.owner);
    await maskAgreements(fixture.backend.db, built.interestedId, "Oferta eliminada");
    const after = await lastOf(built.id, headers.owner);
    const things = before?.interested.things.map((thing) => ({ ...thing, pictures: [] }));
    expect(after).toEqual({
      ...before,
      canonical: null,
      interested: { ...before?.interested, name: "Persona eliminada", things, words: "Oferta eliminada" },
    });
    const [row] = await fixture.backend.db
      .select()
      .from(agreements)
      .where(and(eq(agreements.transactionId, built.id), eq(agreements.version, 1)));
    expect(row?.content.salt).toBe("");
  });
});
