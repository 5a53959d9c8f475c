import { describe, expect, it } from "vitest";
import { rings } from "../../../../backend/db/schema/rings";
import { useRings } from "../../../support/ringFixture";
import { aTown, brokenPromises, countLive, random } from "../../../support/ringHistory";
import { bothDatabases } from "../../../support/startBackend";

const steps = 70;

describe.each(bothDatabases)("whatever eight people do with rings and proposals on %s", (database) => {
  const fixture = useRings(database);

  it.each([1, 2, 3, 4])("no thing is promised twice, all or none accept, and every ring ends (%i)", async (seed) => {
    const next = random(seed * 7_919);
    const { ids, act } = await aTown(fixture, next);
    for (let step = 0; step < steps; step++) {
      expect([seed, step, (await act()).status < 500]).toEqual([seed, step, true]);
      expect([seed, step, await brokenPromises(fixture.backend.db, ids)]).toEqual([seed, step, []]);
      if (step % 20 === 19) await fixture.later(24);
    }
    for (let days = 0; days < 48; days += 4) await fixture.later(4 * 24);
    expect(await countLive(fixture.backend.db)).toBe(0);
    expect(await brokenPromises(fixture.backend.db, ids)).toEqual([]);
  });

  it("has tried what it is about", async () => {
    const states = new Set((await fixture.backend.db.select().from(rings)).map(({ state }) => state));
    expect([...states].sort()).toEqual(["broken", "complete", "ended"]);
  });
});

describe("twenty clients at once on postgres", () => {
  const fixture = useRings("postgres");

  it("keep every invariant, and never answer with a server error", async () => {
    const { ids, act } = await aTown(fixture, random(11));
    for (let round = 0; round < 12; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => act()));
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
      expect([round, await brokenPromises(fixture.backend.db, ids)]).toEqual([round, []]);
    }
    const states = (await fixture.backend.db.select().from(rings)).map(({ state }) => state);
    expect(states.some((state) => state !== "proposed" && state !== "ended")).toBe(true);
  });

  it("accept a ring whose last answers come at the same moment, once", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, givers } = await fixture.aProposedRing(4);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          fixture.answer(givers[index % givers.length] as (typeof givers)[0], id, "accept"),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect([(await fixture.ringOf(givers[0], id)).state, await fixture.reservedBy(id)]).toEqual(["accepted", 4]);
      expect((await fixture.notificationsTo(givers[0])).filter((event) => event === "accepted")).toHaveLength(1);
    }
  });
});
