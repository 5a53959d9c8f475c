import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { campaigns } from "../../../../backend/db/schema/campaigns";
import { publications } from "../../../../backend/db/schema/publications";
import { ratings } from "../../../../backend/db/schema/transactions";
import { aPublication, aTransaction } from "../../../support/builders";
import { usePayments } from "../../../support/paymentFixture";
import type { Campaign } from "../../../support/paymentFixture";
import { bothDatabases } from "../../../support/startBackend";
import { pollUntil } from "../../../support/pollUntil";

/** Campaigns: what is counted, who is shown, and when one ends. */

describe.each(bothDatabases)("campaigns on %s", (database) => {
  const fixture = usePayments(database);
  const { signedInUser, payWithCredit, campaignsOf, promotables, balanceOf, ledgerOf } = fixture;

  it("counts each viewer once per page view and ends with the last impression", async () => {
    const [ana, luis] = [await signedInUser({ balanceCents: 500 }), await signedInUser()];
    const thing = await aPublication(fixture.backend.db, { ownerId: ana.user.id, title: "Zampoña de caña" });
    await payWithCredit(ana, thing);
    const search = async (requestId: string, headers: Record<string, string> = {}) => {
      const { body } = await fixture.backend.call<{
        data: { id: number }[];
        sponsored: { id: number; card_kind: string }[];
        totalPublications: number;
      }>("/search_publications?tags=zampo%C3%B1a", { headers: { ...headers, "x-request-id": requestId } });
      return [body.sponsored.map(({ id }) => id), body.data.map(({ id }) => id), body.totalPublications];
    };
    const campaign = async () =>
      (
        await fixture.backend.call<{ status: string; campaign: Campaign }>(
          `/v1/publications/${thing.id}?detail=campaign`,
          {
            headers: ana.headers,
          },
        )
      ).body;
    const paid = [[thing.id], [], 0];
    expect([await search("one"), await search("one"), await search("two", luis.headers)]).toEqual([paid, paid, paid]);
    // One visit of a page, shown again on the way back.
    const visit = { ...luis.headers, "x-page-view": "carga-visita1" };
    for (const requestId of ["four", "five", "six"]) expect(await search(requestId, visit)).toEqual(paid);
    // Shown to its owner it is not counted.
    expect(await search("three", ana.headers)).toEqual(paid);
    for (const headers of [{}, luis.headers, ana.headers])
      await fixture.backend.call(`/publications/${thing.id}`, { headers });
    await pollUntil(campaign, ({ campaign: { views } }) => views === 2);
    expect(await campaign()).toMatchObject({
      status: "Activa",
      campaign: {
        views: 2,
        printer: 3,
        total_views: 5,
        total_prints: 2500,
        publication: { stats: { views: 5, comment_count: 0, transactions_count: 0, in_progress_count: 0 } },
      },
    });

    await fixture.backend.db
      .update(campaigns)
      .set({ prints: 2_495 })
      .where(and(eq(campaigns.publicationId, thing.id), eq(campaigns.state, "live")));
    await Promise.all(Array.from({ length: 12 }, (_, index) => search(`many-${index}`)));
    expect(await campaign()).toMatchObject({
      status: "Finalizada",
      campaign: {
        printer: 2500,
        total_prints: 2500,
        publication: { card_kind: expect.not.stringContaining("sponsored"), status: null },
      },
    });
    expect(await search("after")).toEqual([[], [thing.id], 1]);
    expect((await campaignsOf(ana)).total).toBe(0);
    expect((await promotables(ana)).data.map(({ id }) => id)).toContain(thing.id);
    // Views after its end do not count for the campaign.
    await fixture.backend.call(`/publications/${thing.id}`);
    await pollUntil(
      () => fixture.backend.call<{ views: number }>(`/v1/publication/${thing.id}/stats`, { headers: ana.headers }),
      ({ body }) => body.views === 2503,
    );
    expect((await campaign()).campaign.views).toBe(2);
  });

  it("shows campaigns with the smallest share of shown impressions first", async () => {
    const ana = await signedInUser({ balanceCents: 5_000 });
    const things = await Promise.all(
      [1, 2, 3, 4].map((number) =>
        aPublication(fixture.backend.db, { ownerId: ana.user.id, title: `Ocarina ${number}` }),
      ),
    );
    for (const [index, thing] of things.entries())
      expect((await payWithCredit(ana, thing, index === 1 ? 2 : 1)).status).toBe(201);
    const shown = (prints: number[]) =>
      Promise.all(
        prints.map((count, index) =>
          fixture.backend.db
            .update(campaigns)
            .set({ prints: count })
            .where(eq(campaigns.publicationId, things[index]?.id ?? 0)),
        ),
      );
    // Searched by their owner, so nothing is counted.
    const found = async () => {
      const { body } = await fixture.backend.call<{ data: { id: number }[]; sponsored: { id: number }[] }>(
        "/search_publications?tags=ocarina",
        { headers: ana.headers },
      );
      const numbers = ({ id }: { id: number }) => things.findIndex((thing) => thing.id === id) + 1;
      return [body.sponsored.map(numbers).sort(), body.data.map(numbers).sort()];
    };
    await shown([100, 150, 2_000, 75]);
    expect(await found()).toEqual([
      [2, 4],
      [1, 3],
    ]);
    await shown([100, 250, 50, 2_000]);
    expect([await found(), await found()]).toEqual([
      [
        [1, 3],
        [2, 4],
      ],
      [
        [1, 3],
        [2, 4],
      ],
    ]);
  });

  it("ends when its publication is exchanged, and gives the views that are left back as credit", async () => {
    const [ana, luis] = [await signedInUser({ balanceCents: 500 }), await signedInUser()];
    await payWithCredit(ana, ana.publication);
    await fixture.backend.db
      .update(campaigns)
      .set({ prints: 1_001 })
      .where(eq(campaigns.publicationId, ana.publication.id));
    const { id } = await aTransaction(fixture.backend.db, {
      owner: ana.user,
      interested: luis.user,
      publication: ana.publication,
      offered: [luis.publication],
      status: "confirmed_owner",
      updatedAt: new Date(Date.now() - 60_000),
    });
    await fixture.backend.db
      .insert(ratings)
      .values({ transactionId: id, raterId: luis.user.id, ratedId: ana.user.id, stars: 5 });
    expect((await campaignsOf(ana)).total).toBe(1);
    expect(
      (
        await fixture.backend.call(`/v1/transactions/${id}`, {
          method: "PUT",
          body: { status: "complete", id },
          headers: luis.headers,
        })
      ).status,
    ).toBe(200);
    expect((await campaignsOf(ana)).total).toBe(0);
    const { body } = await fixture.backend.call<{ status: string; campaign: Campaign }>(
      `/v1/publications/${ana.publication.id}?detail=campaign`,
      { headers: ana.headers },
    );
    expect(body).toMatchObject({
      status: "Finalizada",
      campaign: { status: "Finalizada", printer: 1_001, publication: { status: null } },
    });
    // Of 2,500 views for five dollars 1,499 are left: 2.998 dollars, in whole cents.
    expect([await balanceOf(ana.user), await ledgerOf(ana.user)]).toEqual([
      299,
      [
        ["payment", -500],
        ["unused_views", 299],
      ],
    ]);
  });

  it("pages campaigns and promotable publications by ten", async () => {
    const ana = await signedInUser({ balanceCents: 10_000 });
    const more = await Promise.all(
      Array.from({ length: 12 }, () => aPublication(fixture.backend.db, { ownerId: ana.user.id })),
    );
    for (const publication of more.slice(0, 11)) expect((await payWithCredit(ana, publication)).status).toBe(201);
    expect([
      (await campaignsOf(ana, "?page=1")).data.length,
      (await campaignsOf(ana, "?page=2")).data.length,
      (await campaignsOf(ana)).total,
      (await campaignsOf(ana)).pages,
    ]).toEqual([10, 1, 11, 2]);
    expect((await promotables(ana)).total).toBe(2);
    expect(
      await fixture.backend.db
        .select({ id: publications.id })
        .from(publications)
        .where(and(eq(publications.ownerId, ana.user.id), sql`sponsored_views = 2500`)),
    ).toHaveLength(11);
  });
});
