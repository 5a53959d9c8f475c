import { describe, expect, it } from "vitest";
import { matchInterests } from "../../../backend/commands/matchInterests";
import { publications } from "../../../backend/db/schema/publications";
import { aPublication, aUser } from "../../support/builders";
import { clientOperation } from "../../support/clientOperations";
import { useCountedGateway } from "../../support/countedGateway";
import { eq } from "drizzle-orm";

const QUERY = "{ viewer { matches { isWanted isOwnWanted publication { id title } ownPublication { id title } } } }";

describe("the matches of the viewer", () => {
  const fixture = useCountedGateway();

  it("is read in three calls, however much it is, without what is not to be seen any more", async () => {
    const { db } = fixture.backend;
    const owner = await aUser(db);
    const own = await aPublication(db, { ownerId: owner.id, title: "Gramófono", interests: ["fonola"] });
    const mutual = await aPublication(db, { title: "Fonola de mesa", interests: ["gramófono"] });
    const other = await aPublication(db, { title: "Fonola", latitude: 10.6 });
    await matchInterests(db, own.id);
    const client = await fixture.signedIn(owner);
    const match = (publication: { id: number; title: string }, isOwnWanted: boolean) => ({
      isWanted: true,
      isOwnWanted,
      publication: { id: String(publication.id), title: publication.title },
      ownPublication: { id: String(own.id), title: own.title },
    });
    expect(await client.data(QUERY)).toEqual({ viewer: { matches: [match(mutual, true), match(other, false)] } });
    const { calls } = await fixture.counted(client, clientOperation("Matches"));
    expect(calls.toSorted()).toEqual(["GET /find_pub_ids", "GET /users", "GET /v1/matches"]);
    const best = await fixture.counted(client, "{ viewer { matches(first: 1) { publication { id } } } }");
    expect(best.data).toEqual({ viewer: { matches: [{ publication: { id: String(mutual.id) } }] } });
    await db.update(publications).set({ status: "inactive" }).where(eq(publications.id, mutual.id));
    expect(await client.data(QUERY)).toEqual({ viewer: { matches: [match(other, false)] } });
  });

  it("is not there for guests", async () => {
    expect(await fixture.guest().data(QUERY)).toEqual({ viewer: null });
  });
});
