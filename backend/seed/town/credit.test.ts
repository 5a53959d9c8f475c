import { describe, expect, it } from "vitest";
import { notificationTypes } from "../../db/notificationTypes";
import { now, publication, town } from "./townFixture";

describe("the credit of the demo town", () => {
  it("backs every promotion with a payment and every balance with a ledger", () => {
    const promoted = town.publications.filter((row) => row.sponsoredViews);
    expect(town.campaigns.map((row) => [row.publicationId, row.purchased, row.proformaId]).sort()).toEqual(
      promoted
        .map((row) => [row.id, row.sponsoredViews, town.proformas.find((order) => order.publicationId === row.id)?.id])
        .sort(),
    );
    expect(promoted.filter((row) => row.ownerId === 1)).toHaveLength(1);
    for (const row of town.campaigns)
      expect((row.startedAt ?? now).getTime()).toBeGreaterThan(publication(row.publicationId).publishDate.getTime());
    for (const user of town.users) {
      expect([
        user.id,
        town.creditEntries
          .filter((entry) => entry.userId === user.id)
          .reduce((sum, entry) => sum + entry.amountCents, 0),
      ]).toEqual([user.id, user.balanceCents]);
    }
  });

  it("has in its ledger what the notifications of approved publications say, and never less than nothing", () => {
    const approved = town.notifications.filter(({ type }) => type === notificationTypes.approved_publication);
    const said = new Map(approved.map(({ publicationId, extra }) => [publicationId, Number(extra?.credit ?? 0)]));
    const granted = new Map(
      town.creditEntries.map(({ kind, publicationId, amountCents }) => [
        kind === "publication" ? publicationId : null,
        amountCents / 100,
      ]),
    );
    expect(said.size).toBe(town.publications.length);
    for (const [id, dollars] of said) expect([id, granted.get(id) ?? 0]).toEqual([id, dollars]);
    const balances = new Map<number, number>();
    for (const { userId, amountCents } of town.creditEntries) {
      balances.set(userId, (balances.get(userId) ?? 0) + amountCents);
      expect(balances.get(userId)).toBeGreaterThanOrEqual(0);
    }
    expect(balances.get(1)).toBeGreaterThanOrEqual(500);
  });
});
