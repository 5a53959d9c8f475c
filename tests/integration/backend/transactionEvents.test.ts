import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mails } from "../../../backend/db/schema/mails";
import { publications } from "../../../backend/db/schema/publications";
import { transactionEvents } from "../../../backend/db/schema/transactions";
import { aPublication, aTransaction, aUser, sessionOf, minuteAgo } from "../../support/builders";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe("what happened to a transaction", () => {
  interface Happened {
    kind: string;
    by: string;
    created_at: string;
  }
  const named = (events: readonly Happened[]) => events.map(({ kind, by }) => `${kind} ${by}`);

  it("is kept in order with its times, for both parties, and the list of chats has the latest", async () => {
    const built = await aTransaction(backend.db, { updatedAt: minuteAgo() });
    const owner = await sessionOf(backend.db, built.owner);
    const interested = await sessionOf(backend.db, built.interested);
    const put = (headers: Record<string, string>, body: object) =>
      backend.call(`/v1/transactions/${built.id}`, { method: "PUT", body, headers });
    const rate = (headers: Record<string, string>) =>
      backend.call("/ranke_user", { method: "PUT", body: { transaction_id: built.id, rank: 5 }, headers });
    expect((await put(interested, { tags: ["y 20 USD"], publication_interesteds_ids: [] })).status).toBe(200);
    expect((await put(owner, { status: "accepted" })).status).toBe(200);
    await rate(owner);
    expect((await put(owner, { status: "confirmed_owner" })).status).toBe(200);
    // Twice the same is one event.
    expect((await put(owner, { status: "confirmed_owner" })).status).toBe(200);
    await rate(interested);
    expect((await put(interested, { status: "complete" })).status).toBe(200);
    for (const headers of [owner, interested]) {
      const { body } = await backend.call<{ events: Happened[] }>(`/transactions/${built.id}`, { headers });
      expect(named(body.events)).toEqual([
        "modified interested",
        "accepted owner",
        "confirmed owner",
        "complete interested",
      ]);
      const times = body.events.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted());
      const chats = await backend.call<{ last_event: Happened }[]>("/chats?type=in_progress", { headers });
      expect(chats.body).toMatchObject([{ last_event: { kind: "complete", by: "interested" } }]);
    }
    const list = await backend.call("/notifications", { headers: owner });
    expect(list.text).not.toContain('"events"');
  });

  it("names the party, or the system, that ended it", async () => {
    const swapped = await aPublication(backend.db);
    const won = await aTransaction(backend.db, {
      publication: swapped,
      status: "confirmed_owner",
      updatedAt: minuteAgo(),
    });
    const lost = await aTransaction(backend.db, { publication: swapped, updatedAt: minuteAgo() });
    const interested = await sessionOf(backend.db, won.interested);
    await backend.call("/ranke_user", {
      method: "PUT",
      body: { transaction_id: won.id, rank: 5 },
      headers: interested,
    });
    const done = await backend.call(`/v1/transactions/${won.id}`, {
      method: "PUT",
      body: { status: "complete" },
      headers: interested,
    });
    expect(done.status).toBe(200);
    const blocked = await aTransaction(backend.db, { updatedAt: minuteAgo() });
    const blocker = await sessionOf(backend.db, blocked.owner);
    await backend.call(`/blocks/${blocked.interestedId}`, { method: "PUT", headers: blocker });
    const archived = await aTransaction(backend.db, { updatedAt: minuteAgo() });
    await backend.call(`/publications/update_status/${archived.publicationId}`, {
      body: { publication_status: 1 },
      headers: await sessionOf(backend.db, archived.owner),
    });
    const eventsOf = async (id: number) =>
      (await backend.db.select().from(transactionEvents).where(eq(transactionEvents.transactionId, id))).map(
        ({ kind, actor }) => `${kind} ${actor}`,
      );
    expect(await eventsOf(lost.id)).toEqual(["rejected system"]);
    expect(await eventsOf(blocked.id)).toEqual(["rejected owner"]);
    expect(await eventsOf(archived.id)).toEqual(["rejected owner"]);
  });
});

