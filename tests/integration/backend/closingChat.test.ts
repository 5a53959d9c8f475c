import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Db } from "../../../backend/db/client";
import { blocks } from "../../../backend/db/schema/blocks";
import { chats } from "../../../backend/db/schema/chats";
import { transactions } from "../../../backend/db/schema/transactions";
import { aTransaction, sessionOf } from "../../support/builders";
import type { BuiltTransaction } from "../../support/builders";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { waitUntilBlocked } from "../../support/waitUntilBlocked";

/** A message that comes while its chat is being closed by another transaction, which PGlite has no room for. */

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ database: "postgres", jobsEveryMs: 3_600_000 });
});
afterAll(() => backend.stop());

const changes: [how: string, change: (tx: Db, built: BuiltTransaction) => Promise<unknown>, status: number][] = [
  [
    "a rejection",
    (tx, { id }) => tx.update(transactions).set({ status: "rejected" }).where(eq(transactions.id, id)),
    422,
  ],
  [
    "a block",
    (tx, { ownerId, interestedId }) => tx.insert(blocks).values({ blockerId: ownerId, blockedId: interestedId }),
    404,
  ],
];

it.each(changes)("is refused after %s that it has waited for", async (_how, change, status) => {
  const built = await aTransaction(backend.db);
  const headers = await sessionOf(backend.db, built.interested);
  let answer: ReturnType<TestBackend["call"]> | undefined;
  await backend.db.transaction(async (tx) => {
    await tx.update(chats).set({ updatedAt: new Date() }).where(eq(chats.id, built.chatId));
    answer = backend.call(`/chats/${built.chatId}/messages`, { headers, body: { random_id: "late", message: "Hola" } });
    await waitUntilBlocked(backend.db);
    await change(tx, built);
  });
  expect((await answer)?.status).toBe(status);
});
