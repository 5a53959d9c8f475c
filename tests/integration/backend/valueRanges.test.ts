import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { User } from "../../support/builders";
import { aCategory, aPublication, aUser } from "../../support/builders";
import { useMovedClock } from "../../support/movedClock";
import { bothDatabases } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { scheduleMatching } from "../../../backend/commands/alerts";

const anHour = 60 * 60 * 1000;

describe.each(bothDatabases)("what like things are worth on %s", (database) => {
  const time = useMovedClock();
  let backend: TestBackend;
  let reader: User;
  beforeAll(async () => {
    backend = await time.start({ database, operatorEmails: [] });
    reader = await aUser(backend.db);
  });
  afterAll(() => time.runJobs());

  /** One thing of another user for each value, with a title of its own. */
  async function publish(
    categoryId: number,
    prices: readonly number[],
    values: Parameters<typeof aPublication>[1] = {},
  ) {
    const things = [];
    for (const priceUsd of prices)
      things.push(await aPublication(backend.db, { categoryId, priceUsd, title: "Bicicleta", ...values }));
    return things;
  }
  /** As after one of them was approved, an hour later. */
  async function compute(things: readonly { id: number }[]) {
    const [first] = things;
    if (first) await scheduleMatching(backend.db, first.id, time.now());
    await time.runJobs();
    time.clock.ms += anHour;
    await time.runJobs();
  }
  const ask = async (query: string) =>
    backend.call<{ range: unknown; fields?: object }>(`/v1/value_range?${query}`, { headers: await time.as(reader) });
  const rangeOf = async (categoryId: number, title: string) =>
    (await ask(`category_id=${categoryId}&title=${encodeURIComponent(title)}`)).body.range;

  it("are the quartiles of their owners, each once, whatever single ones ask", async () => {
    const { id } = await aCategory(backend.db);
    const things = await publish(id, [40, 50, 50, 60, 9_000]);
    const greedy = await aUser(backend.db);
    await publish(id, [800, 900, 900, 900, 1_000], { ownerId: greedy.id });
    expect(await rangeOf(id, "Bicicleta")).toBeNull();
    await compute(things);
    expect(await rangeOf(id, "Bicicleta")).toBeNull();

    const { id: other } = await aCategory(backend.db);
    await publish(other, [40, 45, 50, 50, 55, 60, 60]);
    const many = await publish(other, [900, 900, 900, 900], { ownerId: greedy.id });
    await compute(many);
    expect(await rangeOf(other, "Bicicleta")).toEqual({ low: 49, high: 60, things: 11 });
  });

  it("are those that share the rarest word, in whatever form, else all of the category", async () => {
    const { id } = await aCategory(backend.db);
    await publish(id, [100, 110, 120, 130, 140], { title: "Bicicletas de montaña" });
    const plain = await publish(id, [50, 50, 50, 50, 50, 50, 50]);
    await compute(plain);
    expect(await rangeOf(id, "Bicicleta para la MONTANA")).toEqual({ low: 110, high: 130, things: 5 });
    expect(await rangeOf(id, "Bicicletas")).toEqual({ low: 50, high: 112, things: 12 });
    expect(await rangeOf(id, "Triciclo")).toEqual({ low: 50, high: 112, things: 12 });
  });

  it("count offered and swapped things, of active accounts only", async () => {
    const { id } = await aCategory(backend.db);
    const gone = await aUser(backend.db, { active: false });
    const four = await publish(id, [50, 50, 50, 50]);
    await publish(id, [50], { ownerId: gone.id });
    await publish(id, [50], { status: "inactive" });
    await publish(id, [50], { status: "waiting", approvedAt: null });
    await publish(id, [null as unknown as number]);
    await compute(four);
    expect(await rangeOf(id, "Bicicleta")).toBeNull();
    await publish(id, [50], { status: "finished" });
    await compute(four);
    expect(await rangeOf(id, "Bicicleta")).toEqual({ low: 50, high: 50, things: 5 });
  });

  it("are not shown where the values lie too far apart", async () => {
    const { id } = await aCategory(backend.db);
    const things = await publish(id, [10, 10, 20, 41, 41]);
    await compute(things);
    expect(await rangeOf(id, "Bicicleta")).toBeNull();
    const near = await publish(id, [40, 40]);
    await compute(near);
    expect(await rangeOf(id, "Bicicleta")).toEqual({ low: 15, high: 40, things: 7 });
  });

  it("are computed once an hour for a category, however much is published", async () => {
    const { id } = await aCategory(backend.db);
    const things = await publish(id, [50, 50, 50, 50, 50]);
    for (const thing of things) await scheduleMatching(backend.db, thing.id, time.now());
    await time.runJobs();
    time.clock.ms += anHour / 2;
    await time.runJobs();
    expect(await rangeOf(id, "Bicicleta")).toBeNull();
    time.clock.ms += anHour / 2;
    await time.runJobs();
    expect(await rangeOf(id, "Bicicleta")).toMatchObject({ things: 5 });
  });

  it("are for members, and asked for by a category and a title", async () => {
    expect((await backend.call("/v1/value_range?category_id=1&title=Bici")).status).toBe(401);
    const { status, body } = await ask("category_id=x&title=");
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ["category_id", "title"]]);
  });
});