describe("an offer that changes", () => {
  it("keeps what it was with the titles of then, and notifies the owner, also by mail", async () => {
    const built = await aTransaction(backend.db, { updatedAt: minuteAgo(), writtenOffer: "y una gorra" });
    const [first] = built.offered;
    const second = await aPublication(backend.db, { ownerId: built.interestedId, title: "Radio de válvulas" });
    const [owner, interested] = [
      await sessionOf(backend.db, built.owner),
      await sessionOf(backend.db, built.interested),
    ];
    const before = await backend.call(`/transactions/${built.id}`, { headers: owner });
    expect(before.body).toMatchObject({ offer_version: 1, offer_history: [] });
    const changed = await backend.call(`/v1/transactions/${built.id}`, {
      method: "PUT",
      body: { tags: [], publication_interesteds_ids: [second.id] },
      headers: interested,
    });
    expect(changed.status).toBe(200);
    await backend.db.update(publications).set({ title: "Otro nombre" }).where(eq(publications.id, second.id));
    const after = await backend.call(`/transactions/${built.id}`, { headers: owner });
    expect(after.body).toMatchObject({
      offer_version: 2,
      offer_history: [
        { version: 1, tags: ["y una gorra"], publication_interesteds: [{ id: first?.id, title: first?.title }] },
        { version: 2, tags: [], publication_interesteds: [{ id: second.id, title: "Radio de válvulas" }] },
      ],
    });
    const list = await backend.call("/notifications", { headers: owner });
    expect(list.body).toMatchObject([
      { type_notification: "modified_proposal", model: { transaction: { id: built.id, offer_version: 2 } } },
    ]);
    expect(list.text).not.toContain("offer_history");
    await expect
      .poll(() => backend.db.select().from(mails).where(eq(mails.recipient, built.owner.email)))
      .toMatchObject([{ subject: `${built.interested.name} cambió su propuesta por «${built.publication.title}»` }]);
  });

  it("shows the first and the latest ten offers, and is changed at most 60 times an hour", async () => {
    const built = await aTransaction(backend.db, { updatedAt: minuteAgo() });
    const headers = await sessionOf(backend.db, built.interested);
    const change = (number: number) =>
      backend.call(`/v1/transactions/${built.id}`, {
        method: "PUT",
        body: { tags: [`${number} USD`], publication_interesteds_ids: [] },
        headers,
      });
    for (let number = 1; number <= 60; number += 1) expect((await change(number)).status).toBe(200);
    expect((await change(60)).status).toBe(200);
    expect((await change(61)).status).toBe(429);
    const { body } = await backend.call<{ offer_history: { version: number }[] }>(`/transactions/${built.id}`, {
      headers,
    });
    expect(body.offer_history.map(({ version }) => version)).toEqual([1, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61]);
  });

  it("is also notified when one of its things is archived", async () => {
    const interested = await aUser(backend.db);
    const offered = [
      await aPublication(backend.db, { ownerId: interested.id }),
      await aPublication(backend.db, { ownerId: interested.id }),
    ];
    const built = await aTransaction(backend.db, { interested, offered, updatedAt: minuteAgo() });
    const headers = await sessionOf(backend.db, interested);
    const archived = await backend.call(`/publications/update_status/${offered[0]?.id}`, {
      body: { publication_status: 1 },
      headers,
    });
    expect(archived.status).toBe(200);
    const owner = await sessionOf(backend.db, built.owner);
    const { body } = await backend.call(`/transactions/${built.id}`, { headers: owner });
    expect(body).toMatchObject({
      offer_version: 2,
      offer_history: [
        { publication_interesteds: offered.map(({ id }) => ({ id })) },
        { publication_interesteds: [{ id: offered[1]?.id }] },
      ],
    });
    const list = await backend.call("/notifications", { headers: owner });
    expect(list.body).toMatchObject([{ type_notification: "modified_proposal" }]);
  });
});
