import { and, asc, eq, inArray } from "drizzle-orm";
import { acceptRing } from "../../backend/commands/rings/answer";
import type { Db } from "../../backend/db/client";
import { interestMatches } from "../../backend/db/schema/interestMatches";
import { ringMembers, rings } from "../../backend/db/schema/rings";
import { reservations, transactionOffers, transactions } from "../../backend/db/schema/transactions";
import { aPublication, aTransaction, aUser } from "./builders";
import type { Giver, useRings } from "./ringFixture";

type Fixture = ReturnType<typeof useRings>;
interface Answer {
  status: number;
}

/** A small generator with a seed: a history that fails can be run again. */
export function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const people = 8;
const things = 12;

/** Eight people with twelve things, of whom each wants much of what the others have; and what they may do at random. */
export async function aTown(fixture: Fixture, next: (below: number) => number) {
  const { db } = fixture.backend;
  const users = [];
  for (let count = 0; count < people; count++) users.push(await aUser(db));
  const givers: Giver[] = [];
  for (let count = 0; count < things; count++) {
    const user = users[count % people] as Giver["user"];
    const type = count % 5 === 0 ? "service" : "Producto";
    givers.push({ user, thing: await aPublication(db, { ownerId: user.id, interests: [], type }) });
  }
  const pairs = givers.flatMap(({ thing, user }) =>
    givers
      .filter((other) => other.user !== user && next(2) === 0)
      .map((other) => ({ publicationId: thing.id, wantedId: other.thing.id })),
  );
  await db.insert(interestMatches).values(pairs).onConflictDoNothing();
  const proposals: { id: number; owner: Giver; interested: Giver }[] = [];
  const any = <One>(list: readonly One[]): One => list[next(list.length)] as One;

  const ids = givers.map(({ thing }) => thing.id);
  const listOwn = async (state: "proposed" | "accepted") => {
    const found = await db
      .select({ member: ringMembers })
      .from(ringMembers)
      .innerJoin(rings, eq(rings.id, ringMembers.ringId))
      .where(and(inArray(ringMembers.publicationId, ids), eq(rings.state, state)))
      .orderBy(asc(ringMembers.ringId), asc(ringMembers.position));
    return found.map(({ member }) => ({
      id: member.ringId,
      giver: givers.find(({ thing }) => thing.id === member.publicationId) as Giver,
    }));
  };
  const inRing = (state: "proposed" | "accepted", act: (giver: Giver, id: number) => Promise<Answer>) => async () => {
    const own = await listOwn(state);
    if (own.length === 0) return { status: 200 };
    const { id, giver } = any(own);
    return act(giver, id);
  };
  const change = async (status: string): Promise<Answer> => {
    if (proposals.length === 0) return { status: 200 };
    const { id, owner, interested } = any(proposals);
    const by = status === "rejected" && next(2) === 0 ? interested : owner;
    return fixture.call(by.user, `/v1/transactions/${id}`, { method: "PUT", body: { status, id } });
  };

  const acts: (() => Promise<Answer>)[] = [
    () => fixture.search(any(givers)),
    () => fixture.search(any(givers)),
    ...Array.from({ length: 6 }, () => inRing("proposed", (giver, id) => fixture.answer(giver, id, "accept"))),
    inRing("proposed", (giver, id) => fixture.answer(giver, id, "decline")),
    inRing("accepted", (giver, id) => fixture.receive(giver, id)),
    inRing("accepted", (giver, id) => fixture.receive(giver, id)),
    inRing("accepted", (giver, id) => fixture.leave(giver, id)),
    async () => {
      const [owner, interested] = [any(givers), any(givers)];
      if (owner.user === interested.user) return { status: 200 };
      const request = { publication: owner.thing, interested: interested.user, offered: [interested.thing] };
      const built = await aTransaction(db, { ...request, updatedAt: new Date(0) }).catch(() => null);
      if (built) proposals.push({ id: built.id, owner, interested });
      return { status: 200 };
    },
    () => change("accepted"),
    () => change("accepted"),
    () => change("rejected"),
    // The process dies before the commit.
    inRing("proposed", async ({ user }, id) => {
      await db
        .transaction(async (tx: Db) => {
          await acceptRing(tx, fixture.now(), { id, viewerId: user.id });
          throw new Error("crash");
        })
        .catch(() => undefined);
      return { status: 200 };
    }),
  ];
  return { ids, act: () => any(acts)() };
}

/** The invariants that are violated; empty if none is. */
export async function brokenPromises(db: Db, ids: readonly number[]): Promise<string[]> {
  const wrong: string[] = [];
  const members = await db
    .select({ ring: rings, member: ringMembers })
    .from(ringMembers)
    .innerJoin(rings, eq(rings.id, ringMembers.ringId))
    .where(inArray(ringMembers.publicationId, [...ids]));
  const promised = new Map<number, string[]>();
  const promise = (publicationId: number, by: string) =>
    promised.set(publicationId, [...(promised.get(publicationId) ?? []), by]);
  for (const id of new Set(members.map(({ ring }) => ring.id))) {
    const own = members.filter(({ ring }) => ring.id === id);
    const state = own[0]?.ring.state;
    const hasAll = own.every(({ member }) => member.acceptedAt !== null);
    if (own.length < 3 || new Set(own.map(({ member }) => member.userId)).size < own.length)
      wrong.push(`ring ${id} is none`);
    if (["accepted", "complete", "broken"].includes(state ?? "") && !hasAll) wrong.push(`ring ${id} lacks acceptances`);
    if (state === "proposed" && hasAll) wrong.push(`ring ${id} was accepted by all and is not`);
    if (state === "accepted") for (const { member } of own) promise(member.publicationId, `ring ${id}`);
  }
  const agreed = await db
    .select({ id: transactions.id, publicationId: transactions.publicationId })
    .from(transactions)
    .where(and(inArray(transactions.publicationId, [...ids]), eq(transactions.status, "accepted")));
  for (const { id, publicationId } of agreed) promise(publicationId, `transaction ${id}`);
  const offered = await db
    .select()
    .from(transactionOffers)
    .where(
      inArray(
        transactionOffers.transactionId,
        agreed.map(({ id }) => id),
      ),
    );
  for (const { transactionId, publicationId } of offered) promise(publicationId, `transaction ${transactionId}`);
  for (const [id, by] of promised) if (by.length > 1) wrong.push(`${id} is promised by ${by.join(" and ")}`);
  const held = await db
    .select()
    .from(reservations)
    .where(inArray(reservations.publicationId, [...ids]));
  const reserved = held.map(
    (row) => `${row.publicationId} by ${row.ringId ? `ring ${row.ringId}` : `transaction ${row.transactionId}`}`,
  );
  const expected = [...promised].flatMap(([id, by]) => by.map((one) => `${id} by ${one}`));
  if (reserved.sort().join() !== expected.sort().join())
    wrong.push(`reserved are ${reserved.join()} and not ${expected.join()}`);
  return wrong;
}

/** Rings that still go on. */
export const countLive = async (db: Db): Promise<number> =>
  (
    await db
      .select()
      .from(rings)
      .where(inArray(rings.state, ["proposed", "accepted"]))
  ).length;
