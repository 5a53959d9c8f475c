import { describe, expect, it } from "vitest";
import { checkClaimReason, findMove } from "../../../rules/transaction";
import type { TransactionStatus } from "../../../rules/transaction";
import { complaints } from "./conversations";
import { isInterestedIn } from "./matches";
import { bound, eventsOf, itemsOf, now, publication, town } from "./townFixture";

describe("the transactions of the demo town", () => {
  it("has transactions in every status, and enough completed ones", () => {
    const count = (status: string) => town.transactions.filter((row) => row.status === status).length;
    for (const status of ["active", "rejected", ...bound]) expect([status, count(status)]).not.toEqual([status, 0]);
    expect(count("complete")).toBeGreaterThanOrEqual(25);
    expect(town.transactions[0]).toMatchObject({
      id: 1,
      ownerId: 1,
      interestedId: 2,
      publicationId: 1,
      writtenOffer: "algo más",
      status: "active",
    });
  });

  it("pairs only plausible users and items", () => {
    for (const row of town.transactions) {
      const people = [row.ownerId, row.interestedId];
      expect(publication(row.publicationId).ownerId).toBe(row.ownerId);
      expect(row.offers.every((offer) => offer.ownerId === row.interestedId)).toBe(true);
      expect(people).not.toContain(3);
      expect(row.offers.length > 0 || row.writtenOffer).toBeTruthy();
      expect(Math.max(...itemsOf(row).map((item) => item.publishDate.getTime()))).toBeLessThan(row.createdAt.getTime());
      expect(row.createdAt.getTime()).toBeLessThanOrEqual(row.updatedAt.getTime());
      expect(row.updatedAt.getTime()).toBeLessThan(now.getTime());
    }
    const wished = town.transactions.filter((row) =>
      row.offers.some((offer) => isInterestedIn(publication(row.publicationId), offer)),
    );
    expect(wished.length).toBeGreaterThan(town.transactions.length / 3);
  });

  it("keeps the rules of the database: reservations, finished products, one live proposal, one rating a side", () => {
    const reserved = town.transactions
      .filter((row) => bound.includes(row.status))
      .flatMap((row) => itemsOf(row).map((item) => `${item.id} ${row.id}`));
    expect(town.reservations.map((row) => `${row.publicationId} ${row.transactionId}`).sort()).toEqual(reserved.sort());
    expect(new Set(town.reservations.map((row) => row.publicationId)).size).toBe(town.reservations.length);

    const swapped = town.transactions.filter((row) => row.status === "complete").flatMap(itemsOf);
    expect(new Set(swapped.map((item) => item.id)).size).toBe(swapped.length);
    expect(swapped.map((item) => item.status)).toEqual(
      swapped.map((item) => (item.type === "Producto" ? "finished" : "Activo")),
    );
    const waiting = town.transactions.filter((row) => row.status === "active" || bound.includes(row.status));
    expect(waiting.flatMap(itemsOf).filter((item) => item.status !== "Activo")).toEqual([]);
    expect(new Set(waiting.map((row) => `${row.publicationId} ${row.interestedId}`)).size).toBe(waiting.length);

    expect(new Set(town.ratings.map((row) => `${row.transactionId} ${row.raterId}`)).size).toBe(town.ratings.length);
    for (const user of town.users) {
      const received = town.ratings.filter((row) => row.ratedId === user.id).map((row) => row.stars);
      expect([user.ratingCount, user.ratingSum]).toEqual([
        received.length,
        received.reduce((sum, stars) => sum + stars, 0),
      ]);
    }
    for (const row of town.transactions.filter((entry) => entry.confirmedAt)) {
      const raters = town.ratings.filter((rating) => rating.transactionId === row.id).length;
      expect(raters).toBe(row.status === "complete" && row.closedBy !== "system" ? 2 : 1);
    }
  });

  it("moves every transaction by allowed moves, one after the other, to where it is", () => {
    const wrong = town.transactions.filter((row) => {
      let status: TransactionStatus = "active";
      let before = row.createdAt.getTime();
      for (const { kind, actor, at } of eventsOf(row.id)) {
        if (at <= before || at >= now.getTime()) return true;
        before = at;
        if (kind === "booked" && status === "accepted") continue;
        const to = (kind === "confirmed" || kind === "claim" ? `${kind}_${actor}` : kind) as TransactionStatus;
        const isAllowed =
          actor === "system"
            ? status.startsWith("confirmed") && to === "complete"
            : findMove(status, to, actor) !== null;
        if (!isAllowed) return true;
        status = to;
      }
      return status !== row.status;
    });
    expect(wrong).toEqual([]);
    expect(town.transactionEvents.some(({ kind }) => kind === "booked")).toBe(true);
  });

  it("gives operators the reason of a claim that its claimant writes about in the chat", () => {
    const claims = town.transactionEvents.filter(({ kind }) => kind === "claim");
    expect(new Set(claims.map(({ actor }) => actor))).toEqual(new Set(["owner", "interested"]));
    for (const { transactionId, actor, reason } of claims) {
      const { before, reason: expected } = complaints[actor === "owner" ? "owner" : "interested"];
      const said = town.messages.filter(({ chatId }) => chatId === transactionId).map(({ text }) => text);
      expect(said).toEqual(expect.arrayContaining(before.map(([, line]) => line)));
      expect([reason, checkClaimReason(reason ?? "")]).toEqual([expected, null]);
    }
  });
});
