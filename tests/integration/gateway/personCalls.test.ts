import { describe, expect, it } from "vitest";
import { aPublication, aUser } from "../../support/builders";
import { clientOperation } from "../../support/clientOperations";
import { useCountedGateway } from "../../support/countedGateway";
import type { GraphqlClient } from "../../support/graphqlClient";

/** What the page of another user costs in calls, and what it shows. */

const fixture = useCountedGateway();

describe("a person’s page", () => {
  it("costs a guest two calls, and a member one more for saved publications", async () => {
    const { db } = fixture.backend;
    const [ana, luis] = [await aUser(db), await aUser(db)];
    const older = await aPublication(db, { ownerId: ana.id });
    const newer = await aPublication(db, { ownerId: ana.id });
    const ask = async (client: GraphqlClient) => {
      const person = await fixture.counted(client, clientOperation("Person"), { id: ana.id });
      const things = await fixture.counted<{ userPublications: { items: { id: string }[]; page: unknown } }>(
        client,
        clientOperation("PersonPublications"),
        { userId: ana.id, page: 1 },
      );
      expect(things.data.userPublications).toMatchObject({
        items: [{ id: String(newer.id) }, { id: String(older.id) }],
        page: { page: 1, pages: 1, total: 2 },
      });
      return [...person.calls, ...things.calls];
    };
    expect(await ask(fixture.guest())).toEqual(["GET /users/{id}", "GET /publications"]);
    expect(await ask(await fixture.signedIn(luis))).toEqual([
      "GET /users/{id}",
      "GET /publications",
      "GET /publications_saveds",
    ]);
  });

  it("lists only visible publications to every viewer, and none of a deactivated user", async () => {
    const { db } = fixture.backend;
    const gone = await aUser(db, { active: false, city: "Maturín" });
    const leaver = await aPublication(db, { ownerId: gone.id });
    const mixed = await aUser(db);
    const open = await aPublication(db, { ownerId: mixed.id });
    for (const status of ["inactive", "waiting", "finished"] as const)
      await aPublication(db, { ownerId: mixed.id, status });
    for (const client of [fixture.guest(), await fixture.signedIn(await aUser(db)), await fixture.signedIn(mixed)]) {
      const { userPublications } = await client.data<{ userPublications: { items: { id: string }[] } }>(
        `{ userPublications(userId: ${mixed.id}) { items { id } page { total } } }`,
      );
      expect(userPublications).toEqual({ items: [{ id: String(open.id) }], page: { total: 1 } });
      const left = await client.run<{ userPublications: unknown; user: unknown }>(
        `{ userPublications(userId: ${gone.id}) { items { id } } user(id: ${gone.id}) { isActive city joinedAt reputation activePublicationCount } }`,
      );
      expect(left.data).toEqual({
        userPublications: { items: [] },
        user: { isActive: false, city: null, joinedAt: null, reputation: null, activePublicationCount: null },
      });
      expect(JSON.stringify(left)).not.toContain(leaver.title);
    }
  });
});
