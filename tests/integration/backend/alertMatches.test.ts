import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { matchAlerts, scheduleMatching } from "../../../backend/commands/alerts";
import { notificationTypes } from "../../../backend/db/notificationTypes";
import { alerts } from "../../../backend/db/schema/alerts";
import { alertTerms } from "../../../backend/db/schema/alertTerms";
import { notifications } from "../../../backend/db/schema/notifications";
import { publications } from "../../../backend/db/schema/publications";
import { reservations } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { runOneJob } from "../../../backend/jobs/runner";
import { maxAlerts, maxDailyMatches } from "../../../rules/alert";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { bothDatabases } from "../../support/startBackend";
import {
  caracas,
  maracay,
  vehicles,
  motorbikes,
  technology,
  smartphones,
  clubs,
  useAlerts,
} from "../../support/alertFixture";

describe.each(bothDatabases)("alerts on %s", (database) => {
  const fixture = useAlerts(database);
  const { post, list, remove, runJobs, review, publish, read, matchesOf } = fixture;

  it.each<[string, object, Parameters<typeof aPublication>[1], boolean]>([
    ["all words", { tags: ["patineta roja"] }, { title: "Patineta roja de niño" }, true],
    ["accents and plurals", { tags: ["CAMARAS"] }, { title: "Cámara instantánea" }, true],
    ["other words for it", { tags: ["celular"] }, { title: "Teléfono en su caja", categoryId: smartphones }, true],
    ["a part of the words", { tags: ["patineta electrica"] }, { title: "Patineta de madera" }, false],
    ["one of several terms", { tags: ["trompeta", "clarinete"] }, { title: "Clarinete de ébano" }, true],
    ["other words", { tags: ["violonchelo"] }, { title: "Mesa de planchar" }, false],
    ["what its owner wants", { search_by: "trade", tags: ["telescopio"] }, { interests: ["telescopios"] }, true],
    ["not what it is", { search_by: "trade", tags: ["telescopio"] }, { title: "Telescopio", interests: [] }, false],
    ["its category", { category_id: motorbikes }, { categoryId: motorbikes }, true],
    ["what lies above it", { category_id: vehicles }, { categoryId: motorbikes }, true],
    ["another category", { category_id: motorbikes }, { categoryId: technology }, false],
    [
      "words in another category",
      { tags: ["casco"], category_id: motorbikes },
      { title: "Casco", categoryId: technology },
      false,
    ],
    [
      "an attribute",
      { category_id: motorbikes, fields: { brand: ["Bera", "Empire"] } },
      { categoryId: motorbikes, fields: [{ name: "brand", value: "Empire" }] },
      true,
    ],
    [
      "another value of it",
      { category_id: motorbikes, fields: { km: { max: 900 } } },
      { categoryId: motorbikes, fields: [{ name: "km", value: "1000" }] },
      false,
    ],
    ["a distance", { tags: ["yunque"], km: 50, ...caracas }, { title: "Yunque" }, true],
    ["too far away", { tags: ["yunque"], km: 50, ...maracay }, { title: "Yunque" }, false],
    ["a value", { search_by: "values", min_price: 77_000, max_price: 78_000 }, { priceUsd: 77_500 }, true],
    ["another value", { search_by: "values", min_price: 77_000, max_price: 78_000 }, { priceUsd: 78_001 }, false],
    ["words and another value", { tags: ["gramófono"], max_price: 10 }, { title: "Gramófono", priceUsd: 50 }, false],
    ["condition and kind", { tags: ["ukelele"], condition: "Usado", type: "Producto" }, { title: "Ukelele" }, true],
    ["another condition", { tags: ["ukelele"], condition: "Nuevo" }, { title: "Ukelele" }, false],
    ["another kind", { tags: ["ukelele"], type: "service" }, { title: "Ukelele" }, false],
    ["a place", { tags: ["arpa"], location: "distrito" }, { title: "Arpa llanera" }, true],
    ["another place", { tags: ["arpa"], location: "Zulia" }, { title: "Arpa llanera" }, false],
  ])("match by %s: %j", async (_what, search, values, isNotified) => {
    const user = await aUser(fixture.backend.db);
    expect((await post(user, search)).status).toBe(201);
    const publication = await publish(values);
    expect(await matchesOf(user)).toEqual(isNotified ? [publication.id] : []);
    // As the search itself: what it finds wholly is notified.
    await remove(user, (await list(user))[0]?.id ?? 0);
  });

  it("also include promoted results with all of the words", async () => {
    const [whole, part] = [await aUser(fixture.backend.db), await aUser(fixture.backend.db)];
    await post(whole, { tags: ["ocarina"] });
    await post(part, { tags: ["ocarina celeste"] });
    await aPublication(fixture.backend.db, { title: "Bufanda celeste" });
    const ocarina = await publish({ title: "Ocarina de barro", sponsoredViews: 9 });
    expect([await matchesOf(whole), await matchesOf(part)]).toEqual([[ocarina.id], []]);
  });

  it("go on for the others where one cannot be looked at", async () => {
    const [before, broken, after] = [
      await aUser(fixture.backend.db),
      await aUser(fixture.backend.db),
      await aUser(fixture.backend.db),
    ];
    await post(before, { tags: ["salterio"] });
    await post(broken, { tags: ["salterio"], category_id: motorbikes, fields: { km: { max: 900 } } });
    await post(after, { tags: ["salterio"] });
    await fixture.backend.db
      .update(alerts)
      .set({ search: sql`jsonb_set(search, '{attributes,0,max}', '"mucho"')` })
      .where(eq(alerts.userId, broken.id));
    const salterio = await publish({ title: "Salterio", categoryId: motorbikes });
    expect([await matchesOf(before), await matchesOf(broken), await matchesOf(after)]).toEqual([
      [salterio.id],
      [],
      [salterio.id],
    ]);
    await fixture.backend.db.delete(alerts).where(eq(alerts.userId, broken.id));
  });

  it("may be many with as many words as they hold", async () => {
    const user = await aUser(fixture.backend.db);
    const session = await sessionOf(fixture.backend.db, user);
    const tags = Array.from({ length: 10 }, (_, term) => `${"PS4 PS5 ".repeat(7)}z${term}`);
    for (let min = 0; min < maxAlerts; min++) await post(user, { tags, min_price: min }, session);
    expect(await list(user)).toHaveLength(maxAlerts);
    const other = await aUser(fixture.backend.db);
    await post(other, { tags: ["birimbao"] });
    const birimbao = await publish({ title: "Birimbao" });
    expect(await matchesOf(other)).toEqual([birimbao.id]);
    await fixture.backend.db.delete(alerts).where(eq(alerts.userId, user.id));
  });

  it("notify a user once of a publication, whatever number of alerts, approvals and crashes there are", async () => {
    const user = await aUser(fixture.backend.db);
    await post(user, { tags: ["bandolina"] });
    await post(user, { tags: ["instrumento bandolina", "bandolina criolla"] });
    const bandolina = await aPublication(fixture.backend.db, {
      status: "waiting",
      approvedAt: null,
      title: "Bandolina criolla",
    });
    await review(bandolina);
    expect(await runOneJob(fixture.backend.services)).toBe(true);
    // Approved; no user was notified of it in the transaction that approved it.
    expect(await matchesOf(user)).toEqual([]);
    // The process ends while it is matched.
    await expect(
      fixture.backend.db.transaction(async (tx) => {
        await matchAlerts(tx, bandolina.id, fixture.backend.services);
        throw new Error("killed");
      }),
    ).rejects.toThrow("killed");
    expect(await matchesOf(user)).toEqual([]);
    await runJobs();
    expect(await matchesOf(user)).toEqual([bandolina.id]);

    await fixture.backend.db
      .update(publications)
      .set({ status: "waiting", approvedAt: null })
      .where(eq(publications.id, bandolina.id));
    await review(bandolina);
    await runJobs();
    const [row] = await fixture.backend.db.select().from(publications).where(eq(publications.id, bandolina.id));
    expect([row?.status, await matchesOf(user)]).toEqual(["Activo", [bandolina.id]]);
  });

  it("notify neither the owner nor blocked, blocking, suspended or erased users, and of withheld things Premium accounts alone", async () => {
    const owner = await aUser(fixture.backend.db);
    const [notified, blocked, blocker, suspended, gone] = (await Promise.all(
      Array.from({ length: 5 }, () => aUser(fixture.backend.db)),
    )) as [User, User, User, User, User];
    const member = await aUser(fixture.backend.db, { subscription: "Premium" });
    for (const user of [owner, notified, blocked, blocker, suspended, gone, member]) {
      await post(user, { tags: ["metronomo"] });
      await post(user, { category_id: clubs });
    }
    const block = async (by: User, of: User) =>
      fixture.backend.call(`/blocks/${of.id}`, { method: "PUT", headers: await sessionOf(fixture.backend.db, by) });
    await block(owner, blocked);
    await block(blocker, owner);
    await fixture.backend.db.update(users).set({ active: false }).where(eq(users.id, suspended.id));
    await fixture.backend.db.delete(alerts).where(eq(alerts.userId, gone.id));
    const seen = await publish({ title: "Metrónomo mecánico", ownerId: owner.id });
    const withheld = await publish({ title: "Metrónomo del club", ownerId: owner.id, categoryId: clubs });
    const rows = await fixture.backend.db
      .select({ userId: notifications.userId, publicationId: notifications.publicationId })
      .from(notifications)
      .where(eq(notifications.type, notificationTypes.alert_match));
    const concerned = [owner, notified, blocked, blocker, suspended, gone, member].map(({ id }) => id);
    const matchRows = rows.filter(({ userId }) => concerned.includes(userId));
    expect(matchRows).toHaveLength(3);
    expect(matchRows).toEqual(
      expect.arrayContaining([
        { userId: notified.id, publicationId: seen.id },
        { userId: member.id, publicationId: seen.id },
        { userId: member.id, publicationId: withheld.id },
      ]),
    );
  });

  it("are matched after an upgrade that has not indexed them, and with the words of other catalogues", async () => {
    const [before, other] = [await aUser(fixture.backend.db), await aUser(fixture.backend.db)];
    await post(before, { tags: ["bombarda"] });
    await post(other, { tags: ["bombarda"] });
    await fixture.backend.db.delete(alertTerms);
    await fixture.backend.db.update(alerts).set({ indexedBy: null });
    await fixture.backend.db.update(alerts).set({ indexedBy: "0" }).where(eq(alerts.userId, other.id));
    const bombarda = await publish({ title: "Bombarda bretona" });
    expect([await matchesOf(before), await matchesOf(other)]).toEqual([[bombarda.id], [bombarda.id]]);
  });

  it("are notified once of a publication that is changed to match, and of none that is reserved", async () => {
    const user = await aUser(fixture.backend.db);
    await post(user, { tags: ["dulzaina"], max_price: 40 });
    const dulzaina = await publish({ title: "Dulzaina", priceUsd: 60 });
    const change = async (values: Partial<typeof publications.$inferInsert>) => {
      await fixture.backend.db.update(publications).set(values).where(eq(publications.id, dulzaina.id));
      await scheduleMatching(fixture.backend.db, dulzaina.id, fixture.backend.services.now());
      await runJobs();
    };
    expect(await matchesOf(user)).toEqual([]);
    const { id: transactionId } = await aTransaction(fixture.backend.db, { publication: dulzaina, status: "accepted" });
    await change({ priceUsd: 30 });
    expect(await matchesOf(user)).toEqual([]);
    await fixture.backend.db.delete(reservations).where(eq(reservations.transactionId, transactionId));
    await change({ priceUsd: 30 });
    await change({ priceUsd: 25 });
    expect(await matchesOf(user)).toEqual([dulzaina.id]);
  });

  it("do not name in a notification what the user may not see any more", async () => {
    const [user, owner] = [await aUser(fixture.backend.db), await aUser(fixture.backend.db)];
    await post(user, { tags: ["zanfona"] });
    const zanfona = await publish({ title: "Zanfona gallega", ownerId: owner.id });
    const title = async () => (await read(user)).map(({ model }) => model.publication?.title);
    expect(await title()).toEqual(["Zanfona gallega"]);
    const setStatus = (status: "Activo" | "inactive") =>
      fixture.backend.db.update(publications).set({ status }).where(eq(publications.id, zanfona.id));
    await setStatus("inactive");
    expect(await title()).toEqual([null]);
    await setStatus("Activo");
    await fixture.backend.call(`/blocks/${user.id}`, {
      method: "PUT",
      headers: await sessionOf(fixture.backend.db, owner),
    });
    expect(await title()).toEqual([]);
  });

  it("notify of no more than 10 publications a day", async () => {
    const user = await aUser(fixture.backend.db);
    await post(user, { tags: ["maraca"] });
    const published = [];
    for (let count = 0; count <= maxDailyMatches; count++)
      published.push((await publish({ title: `Maraca ${count}` })).id);
    expect(await matchesOf(user)).toEqual(published.slice(0, maxDailyMatches).toReversed());
    await fixture.backend.db
      .update(notifications)
      .set({ createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where(eq(notifications.userId, user.id));
    const later = await publish({ title: "Maraca del día siguiente" });
    expect((await matchesOf(user))[0]).toBe(later.id);
  });
});
