import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notifications } from "../../../backend/db/schema/notifications";
import { aMember, aTransaction } from "../../support/builders";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe("notifications", () => {
  it("are marked as read all at once up to the newest that was seen, and only one's own", async () => {
    const [mine, other] = [await aMember(backend.db), await aMember(backend.db)];
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
    const [mine, other] = [await aMember(backend.db), await aMember(backend.db)];
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
