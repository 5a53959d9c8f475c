import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { scheduleMatching } from "../../../../backend/commands/alerts";
import { loadRingGraph } from "../../../../backend/db/ringGraph";
import { users } from "../../../../backend/db/schema/users";
import { aCategory, aTransaction } from "../../../support/builders";
import { clubs, maracay } from "../../../support/alertFixture";
import { QueryCounter } from "../../../support/queryCounter";
import { chain, useRings } from "../../../support/ringFixture";
import type { Giver } from "../../../support/ringFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("rings on %s", (database) => {
  const counter = new QueryCounter();
  const fixture = useRings(database, { onQuery: counter.onQuery });
  const { aGiver, aCircle, propose, ringOf, noticesTo } = fixture;

  it("are found once a publication closes the circle, and proposed to all", async () => {
    const [ana, luis] = [
      await aGiver({ title: "Acordeón rojo", interests: ["violonchelo"] }),
      await aGiver({ title: "Clavecín de sala", interests: ["acordeón"] }),
    ];
    for (const { thing } of [ana, luis]) await scheduleMatching(fixture.backend.db, thing.id, fixture.now());
    await fixture.runJobs();
    expect(await noticesTo(ana)).toEqual([]);
    const eva = await aGiver({ title: "Violonchelo completo", interests: ["clavecín"] });
    await scheduleMatching(fixture.backend.db, eva.thing.id, fixture.now());
    await fixture.runJobs();
    expect(await Promise.all([ana, luis, eva].map(noticesTo))).toEqual([["proposed"], ["proposed"], ["proposed"]]);
    const [ring] = (await fixture.call<{ id: number }[]>(eva.user, "/v1/rings")).body;
    const titles = (await ringOf(ana, ring?.id ?? 0)).members.map(({ publication }) => publication.title);
    // From the one that closed it: each to the next.
    expect(titles).toEqual(["Violonchelo completo", "Acordeón rojo", "Clavecín de sala"]);
  });

  it.each<[string, (circle: Giver[]) => Promise<unknown>]>([
    ["in which somebody is suspended", ([, luis]) => update(luis, { active: false })],
    ["in which somebody has not confirmed the account", ([, luis]) => update(luis, { confirmedAt: null })],
    [
      "with what is reserved",
      ([, luis]) =>
        aTransaction(fixture.backend.db, { publication: luis?.thing as Giver["thing"], status: "accepted" }),
    ],
    [
      "in which one has blocked another",
      ([, luis, eva]) => fixture.call((luis as Giver).user, `/blocks/${(eva as Giver).user.id}`, { method: "PUT" }),
    ],
  ])("are not proposed %s", async (_what, change) => {
    const circle = await aCircle();
    await change(circle);
    expect(await propose(circle[0] as Giver)).toBeNull();
  });

  const update = (giver: Giver | undefined, values: Partial<typeof users.$inferInsert>) =>
    fixture.backend.db
      .update(users)
      .set(values)
      .where(eq(users.id, giver?.user.id ?? 0));

  it("leave out what only Premium accounts may read, what is worth far less, and what is far away", async () => {
    await aCategory(fixture.backend.db, { id: clubs, name: "Acciones de clubes" });
    for (const values of [{ categoryId: clubs }, { priceUsd: 34 }, maracay]) {
      const [ana, luis, eva] = [await aGiver(), await aGiver(values), await aGiver()];
      await chain(fixture.backend.db, [ana.thing, luis.thing, eva.thing]);
      expect(await propose(ana)).toBeNull();
    }
  });

  it("take the circle of four before an uneven one of three", async () => {
    const [ana, luis, eva, omar] = (await aCircle(4)) as [Giver, Giver, Giver, Giver];
    const uneven = await aGiver({ priceUsd: 64 });
    await chain(fixture.backend.db, [ana.thing, uneven.thing, omar.thing]);
    const ring = await ringOf(ana, (await propose(ana)) ?? 0);
    expect(ring.members.map(({ user }) => user.id)).toEqual([ana, luis, eva, omar].map(({ user }) => user.id));
  });

  it("cost the same two statements, however many things are around", async () => {
    const count = async (thing: Giver["thing"]) => counter.during(() => loadRingGraph(fixture.backend.db, thing.id));
    const [ana] = (await aCircle()) as [Giver, Giver, Giver];
    const few = await count(ana.thing);
    for (let more = 0; more < 12; more++) {
      const [luis, eva] = [await aGiver(), await aGiver()];
      await chain(fixture.backend.db, [ana.thing, luis.thing, eva.thing]);
    }
    const many = await count(ana.thing);
    expect([few.queries, many.queries]).toEqual([2, 2]);
    expect([few.answer.things.size, many.answer.things.size]).toEqual([3, 27]);
  });
});
