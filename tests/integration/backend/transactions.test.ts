import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { images } from "../../../backend/db/schema/images";
import { mails } from "../../../backend/db/schema/mails";
import { notifications } from "../../../backend/db/schema/notifications";
import { publications } from "../../../backend/db/schema/publications";
import { transactionEvents, transactionOffers, transactions } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const minuteAgo = () => new Date(Date.now() - 60_000);
async function someone() {
  const user = await aUser(backend.db);
  return { user, headers: await sessionOf(backend.db, user) };
}
const propose = (headers: Record<string, string>, body: Record<string, unknown>) =>
  backend.call<{ data: { id: number } }>("/v1/transactions/", { body, headers });

describe("proposing", () => {
  it("answers the state of the proposal button as a bare word or a status of null", async () => {
    const target = await aPublication(backend.db);
    const { user, headers } = await someone();
    const ask = async (id: number, as = headers) => {
      const answer = await backend.call(`/transaction_for_user?publication_id=${id}`, { headers: as });
      return [answer.status, answer.text, answer.headers.get("content-type")];
    };
    const json = "application/json; charset=utf-8";
    expect(await ask(target.id)).toEqual([200, '{"status":null}', json]);
    const built = await aTransaction(backend.db, { publication: target, interested: user, updatedAt: minuteAgo() });
    expect(await ask(target.id)).toEqual([200, "update", json]);
    await backend.db.update(transactions).set({ status: "accepted" }).where(eq(transactions.id, built.id));
    expect(await ask(target.id)).toEqual([200, "disabled", json]);
    const own = await aPublication(backend.db, { ownerId: user.id });
    expect(await ask(own.id)).toEqual([200, "disabled", json]);
    const gone = await aPublication(backend.db, { status: "finished" });
    expect(await ask(gone.id)).toEqual([200, "disabled", json]);
    expect((await ask(999_999))[0]).toBe(404);
    expect((await backend.call(`/transaction_for_user?publication_id=${target.id}`)).status).toBe(401);
  });

  it("refuses publications that may not be asked for or offered", async () => {
    const { user, headers } = await someone();
    const own = await aPublication(backend.db, { ownerId: user.id });
    const waiting = await aPublication(backend.db, { ownerId: user.id, status: "waiting" });
    const foreign = await aPublication(backend.db);
    const target = await aPublication(backend.db);
    const refusal = async (body: Record<string, unknown>) => {
      const answer = await propose(headers, body);
      return [
        answer.status,
        (answer.body as unknown as { errors?: string[]; error?: string }).errors?.[0] ??
          (answer.body as unknown as { error?: string }).error,
      ];
    };
    const words = { tags: ["efectivo"], publication_interesteds_ids: [] };
    expect(await refusal({ ...words, publication_id: own.id })).toEqual([
      422,
      "No puedes proponer un cambio por tu propia publicación",
    ]);
    expect(await refusal({ ...words, publication_id: 999_999 })).toEqual([404, "Publicación no encontrada"]);
    expect(await refusal({ tags: [" "], publication_interesteds_ids: [], publication_id: target.id })).toEqual([
      422,
      "Ofrece una de tus publicaciones o escribe una propuesta",
    ]);
    for (const id of [waiting.id, foreign.id, 999_999]) {
      expect(await refusal({ tags: [], publication_interesteds_ids: [id], publication_id: target.id })).toEqual([
        422,
        "Solo puedes ofrecer publicaciones tuyas que estén activas",
      ]);
    }
    expect(await refusal({ ...words, tags: ["x".repeat(301)], publication_id: target.id })).toEqual([
      422,
      "La propuesta no puede tener más de 300 caracteres",
    ]);
    expect((await refusal({ ...words, tags: ["a\0b"], publication_id: target.id }))[0]).toBe(422);
    const finished = await aPublication(backend.db, { status: "finished" });
    expect(await refusal({ ...words, publication_id: finished.id })).toEqual([
      422,
      "Esta publicación ya no está disponible",
    ]);
    await backend.db.update(users).set({ active: false }).where(eq(users.id, foreign.ownerId));
    expect(await refusal({ ...words, publication_id: foreign.id })).toEqual([
      422,
      "Esta publicación ya no está disponible",
    ]);
    expect((await propose({}, { ...words, publication_id: target.id })).status).toBe(401);
  });

  it("lets only the proposer change the offer, and only while it is active", async () => {
    const built = await aTransaction(backend.db, { updatedAt: minuteAgo() });
    const [owner, interested, stranger] = [
      await sessionOf(backend.db, built.owner),
      await sessionOf(backend.db, built.interested),
      await someone(),
    ];
    const other = await aPublication(backend.db, { ownerId: built.interestedId });
    const body = { tags: ["y una gorra"], publication_interesteds_ids: [other.id] };
    const edit = (headers: Record<string, string>) =>
      backend.call<{ data: Record<string, unknown> }>(`/v1/transactions/${built.id}`, { method: "PUT", body, headers });
    expect((await edit(stranger.headers)).status).toBe(404);
    expect(await edit(owner)).toMatchObject({
      status: 422,
      body: { errors: ["La propuesta ya no se puede modificar"] },
    });
    expect(await edit(interested)).toMatchObject({
      status: 200,
      body: {
        data: { id: built.id, status: "active", tags: ["y una gorra"], publication_interesteds: [{ id: other.id }] },
      },
    });
    const again = await edit(interested);
    expect(again.status).toBe(200);
    expect(
      (await backend.db.select().from(transactionOffers).where(eq(transactionOffers.transactionId, built.id))).map(
        (row) => row.publicationId,
      ),
    ).toEqual([other.id]);
    expect(
      (
        await backend.call(`/v1/transactions/${built.id}`, {
          method: "PUT",
          body: { status: "accepted" },
          headers: owner,
        })
      ).status,
    ).toBe(200);
    expect((await edit(interested)).status).toBe(422);
    const shown = await backend.call(`/transactions/show_by_publication/${built.publicationId}`, {
      headers: interested,
    });
    expect(shown.body).toMatchObject({
      proposal: { id: built.id, status: "accepted" },
      publication: { id: built.publicationId, title: built.publication.title },
    });
    const none = await backend.call(`/transactions/show_by_publication/${built.publicationId}`, {
      headers: stranger.headers,
    });
    expect(none.body).toMatchObject({ proposal: null });
  });
});

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

  it("names who ended it, and the system where it did", async () => {
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

describe("requests", () => {
  it("lists open transactions as a bare array, latest change first, and ended ones in pages", async () => {
    const { user, headers } = await someone();
    const open = [
      await aTransaction(backend.db, { owner: user, updatedAt: new Date(Date.now() - 3_000) }),
      await aTransaction(backend.db, {
        interested: user,
        status: "confirmed_interested",
        updatedAt: new Date(Date.now() - 2_000),
      }),
      await aTransaction(backend.db, { owner: user, status: "claim_owner", updatedAt: new Date(Date.now() - 1_000) }),
    ];
    const ended = [
      await aTransaction(backend.db, {
        owner: user,
        status: "rejected",
        closedBy: "interested",
        closeReason: "cancelled",
        updatedAt: minuteAgo(),
      }),
      await aTransaction(backend.db, {
        interested: user,
        status: "complete",
        closedBy: "owner",
        completedAt: new Date(),
        updatedAt: new Date(),
      }),
    ];
    await aTransaction(backend.db);
    const list = await backend.call<{ id: number }[]>("/requests", { headers });
    expect(list.body.map(({ id }) => id)).toEqual(open.map(({ id }) => id).toReversed());
    expect(list.body[1]).toMatchObject({
      status: "confirmed_interested",
      complete: false,
      rejected: false,
      request_finalize: true,
      closed_by: null,
      close_reason: null,
      viewer_rank: 5,
    });
    const history = await backend.call<{ data: { id: number }[] }>("/v1/requests?kind=history&page=1&per_page=1", {
      headers,
    });
    expect(history.body).toMatchObject({
      page: 1,
      pages: 2,
      total: 2,
      data: [{ id: ended[1]?.id, complete: true, closed_by: "owner", viewer_rank: 5 }],
    });
    const second = await backend.call<{ data: unknown[] }>("/v1/requests?kind=history&page=2&per_page=1", { headers });
    expect(second.body.data).toMatchObject([
      { id: ended[0]?.id, rejected: true, closed_by: "interested", close_reason: "cancelled", viewer_rank: null },
    ]);
    const one = await backend.call(`/transactions/${ended[0]?.id}`, { headers });
    expect(one.body).toEqual(second.body.data[0]);
  });
});

describe("a written line with the stars", () => {
  it("is shown on the profile of the other party, newest first, and no longer once the agreement is cancelled", async () => {
    const rated = await aUser(backend.db);
    const [first, second] = [
      await aTransaction(backend.db, { owner: rated, status: "accepted", updatedAt: minuteAgo() }),
      await aTransaction(backend.db, { owner: rated, status: "accepted", updatedAt: minuteAgo() }),
    ];
    const give = async (built: typeof first, remark: string) =>
      backend.call("/ranke_user", {
        method: "PUT",
        body: { transaction_id: built.id, rank: 5, remark },
        headers: await sessionOf(backend.db, built.interested),
      });
    const shown = async () =>
      (await backend.call<{ remark: string; rank: number; user: { id: number } }[]>(`/users/${rated.id}/remarks`)).body;
    expect(await shown()).toEqual([]);
    for (const refused of ["Escríbeme al 0414-1234567", "x".repeat(301)])
      expect(await give(first, refused)).toMatchObject({
        status: 422,
        body: { fields: { remark: [expect.any(String)] } },
      });
    expect((await give(first, "  Puntual \n y amable ")).status).toBe(200);
    expect((await give(second, "Todo bien")).status).toBe(200);
    expect(await shown()).toMatchObject([
      { remark: "Todo bien", rank: 5, user: { id: second.interestedId } },
      { remark: "Puntual y amable", rank: 5, user: { id: first.interestedId } },
    ]);
    const cancelled = await backend.call(`/v1/transactions/${first.id}`, {
      method: "PUT",
      body: { status: "rejected" },
      headers: await sessionOf(backend.db, rated),
    });
    expect(cancelled.status).toBe(200);
    expect(await shown()).toMatchObject([{ remark: "Todo bien" }]);
    await backend.db.update(users).set({ active: false }).where(eq(users.id, rated.id));
    expect((await backend.call(`/users/${rated.id}/remarks`)).status).toBe(404);
  });
});

describe("notifications", () => {
  it("are marked as read all at once up to the newest that was seen, and only one's own", async () => {
    const [mine, other] = [await someone(), await someone()];
    const rows = await backend.db
      .insert(notifications)
      .values([mine, other, mine, mine].map(({ user }) => ({ userId: user.id, type: 9 })))
      .returning();
    const marked = await backend.call("/notifications/read_all", {
      method: "PUT",
      body: { last_id: rows[2]?.id },
      headers: mine.headers,
    });
    expect(marked.status).toBe(200);
    const readOf = async (headers: Record<string, string>) =>
      (await backend.call<{ id: number; read: boolean }[]>("/notifications", { headers })).body.map(({ read }) => read);
    expect(await readOf(mine.headers)).toEqual([false, true, true]);
    expect(await readOf(other.headers)).toEqual([false]);
  });

  it("are listed and marked only for their user, newest first, and never become unread again", async () => {
    const [mine, other] = [await someone(), await someone()];
    const built = await aTransaction(backend.db, { owner: mine.user });
    const rows = await backend.db
      .insert(notifications)
      .values([
        { userId: mine.user.id, type: 1, transactionId: built.id },
        { userId: mine.user.id, type: 10 },
        { userId: other.user.id, type: 9 },
      ])
      .returning();
    const list = await backend.call<{ id: number }[]>("/notifications", { headers: mine.headers });
    expect(list.body).toMatchObject([
      { id: rows[1]?.id, type_notification: "new_message", model: {} },
      {
        id: rows[0]?.id,
        type_notification: "new_change",
        model: { transaction: { id: built.id, chat: { id: built.chatId } } },
      },
    ]);
    const mark = (body: unknown, headers = mine.headers) =>
      backend.call(`/notifications/${rows[0]?.id}`, { method: "PUT", body, headers });
    expect((await mark({ toast_notification: true })).body).toMatchObject({ read: false, toast_notification: true });
    expect((await mark({ read: true, toast_notification: true })).body).toMatchObject({
      read: true,
      toast_notification: true,
    });
    expect((await mark({ read: false })).body).toMatchObject({ read: true, toast_notification: true });
    const foreign = await mark({ read: true }, other.headers);
    const missing = await backend.call("/notifications/999999", {
      method: "PUT",
      body: { read: true },
      headers: other.headers,
    });
    expect([foreign.status, foreign.text]).toEqual([404, '{"error":"Notificación no encontrada"}']);
    expect(missing.text).toBe(foreign.text);
  });
});

describe("messages with a picture or a place", () => {
  it("need no text; a repeated picture is stored once", async () => {
    const built = await aTransaction(backend.db);
    const headers = await sessionOf(backend.db, built.interested);
    const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#2a6" } })
      .jpeg()
      .toBuffer();
    const send = (randomId: string, fields: Record<string, string>, file?: Buffer) => {
      const form = new FormData();
      form.set("random_id", randomId);
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      if (file) form.set("picture", new Blob([new Uint8Array(file)], { type: "image/jpeg" }), "../../foto.jpg");
      return backend.call<{ id: number; picture_url: string | null }>(`/chats/${built.chatId}/messages`, {
        form,
        headers,
      });
    };
    const first = await send("p-1", { message: "", latitude: "", longitude: "" }, picture);
    expect([first.status, first.body]).toMatchObject([
      201,
      {
        message: null,
        latitude: null,
        picture_url: expect.stringMatching(new RegExp(`^${backend.url}/uploads/[\\w-]+/750\\.webp$`)),
      },
    ]);
    const again = await send("p-1", { message: "" }, picture);
    expect(again.body).toEqual(first.body);
    expect(await backend.db.select().from(images).where(eq(images.ownerId, built.interestedId))).toHaveLength(2);
    const file = await fetch(first.body.picture_url ?? "");
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const place = await send("p-2", { latitude: "10.5", longitude: "-66.9" });
    expect(place.body).toMatchObject({ message: null, picture_url: null, latitude: 10.5, longitude: -66.9 });
    expect((await send("p-3", { latitude: "95", longitude: "-66.9" })).status).toBe(422);
    expect((await send("p-4", {}, Buffer.from("<html>"))).status).toBe(422);
    expect((await send("p-5", { latitude: "10.5" })).status).toBe(422);
  });
});
