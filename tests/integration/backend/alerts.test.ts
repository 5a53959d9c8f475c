import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "../../../backend/db/schema/users";
import { maxAlerts } from "../../../rules/alert";
import { aUser, sessionOf } from "../../support/builders";
import { bothDatabases } from "../../support/startBackend";
import { caracas, useAlerts } from "../../support/alertFixture";

describe.each(bothDatabases)("alerts on %s", (database) => {
  const fixture = useAlerts(database);
  const { post, list, remove, publish, matchesOf } = fixture;

  it("keep a search once, however often and in whatever case it is sent, and show it to its user alone", async () => {
    const [user, stranger] = [await aUser(fixture.backend.db), await aUser(fixture.backend.db)];
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
    const session = await sessionOf(fixture.backend.db, user);
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
    expect([await remove(stranger, first.body.id), await remove(stranger, 2_000_000_000)]).toEqual([404, 404]);
    expect(await list(user)).toHaveLength(1);
    expect([await remove(user, first.body.id), await remove(user, first.body.id)]).toEqual([204, 404]);
    expect(await list(user)).toEqual([]);
    for (const options of [{}, { body: { search } }, { method: "DELETE" }])
      expect((await fixture.backend.call(`/v1/alerts${"method" in options ? "/1" : ""}`, options)).status).toBe(401);
  });

  it("are at most 30 of a user, of many at once as well", async () => {
    const user = await aUser(fixture.backend.db);
    const session = await sessionOf(fixture.backend.db, user);
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
    const user = await aUser(fixture.backend.db);
    expect((await post(user, search)).status).toBe(422);
    expect(await list(user)).toEqual([]);
  });

  it("keep a filter of Premium for Premium accounts, and rest while there is no term", async () => {
    const [standard, premium] = [
      await aUser(fixture.backend.db),
      await aUser(fixture.backend.db, { subscription: "Premium" }),
    ];
    const search = { tags: ["acordeon"], verified_owners: true };
    const refused = await post(standard, search);
    expect([refused.status, refused.body.fields]).toEqual([
      403,
      { verified_owners: ["Este filtro es solo para cuentas Premium."] },
    ]);
    expect((await post(premium, search)).status).toBe(201);
    const verified = await aUser(fixture.backend.db, { verified: true });
    await publish({ title: "Acordeón de teclas" });
    const first = await publish({ title: "Acordeón italiano", ownerId: verified.id });
    expect(await matchesOf(premium)).toEqual([first.id]);
    await fixture.backend.db.update(users).set({ subscription: "Standard" }).where(eq(users.id, premium.id));
    await publish({ title: "Acordeón de botones", ownerId: verified.id });
    expect(await matchesOf(premium)).toEqual([first.id]);
  });
});
