import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { proposeRing } from "../../../../backend/commands/rings/propose";
import { loadRingGraph } from "../../../../backend/db/ringGraph";
import { interestMatches } from "../../../../backend/db/schema/interestMatches";
import { publications } from "../../../../backend/db/schema/publications";
import { approximatePoint } from "../../../../rules/placeGrid";
import { findRings } from "../../../../rules/ringSearch";
import type { RingGraph, RingThing } from "../../../../rules/ringSearch";
import { maracay } from "../../../support/alertFixture";
import { tryAllRings } from "../../../../rules/testing/allRings";
import { aPublication, aUser } from "../../../support/builders";
import type { User } from "../../../support/builders";
import { chain, useRings } from "../../../support/ringFixture";
import type { Giver } from "../../../support/ringFixture";
import { random } from "../../../support/ringHistory";
import { bothDatabases } from "../../../support/startBackend";

interface Answer {
  radius_km: number;
  tolerance_percent: number;
  complement_usd: number;
  fields?: Record<string, string[]>;
}
const path = "/v1/ring_settings";
const usual = { radius_km: 25, tolerance_percent: 30, complement_usd: 0 };

describe.each(bothDatabases)("what each person sets for rings on %s", (database) => {
  const fixture = useRings(database);
  const { aGiver, aProposedRing, answer, propose } = fixture;
  const read = async (user: User) => (await fixture.call<Answer>(user, path)).body;
  const set = (user: User, body: unknown) => fixture.call<Answer>(user, path, { method: "PUT", body });
  /** Three of whom each wants what the one before gives, the second of them with these values. */
  async function aChain(values: Parameters<typeof aGiver>[0]) {
    const givers: [Giver, Giver, Giver] = [await aGiver(), await aGiver(values), await aGiver()];
    await chain(
      fixture.backend.db,
      givers.map(({ thing }) => thing),
    );
    return givers;
  }

  it("is the default until they do, and applies to no other user", async () => {
    const [ana, luis] = [await aUser(fixture.backend.db), await aUser(fixture.backend.db)];
    expect(await read(ana)).toEqual(usual);
    const wanted = { radius_km: 100, tolerance_percent: 0, complement_usd: 20 };
    for (let times = 0; times < 2; times++) expect(await set(ana, wanted)).toMatchObject({ status: 200, body: wanted });
    expect([await read(ana), await read(luis)]).toEqual([wanted, usual]);
    // A client that does not know the complement leaves it as it is.
    const { complement_usd: _, ...older } = usual;
    expect((await set(ana, older)).body).toEqual({ ...usual, complement_usd: 20 });
    expect((await fixture.backend.call(path)).status).toBe(401);
    expect((await fixture.backend.call(path, { method: "PUT", body: wanted })).status).toBe(401);
  });

  it.each([
    ["radius_km", 0],
    ["radius_km", 101],
    ["radius_km", 2.5],
    ["radius_km", "25"],
    ["radius_km", null],
    ["tolerance_percent", -1],
    ["tolerance_percent", 101],
    ["tolerance_percent", undefined],
    ["complement_usd", -1],
    ["complement_usd", 1_001],
    ["complement_usd", 0.5],
  ])("is refused at its field outside of the limits: %s %s", async (name, value) => {
    const user = await aUser(fixture.backend.db);
    const { status, body } = await set(user, { ...usual, [name]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [name]]);
    expect(await read(user)).toEqual(usual);
  });

  it("includes only people whose radius reaches that far", async () => {
    const givers = await aChain(maracay);
    for (const { user } of givers) await set(user, { ...usual, radius_km: 100 });
    for (const near of givers) {
      await set(near.user, usual);
      expect(await propose(givers[0])).toBeNull();
      await set(near.user, { ...usual, radius_km: 100 });
    }
    expect(await propose(givers[0])).not.toBeNull();
  });

  it("says how uneven what one gets may be, whatever the giver bears", async () => {
    // Whoever gets the second thing gives one that is worth less.
    const [ana, luis, eva] = await aChain({ priceUsd: 70 });
    for (const { user } of [ana, luis]) await set(user, { ...usual, tolerance_percent: 100 });
    expect(await propose(ana)).toBeNull();
    await set(eva.user, { ...usual, tolerance_percent: 40 });
    expect(await propose(ana)).not.toBeNull();
  });

  it("evens a ring out with as much money as all agree to, which stays as it was proposed", async () => {
    // Ana gives 50, Luis 90, Eva 50: who gets Luis' thing pays for it.
    const [ana, luis, eva] = await aChain({ priceUsd: 90 });
    await set(luis.user, { ...usual, complement_usd: 40 });
    for (const complement_usd of [0, 39]) {
      await set(eva.user, { ...usual, complement_usd });
      expect(await propose(ana)).toBeNull();
    }
    await set(eva.user, { ...usual, complement_usd: 40 });
    const id = (await propose(ana)) ?? 0;
    const complements = async () =>
      (await fixture.ringOf(ana, id)).members.map(({ user, complement_usd }) => [user.id, complement_usd]);
    const proposed = [
      [ana.user.id, 0],
      [luis.user.id, 40],
      [eva.user.id, 0],
    ];
    expect(await complements()).toEqual(proposed);
    await fixture.backend.db.update(publications).set({ priceUsd: 70 }).where(eq(publications.id, luis.thing.id));
    for (const giver of [ana, luis, eva]) expect((await answer(giver, id, "accept")).status).toBe(200);
    expect(await complements()).toEqual(proposed);
  });

  it("counts until a ring is proposed, and leaves it as it is from then on", async () => {
    const [ana, luis, eva] = await aChain({ priceUsd: 60 });
    const [found] = findRings(await loadRingGraph(fixture.backend.db, ana.thing.id), ana.thing.id);
    const proposeFound = () =>
      fixture.backend.db.transaction((tx) => proposeRing(tx, fixture.now(), found?.things ?? []));
    await set(eva.user, { ...usual, tolerance_percent: 0 });
    expect(await proposeFound()).toBeNull();
    await set(eva.user, usual);
    const id = (await proposeFound()) ?? 0;
    await set(luis.user, { ...usual, tolerance_percent: 0 });
    for (const giver of [ana, luis, eva]) expect((await answer(giver, id, "accept")).status).toBe(200);
    expect((await fixture.ringOf(ana, id)).state).toBe("accepted");
  });

  it("does not offer a declined place to a person with too small a radius", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis, eva] = givers;
    const other = await aGiver(maracay);
    await chain(fixture.backend.db, [ana.thing, other.thing, eva.thing]);
    for (const { user } of [ana, eva]) await set(user, { ...usual, radius_km: 100 });
    expect((await answer(luis, id, "decline")).body.ring.repaired_by_id).toBeNull();
    expect((await fixture.ringOf(ana, id)).repaired_by_id).toBeNull();
  });

  it("lets the database find in random towns what trying everything finds", async () => {
    const { db } = fixture.backend;
    let rings = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const { graph, start } = await aRandomTown(seed);
      const found = findRings(await loadRingGraph(db, start), start);
      const expected = tryAllRings(graph, start);
      expect([seed, found.map(({ things }) => things.map(({ id }) => id).join()).sort()]).toEqual([seed, expected]);
      rings += expected.length;
    }
    // Otherwise nothing was compared.
    expect(rings).toBeGreaterThan(50);
  });

  /** Eight people, most of whom have set something, and who wants what of whom. */
  async function aRandomTown(seed: number): Promise<{ graph: RingGraph; start: number }> {
    const { db } = fixture.backend;
    const next = random(seed * 7_919);
    const one = <T>(values: readonly T[]) => values[next(values.length)] as T;
    const things: RingThing[] = [];
    for (let count = 0; count < 8; count++) {
      const ringRadiusKm = one([null, 30, 50, 70, 100]);
      const ringTolerancePercent = one([null, 0, 20, 60, 100]);
      const ringComplementUsd = one([null, 0, 20, 50]);
      const { id: ownerId } = await aUser(db, { ringRadiusKm, ringTolerancePercent, ringComplementUsd });
      const place = { latitude: 10.2 + next(400) / 1_000, longitude: -67.3 + next(600) / 1_000 };
      const valueUsd = next(4) === 0 ? null : 60 + 10 * next(6);
      const { id } = await aPublication(db, { ownerId, priceUsd: valueUsd, interests: [], ...place });
      things.push({
        id,
        ownerId,
        valueUsd,
        point: approximatePoint(place),
        radiusKm: ringRadiusKm ?? usual.radius_km,
        tolerancePercent: ringTolerancePercent ?? usual.tolerance_percent,
        complementUsd: ringComplementUsd ?? usual.complement_usd,
        reliability: 0.8,
      });
    }
    const takers = new Map(
      things.map(({ id }) => [id, things.filter((other) => other.id !== id && next(5) > 0).map((other) => other.id)]),
    );
    await db
      .insert(interestMatches)
      .values([...takers].flatMap(([wantedId, ids]) => ids.map((publicationId) => ({ publicationId, wantedId }))));
    return {
      graph: { things: new Map(things.map((thing) => [thing.id, thing])), takers, areBlocked: () => false },
      start: things[0]?.id ?? 0,
    };
  }
});
