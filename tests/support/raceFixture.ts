import { eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import { notifications } from "../../backend/db/schema/notifications";
import { transactions } from "../../backend/db/schema/transactions";
import { sessionOf } from "./builders";
import type { BuiltTransaction } from "./builders";
import { startBackend } from "./startBackend";
import type { TestBackend, TestDatabase } from "./startBackend";

/** What the tests look at of a proposal. */
export type TransactionAnswer = { data: { id: number; status: string; chat: { id: number } } };

/** Gives a test file a backend, and the calls by which the parties of a transaction move it at one moment. */
export function useTransactionRaces(database: TestDatabase) {
  const fixture = {} as { backend: TestBackend };
  beforeAll(async () => {
    fixture.backend = await startBackend({ database });
  });
  afterAll(() => fixture.backend.stop());

  async function parties(built: BuiltTransaction) {
    return {
      owner: await sessionOf(fixture.backend.db, built.owner),
      interested: await sessionOf(fixture.backend.db, built.interested),
    };
  }
  const change = (id: number, status: string, headers: Record<string, string>) =>
    fixture.backend.call<TransactionAnswer>(`/v1/transactions/${id}`, {
      method: "PUT",
      body: { status, id, from_chat: true },
      headers,
    });
  const statusOf = async (id: number) =>
    (await fixture.backend.db.select().from(transactions).where(eq(transactions.id, id)))[0]?.status;
  const notificationsOf = async (id: number) =>
    fixture.backend.db
      .select({ userId: notifications.userId, type: notifications.type })
      .from(notifications)
      .where(eq(notifications.transactionId, id));

  return Object.assign(fixture, {
    parties,
    change,
    statusOf,
    notificationsOf,
  });
}
