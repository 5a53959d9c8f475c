import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blocks } from "../../../backend/db/schema/blocks";
import { transactionOffers, transactions } from "../../../backend/db/schema/transactions";
import { users } from "../../../backend/db/schema/users";
import { aMember, aPublication, aTransaction, aUser, sessionOf, minuteAgo } from "../../support/builders";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const propose = (headers: Record<string, string>, body: Record<string, unknown>) =>
  backend.call<{ data: { id: number } }>("/v1/transactions/", { body, headers });

describe("proposing", () => {
  it("answers the state of the proposal button as a bare word or a status of null", async () => {
    const target = await aPublication(backend.db);
    const { user, headers } = await aMember(backend.db);
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
    const { user, headers } = await aMember(backend.db);
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
    const inactive = await aPublication(backend.db, { status: "inactive" });
    const blocking = await aPublication(backend.db);
    await backend.db.insert(blocks).values({ blockerId: blocking.ownerId, blockedId: own.ownerId });
    for (const { id } of [foreign, inactive, blocking, await aPublication(backend.db, { status: "waiting" })])
      expect(await refusal({ ...words, publication_id: id })).toEqual([404, "Publicación no encontrada"]);
    expect((await propose({}, { ...words, publication_id: target.id })).status).toBe(401);
  });

  it("lets only the proposer change the offer, and only while it is active", async () => {
    const built = await aTransaction(backend.db, { updatedAt: minuteAgo() });
    const [owner, interested, stranger] = [
      await sessionOf(backend.db, built.owner),
      await sessionOf(backend.db, built.interested),
      await aMember(backend.db),
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

describe("requests", () => {
  it("lists open transactions as a bare array, latest change first, and ended ones in pages", async () => {
    const { user, headers } = await aMember(backend.db);
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
    // It is held back until the owner has rated, too.
    for (const { id, owner } of [first, second])
      await backend.call("/ranke_user", {
        method: "PUT",
        body: { transaction_id: id, rank: 5 },
        headers: await sessionOf(backend.db, owner),
      });
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
