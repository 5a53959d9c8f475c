import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { matchAlerts } from "../../../backend/commands/alerts";
import { notificationTypes } from "../../../backend/db/notificationTypes";
import { alerts } from "../../../backend/db/schema/alerts";
import { jobs } from "../../../backend/db/schema/jobs";
import { notifications } from "../../../backend/db/schema/notifications";
import { publications } from "../../../backend/db/schema/publications";
import { users } from "../../../backend/db/schema/users";
import { runOneJob } from "../../../backend/jobs/runner";
import { maxAlerts, maxDailyMatches } from "../../../rules/alert";
import { aCategory, aPublication, aUser, sessionOf } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

/** Categories of the catalogue: what is below vehicles, and clubs, which are for Premium accounts. */
const [vehicles, motorbikes, technology, smartphones, clubs] = [135, 142, 1, 5, 322];
const caracas = { latitude: 10.4975585, longitude: -66.8856196 };
const maracay = { latitude: 10.25, longitude: -67.6 };

interface AlertRecord {
  id: number;
  search: Record<string, unknown>;
}
interface Listed {
  type_notification: string;
  model: { publication?: { id: number; title: string | null } };
}

describe.each(bothDatabases)("alerts on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ database, jobsEveryMs: 3_600_000 });
    for (const [id, name] of [
      [vehicles, "Vehículos"],
      [motorbikes, "Motos"],
      [technology, "Tecnología"],
      [smartphones, "Smartphones"],
      [clubs, "Acciones de clubes"],
    ] as const)
      await aCategory(backend.db, { id, name });
  });
  afterAll(() => backend.stop());

  /** With one of few sessions, where many calls come at once. */
  const post = async (user: User, search: object, session?: Record<string, string>) =>
    backend.call<AlertRecord & { errors?: string[]; fields?: Record<string, string[]> }>("/v1/alerts", {
      body: { search: { search_by: "tags", ...search } },
      headers: session ?? (await sessionOf(backend.db, user)),
    });
  const list = async (user: User) =>
    (await backend.call<AlertRecord[]>("/v1/alerts", { headers: await sessionOf(backend.db, user) })).body;
  const remove = async (user: User, id: number | string) =>
    (await backend.call(`/v1/alerts/${id}`, { method: "DELETE", headers: await sessionOf(backend.db, user) })).status;

  const runJobs = async () => {
    const { db, services } = backend;
    while (await runOneJob(services));
    expect(
      await db
        .select()
        .from(jobs)
        .where(and(isNull(jobs.doneAt), lte(jobs.dueAt, services.now()))),
    ).toEqual([]);
  };
  const review = ({ id }: Publication) =>
    backend.db.insert(jobs).values({ kind: "review", subjectId: id, dueAt: backend.services.now() });
  /** A publication that the automatic review approves for the first time. */
  const publish = async (values: Parameters<typeof aPublication>[1] = {}) => {
    const publication = await aPublication(backend.db, { status: "waiting", approvedAt: null, ...values });
    await review(publication);
    await runJobs();
    return publication;
  };
  const read = async (user: User) =>
    (await backend.call<Listed[]>("/notifications", { headers: await sessionOf(backend.db, user) })).body.filter(
      ({ type_notification }) => type_notification === "alert_match",
    );
  /** What a user was notified of, the newest first. */
  const matchesOf = async (user: User) => (await read(user)).map(({ model }) => model.publication?.id);

  it("keep a search once, however often and in whatever case it is sent, and show it to its user alone", async () => {
    const [user, stranger] = [await aUser(backend.db), await aUser(backend.db)];
    const search = { tags: ["Sofá", "sillón"], condition: "Usado", km: 15, ...caracas, location: "Miranda" };
    const first = await post(user, search);
    expect([first.status, first.body.search]).toEqual([
      201,
      {
        search_by: "tags",
        tags: ["Sofá", "sillón"],
        category: null,
        fields: [],
        type: null,
        condition: "Usado",
        location: "Miranda",
        min_price: null,
        max_price: null,
        km: 15,
        // No more exactly than others know a place.
        latitude: 10.497,
        longitude: -66.885,
        verified_owners: false,
      },
    ]);
    const session = await sessionOf(backend.db, user);
    const repeats = await Promise.all([
      post(user, { ...search, tags: ["sillon", "SOFA"], latitude: 10.4971 }, session),
      ...Array.from({ length: 8 }, () => post(user, search, session)),
    ]);
    expect(new Set(repeats.map(({ status, body }) => `${status} ${body.id}`))).toEqual(
      new Set([`201 ${first.body.id}`]),
    );
    expect((await list(user)).map(({ id }) => id)).toEqual([first.body.id]);
    expect(await list(stranger)).toEqual([]);

    // Neither changes anything nor says whether there is one.
    expect([await remove(stranger, first.body.id), await remove(stranger, 2_000_000_000)]).toEqual([204, 204]);
    expect(await list(user)).toHaveLength(1);
    expect([await remove(user, first.body.id), await remove(user, first.body.id)]).toEqual([204, 204]);
    expect(await list(user)).toEqual([]);
    for (const options of [{}, { body: { search } }, { method: "DELETE" }])
      expect((await backend.call(`/v1/alerts${"method" in options ? "/1" : ""}`, options)).status).toBe(401);
  });

  it("are at most 30 of a user, of many at once as well", async () => {
    const user = await aUser(backend.db);
    const session = await sessionOf(backend.db, user);
    const statuses = await Promise.all(
      Array.from(
        { length: maxAlerts + 5 },
        async (_, index) => (await post(user, { tags: [`cosa${index}`] }, session)).status,
      ),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(maxAlerts);
    const refused = await post(user, { tags: ["una más"] });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      ["Ya tienes 30 avisos, que es el máximo. Quita uno para crear otro."],
    ]);
    const [kept] = await list(user);
    await remove(user, kept?.id ?? 0);
    expect((await post(user, { tags: ["una más"] })).status).toBe(201);
  });

  it.each<[string, object]>([
    ["nothing to look for", {}],
    ["filters alone", { condition: "Nuevo", min_price: 5 }],
    ["a value without bounds", { search_by: "values" }],
    ["another tab", { search_by: "all", tags: ["sofa"] }],
    ["eleven words", { tags: Array.from({ length: 11 }, (_, index) => `w${index}`) }],
    ["a long word", { tags: ["x".repeat(61)] }],
    ["half an emoji", { tags: ["\uD83D"] }],
    ["an unknown category", { category_id: 2_000_000_000 }],
    ["an unknown attribute", { category_id: 142, fields: { secret: ["1"] } }],
    ["a bound below zero", { category_id: 142, fields: { km: { min: -1 } } }],
    ["an unknown condition", { tags: ["sofa"], condition: "Roto" }],
    ["a value that is no number", { tags: ["sofa"], min_price: "5" }],
    ["a radius of nothing", { tags: ["sofa"], km: 0, ...caracas }],
  ])("refuse %s", async (_what, search) => {
    const user = await aUser(backend.db);
    expect((await post(user, search)).status).toBe(422);
    expect(await list(user)).toEqual([]);
  });

  it("keep a filter of Premium for Premium accounts, and rest while there is no term", async () => {
    const [standard, premium] = [await aUser(backend.db), await aUser(backend.db, { subscription: "Premium" })];
    const search = { tags: ["acordeon"], verified_owners: true };
    const refused = await post(standard, search);
    expect([refused.status, refused.body.fields]).toEqual([
      403,
      { verified_owners: ["Este filtro es solo para cuentas Premium."] },
    ]);
    expect((await post(premium, search)).status).toBe(201);
    const verified = await aUser(backend.db, { verified: true });
    await publish({ title: "Acordeón de teclas" });
    const first = await publish({ title: "Acordeón italiano", ownerId: verified.id });
    expect(await matchesOf(premium)).toEqual([first.id]);
    await backend.db.update(users).set({ subscription: "Standard" }).where(eq(users.id, premium.id));
    await publish({ title: "Acordeón de botones", ownerId: verified.id });
    expect(await matchesOf(premium)).toEqual([first.id]);
  });

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
    const user = await aUser(backend.db);
    expect((await post(user, search)).status).toBe(201);
    const publication = await publish(values);
    expect(await matchesOf(user)).toEqual(isNotified ? [publication.id] : []);
    // As the search itself: what it finds wholly is notified.
    await remove(user, (await list(user))[0]?.id ?? 0);
  });

  it("match what is promoted by then, with all of its words as well", async () => {
    const [whole, part] = [await aUser(backend.db), await aUser(backend.db)];
    await post(whole, { tags: ["ocarina"] });
    await post(part, { tags: ["ocarina celeste"] });
    await aPublication(backend.db, { title: "Bufanda celeste" });
    const ocarina = await publish({ title: "Ocarina de barro", sponsoredViews: 9 });
    expect([await matchesOf(whole), await matchesOf(part)]).toEqual([[ocarina.id], []]);
  });

  it("go on for the others where one cannot be looked at", async () => {
    const [before, broken, after] = [await aUser(backend.db), await aUser(backend.db), await aUser(backend.db)];
    await post(before, { tags: ["salterio"] });
    await post(broken, { tags: ["salterio"], category_id: motorbikes, fields: { km: { max: 900 } } });
    await post(after, { tags: ["salterio"] });
    await backend.db
      .update(alerts)
      .set({ search: sql`jsonb_set(search, '{attributes,0,max}', '"mucho"')` })
      .where(eq(alerts.userId, broken.id));
    const salterio = await publish({ title: "Salterio", categoryId: motorbikes });
    expect([await matchesOf(before), await matchesOf(broken), await matchesOf(after)]).toEqual([
      [salterio.id],
      [],
      [salterio.id],
    ]);
    await backend.db.delete(alerts).where(eq(alerts.userId, broken.id));
  });

  it("may be many with as many words as they hold", async () => {
    const user = await aUser(backend.db);
    const session = await sessionOf(backend.db, user);
    const tags = Array.from({ length: 10 }, (_, term) => `${"PS4 PS5 ".repeat(7)}z${term}`);
    for (let min = 0; min < maxAlerts; min++) await post(user, { tags, min_price: min }, session);
    expect(await list(user)).toHaveLength(maxAlerts);
    const other = await aUser(backend.db);
    await post(other, { tags: ["birimbao"] });
    const birimbao = await publish({ title: "Birimbao" });
    expect(await matchesOf(other)).toEqual([birimbao.id]);
    await backend.db.delete(alerts).where(eq(alerts.userId, user.id));
  });

  it("notify a user once of a publication, whatever number of alerts, approvals and crashes there are", async () => {
    const user = await aUser(backend.db);
    await post(user, { tags: ["bandolina"] });
    await post(user, { tags: ["instrumento bandolina", "bandolina criolla"] });
    const bandolina = await aPublication(backend.db, {
      status: "waiting",
      approvedAt: null,
      title: "Bandolina criolla",
    });
    await review(bandolina);
    expect(await runOneJob(backend.services)).toBe(true);
    // Approved; no user was notified of it in the transaction that approved it.
    expect(await matchesOf(user)).toEqual([]);
    // The process ends while it is matched.
    await expect(
      backend.db.transaction(async (tx) => {
        await matchAlerts(tx, bandolina.id, backend.services.log);
        throw new Error("killed");
      }),
    ).rejects.toThrow("killed");
    expect(await matchesOf(user)).toEqual([]);
    await runJobs();
    expect(await matchesOf(user)).toEqual([bandolina.id]);

    await backend.db
      .update(publications)
      .set({ status: "waiting", approvedAt: null })
      .where(eq(publications.id, bandolina.id));
    await review(bandolina);
    await runJobs();
    const [row] = await backend.db.select().from(publications).where(eq(publications.id, bandolina.id));
    expect([row?.status, await matchesOf(user)]).toEqual(["Activo", [bandolina.id]]);
  });

  it("notify neither the owner nor who is blocked, has blocked, is suspended or erased, and no user of what is withheld", async () => {
    const owner = await aUser(backend.db);
    const [notified, blocked, blocker, suspended, gone] = (await Promise.all(
      Array.from({ length: 5 }, () => aUser(backend.db)),
    )) as [User, User, User, User, User];
    for (const user of [owner, notified, blocked, blocker, suspended, gone]) {
      await post(user, { tags: ["metronomo"] });
      await post(user, { category_id: clubs });
    }
    const block = async (by: User, of: User) =>
      backend.call(`/blocks/${of.id}`, { method: "PUT", headers: await sessionOf(backend.db, by) });
    await block(owner, blocked);
    await block(blocker, owner);
    await backend.db.update(users).set({ active: false }).where(eq(users.id, suspended.id));
    await backend.db.delete(alerts).where(eq(alerts.userId, gone.id));
    const seen = await publish({ title: "Metrónomo mecánico", ownerId: owner.id });
    await publish({ title: "Metrónomo del club", ownerId: owner.id, categoryId: clubs });
    const rows = await backend.db
      .select({ userId: notifications.userId, publicationId: notifications.publicationId })
      .from(notifications)
      .where(eq(notifications.type, notificationTypes.alert_match));
    const concerned = [owner, notified, blocked, blocker, suspended, gone].map(({ id }) => id);
    expect(rows.filter(({ userId }) => concerned.includes(userId))).toEqual([
      { userId: notified.id, publicationId: seen.id },
    ]);
  });

  it("do not name in a notification what the user may not see any more", async () => {
    const [user, owner] = [await aUser(backend.db), await aUser(backend.db)];
    await post(user, { tags: ["zanfona"] });
    const zanfona = await publish({ title: "Zanfona gallega", ownerId: owner.id });
    const title = async () => (await read(user)).map(({ model }) => model.publication?.title);
    expect(await title()).toEqual(["Zanfona gallega"]);
    const setStatus = (status: "Activo" | "inactive") =>
      backend.db.update(publications).set({ status }).where(eq(publications.id, zanfona.id));
    await setStatus("inactive");
    expect(await title()).toEqual([null]);
    await setStatus("Activo");
    await backend.call(`/blocks/${user.id}`, { method: "PUT", headers: await sessionOf(backend.db, owner) });
    expect(await title()).toEqual([]);
  });

  it("notify of no more than 10 publications a day", async () => {
    const user = await aUser(backend.db);
    await post(user, { tags: ["maraca"] });
    const published = [];
    for (let count = 0; count <= maxDailyMatches; count++)
      published.push((await publish({ title: `Maraca ${count}` })).id);
    expect(await matchesOf(user)).toEqual(published.slice(0, maxDailyMatches).toReversed());
    await backend.db
      .update(notifications)
      .set({ createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) })
      .where(eq(notifications.userId, user.id));
    const later = await publish({ title: "Maraca del día siguiente" });
    expect((await matchesOf(user))[0]).toBe(later.id);
  });
});
