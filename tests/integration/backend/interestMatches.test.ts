import { readFile } from "node:fs/promises";
import { eq, isNull, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { scheduleMatching } from "../../../backend/commands/alerts";
import { interestMatches } from "../../../backend/db/schema/interestMatches";
import { jobs } from "../../../backend/db/schema/jobs";
import { publications } from "../../../backend/db/schema/publications";
import { users } from "../../../backend/db/schema/users";
import { clubs, motorbikes, smartphones, technology, useAlerts } from "../../support/alertFixture";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { bothDatabases } from "../../support/startBackend";

interface MatchRecord {
  publication_id: number;
  own_publication_id: number;
  wanted: boolean;
  own_wanted: boolean;
}

const valencia = { latitude: 10.162, longitude: -68.0077 };

describe.each(bothDatabases)("matches on %s", (database) => {
  const fixture = useAlerts(database);
  const { publish, runJobs, matchesOf } = fixture;
  const read = async (user: User) =>
    (await fixture.backend.call<MatchRecord[]>("/v1/matches", { headers: await sessionOf(fixture.backend.db, user) }))
      .body;
  const idsOf = async (user: User) => (await read(user)).map(({ publication_id }) => publication_id);
  /** A user with something that is published, and what they want for it. */
  const anOwner = async (values: Parameters<typeof aPublication>[1] = {}) => {
    const user = await aUser(fixture.backend.db);
    return { user, thing: await aPublication(fixture.backend.db, { interests: [], ...values, ownerId: user.id }) };
  };
  const matchAnew = async ({ id }: Publication) => {
    await scheduleMatching(fixture.backend.db, id, fixture.backend.services.now());
    await runJobs();
  };

  it.each<[string, string, Parameters<typeof aPublication>[1], boolean]>([
    ["its word", "oboe", { title: "Oboe de estudio" }, true],
    ["its plural without accents", "atriles", { title: "Átril de metal" }, true],
    ["another word for it", "celular", { title: "Teléfono en su caja", categoryId: smartphones }, true],
    ["its category", "motos", { title: "Bera 150", categoryId: motorbikes }, true],
    ["all of several words", "pandereta criolla", { title: "Pandereta criolla de cuero" }, true],
    ["one of several words", "pandereta criolla", { title: "Pandereta de juguete" }, false],
    ["what it is only for", "laptop", { title: "Bolso para laptop", categoryId: technology }, false],
    ["another thing", "trombón", { title: "Mesa de planchar" }, false],
  ])("are found by %s: %s", async (_what, interest, values, isFound) => {
    const { user, thing } = await anOwner({ title: "Cosa de quien busca", interests: ["nada así", interest] });
    const published = await publish({ interests: [], ...values });
    const found = { publication_id: published.id, own_publication_id: thing.id, wanted: true, own_wanted: false };
    expect(await read(user)).toEqual(isFound ? [found] : []);
    expect(await matchesOf(user)).toEqual(isFound ? [published.id] : []);
    await fixture.backend.db.update(publications).set({ status: "inactive" }).where(eq(publications.id, thing.id));
  });

  it("show both sides what both want, before what one wants, and then the nearest", async () => {
    const { user, thing } = await anOwner({ title: "Acordeón rojo", interests: ["arpa"] });
    const { user: other, thing: mutual } = await anOwner({
      title: "Arpa de concierto",
      interests: ["acordeón"],
      latitude: 10.6,
    });
    const near = await anOwner({ title: "Arpa pequeña" });
    const far = await anOwner({ title: "Arpa llanera", ...valencia });
    await matchAnew(thing);
    expect(await read(user)).toEqual([
      { publication_id: mutual.id, own_publication_id: thing.id, wanted: true, own_wanted: true },
      { publication_id: near.thing.id, own_publication_id: thing.id, wanted: true, own_wanted: false },
    ]);
    expect(await read(other)).toEqual([
      { publication_id: thing.id, own_publication_id: mutual.id, wanted: true, own_wanted: true },
    ]);
    expect(await read(near.user)).toEqual([
      { publication_id: thing.id, own_publication_id: near.thing.id, wanted: false, own_wanted: true },
    ]);
    expect(await idsOf(far.user)).toEqual([]);
  });

  it("notify an owner once of what one of their publications wants, and say whether it is mutual", async () => {
    const { user, thing } = await anOwner({ title: "Clavecín", interests: ["espineta"] });
    await aPublication(fixture.backend.db, { ownerId: user.id, title: "Otra cosa", interests: ["espineta"] });
    const espineta = await publish({ title: "Espineta antigua", interests: ["clavecín"] });
    await matchAnew(espineta);
    await matchAnew(thing);
    expect((await fixture.read(user)).map(({ model }) => model)).toEqual([
      {
        publication: { id: espineta.id, title: "Espineta antigua" },
        match: { publication_id: thing.id, mutual: true },
      },
    ]);
  });

  it("follow a change of what is wanted, and are made anew once it is shown again", async () => {
    const { user, thing } = await anOwner({ title: "Bandoneón", interests: ["fagot"] });
    const fagot = await publish({ title: "Fagot alemán", interests: [] });
    const headers = await sessionOf(fixture.backend.db, user);
    const setStatus = async (status: 0 | 1) =>
      (
        await fixture.backend.call(`/publications/update_status/${thing.id}`, {
          body: { publication_status: status },
          headers,
        })
      ).status;
    expect(await idsOf(user)).toEqual([fagot.id]);
    expect(await setStatus(1)).toBe(200);
    expect(await idsOf(user)).toEqual([]);
    await fixture.backend.db.delete(interestMatches).where(eq(interestMatches.publicationId, thing.id));
    expect(await setStatus(0)).toBe(200);
    await runJobs();
    expect(await idsOf(user)).toEqual([fagot.id]);
    await fixture.backend.db
      .update(publications)
      .set({ interests: ["clave"] })
      .where(eq(publications.id, thing.id));
    await matchAnew(thing);
    expect(await idsOf(user)).toEqual([]);
  });

  it("leave out own, reserved, withheld and already requested things, and those of blocked people", async () => {
    const { user, thing } = await anOwner({ title: "Timbal", interests: ["xilófono", "club"] });
    const xylophone = (values: Parameters<typeof aPublication>[1] = {}) =>
      publish({ title: "Xilófono", interests: ["timbal"], ...values });
    const [blocker, blocked, suspended] = [
      await aUser(fixture.backend.db),
      await aUser(fixture.backend.db),
      await aUser(fixture.backend.db),
    ];
    const block = async (by: User, whom: User) =>
      fixture.backend.call(`/blocks/${whom.id}`, { method: "PUT", headers: await sessionOf(fixture.backend.db, by) });
    await xylophone({ ownerId: user.id });
    await xylophone({ ownerId: blocker.id });
    await xylophone({ ownerId: blocked.id });
    await xylophone({ ownerId: suspended.id });
    await xylophone({ title: "Acción de club", categoryId: clubs });
    const [reserved, asked, shown] = [await xylophone(), await xylophone(), await xylophone()];
    await block(blocker, user);
    await block(user, blocked);
    await fixture.backend.db.update(users).set({ active: false }).where(eq(users.id, suspended.id));
    await aTransaction(fixture.backend.db, { publication: asked, interested: user });
    await aTransaction(fixture.backend.db, { publication: reserved, status: "accepted" });
    expect(await idsOf(user)).toEqual([shown.id]);
    await matchAnew(thing);
    expect(await idsOf(user)).toEqual([shown.id]);
  });

  it("are found for older publications, the latest first, without notifications", async () => {
    const { user, thing } = await anOwner({ title: "Zurna turca", interests: ["sitar"] });
    const { thing: sitar } = await anOwner({ title: "Sitar hindú", interests: ["zurna"] });
    const { db, services } = fixture.backend;
    await db.execute(sql.raw(await readFile("backend/db/migrations/0045_earlier_matches.sql", "utf8")));
    const due = await db.select().from(jobs).where(isNull(jobs.doneAt)).orderBy(jobs.dueAt);
    expect(due.slice(0, 2).map(({ subjectId }) => subjectId)).toEqual([sitar.id, thing.id]);
    await db.update(jobs).set({ dueAt: services.now() }).where(isNull(jobs.doneAt));
    await runJobs();
    expect(await idsOf(user)).toEqual([sitar.id]);
    expect(await matchesOf(user)).toEqual([]);
  });

  it("are refused to guests", async () => {
    expect((await fixture.backend.call("/v1/matches")).status).toBe(401);
  });
});
