import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { scheduleMatching } from "../../../../backend/commands/alerts";
import { loadRingGraph } from "../../../../backend/db/ringGraph";
import { rings } from "../../../../backend/db/schema/rings";
import { users } from "../../../../backend/db/schema/users";
import { aCategory, aPublication, aTransaction } from "../../../support/builders";
import { clubs, maracay } from "../../../support/alertFixture";
import { QueryCounter } from "../../../support/queryCounter";
import { chain, useRings } from "../../../support/ringFixture";
import type { Giver } from "../../../support/ringFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("rings on %s", (database) => {
  const counter = new QueryCounter();
  const fixture = useRings(database, { onQuery: counter.onQuery });
  const { aGiver, aCircle, propose, ringOf, notificationsTo } = fixture;

  it("are found once a publication closes the circle, and proposed to all", async () => {
    const [ana, luis] = [
      await aGiver({ title: "Acordeón rojo", interests: ["violonchelo"] }),
      await aGiver({ title: "Clavecín de sala", interests: ["acordeón"] }),
    ];
    for (const { thing } of [ana, luis]) await scheduleMatching(fixture.backend.db, thing.id, fixture.now());
    await fixture.runJobs();
    expect(await notificationsTo(ana)).toEqual([]);
    const eva = await aGiver({ title: "Violonchelo completo", interests: ["clavecín"] });
    await scheduleMatching(fixture.backend.db, eva.thing.id, fixture.now());
    await fixture.runJobs();
    expect(await Promise.all([ana, luis, eva].map(notificationsTo))).toEqual([
      ["proposed"],
      ["proposed"],
      ["proposed"],
    ]);
    const [ring] = (await fixture.call<{ id: number }[]>(eva.user, "/v1/rings")).body;
    const titles = (await ringOf(ana, ring?.id ?? 0)).members.map(({ publication }) => publication.title);
    // From the one that closed it: each to the next.
    expect(titles).toEqual(["Violonchelo completo", "Acordeón rojo", "Clavecín de sala"]);
  });

  it.each<[string, (circle: Giver[]) => Promise<unknown>]>([
    ["in which a member is suspended", ([, luis]) => update(luis, { active: false })],
    ["in which a member has not confirmed the account", ([, luis]) => update(luis, { confirmedAt: null })],
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

  it("leaves no more than five that wait for one person", async () => {
    const ana = await fixture.aGiver();
    const found: (number | null)[] = [];
    for (let count = 0; count < 6; count++) {
      const [luis, eva] = [await fixture.aGiver(), await fixture.aGiver()];
      await chain(fixture.backend.db, [ana.thing, luis.thing, eva.thing]);
      found.push(await fixture.propose(luis));
    }
    expect(found.map((id) => id !== null)).toEqual([true, true, true, true, true, false]);
    const searched = await fixture.search(ana);
    expect([searched.status, searched.body.errors]).toEqual([
      422,
      ["Ya tienes 5 círculos por responder: responde alguno antes de buscar otro"],
    ]);
    const open = await fixture.backend.db
      .select()
      .from(rings)
      .where(
        inArray(
          rings.id,
          found.flatMap((id) => id ?? []),
        ),
      );
    expect(open.every(({ state }) => state === "proposed")).toBe(true);
  });

  it("is looked for on request once, whatever is sent again", async () => {
    const [ana, luis] = (await fixture.aCircle()) as [Giver, Giver, Giver];
    const first = await fixture.search(ana, "una-solicitud");
    expect(first.body.ring?.state).toBe("proposed");
    expect((await fixture.search(ana, "una-solicitud")).body.ring?.id).toBe(first.body.ring?.id);
    expect((await fixture.search(ana, "otra-solicitud")).body).toEqual({ ring: null });
    const foreign = await fixture.search({ user: ana.user, thing: luis.thing });
    expect([foreign.status, foreign.body.error]).toEqual([404, "Publicación no encontrada"]);
    const other = await aPublication(fixture.backend.db, { ownerId: ana.user.id, status: "inactive" });
    expect((await fixture.search({ user: ana.user, thing: other })).status).toBe(422);
    expect((await fixture.search({ user: ana.user, thing: other }, "una-solicitud")).status).toBe(409);
  });
});
