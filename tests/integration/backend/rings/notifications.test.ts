import { describe, expect, it } from "vitest";
import { useRings } from "../../../support/ringFixture";
import type { Giver } from "../../../support/ringFixture";
import { bothDatabases } from "../../../support/startBackend";

describe.each(bothDatabases)("notifications of a ring on %s", (database) => {
  const { answer, receive, leave, aProposedRing, anAcceptedRing, call } = useRings(database);
  const unreadOf = async ({ user }: Giver) =>
    (await call<{ read: boolean; model: { ring?: { event: string } } }[]>(user, "/notifications")).body
      .flatMap(({ read, model }) => (read || !model.ring ? [] : [model.ring.event]))
      .toReversed();

  it("leave none unread that asks for an act once it was done, or nothing is left to do", async () => {
    const { id, givers } = await aProposedRing();
    const [ana, luis, eva] = givers;
    expect(await unreadOf(ana)).toEqual(["proposed"]);
    await answer(ana, id, "accept");
    expect([await unreadOf(ana), await unreadOf(luis)]).toEqual([[], ["proposed", "joined"]]);
    await answer(luis, id, "decline");
    expect(await unreadOf(luis)).toEqual(["joined"]);
    expect(await unreadOf(eva)).toEqual(["joined", "declined"]);

    const agreed = await anAcceptedRing();
    const [rosa, pablo, diego] = agreed.givers;
    expect((await unreadOf(rosa)).at(-1)).toBe("accepted");
    await receive(rosa, agreed.id);
    expect(await unreadOf(rosa)).not.toContain("accepted");
    await leave(diego, agreed.id);
    for (const giver of [pablo, diego]) expect(await unreadOf(giver)).not.toContain("accepted");
    expect((await unreadOf(pablo)).at(-1)).toBe("broken");
  });
});
