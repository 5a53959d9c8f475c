import { afterAll, beforeAll, expect, test } from "vitest";
import { notifications } from "../../backend/db/schema/notifications";
import { expectNoExistenceLeak } from "../support/existenceLeak";
import { aTransaction, aUser, sessionOf } from "../support/builders";
import { signIn } from "../support/people";
import { startBackend } from "../support/startBackend";
import type { TestBackend } from "../support/startBackend";
import { startGateway } from "../support/startGateway";
import type { TestGateway } from "../support/startGateway";

let backend: TestBackend;
let gateway: TestGateway;

beforeAll(async () => {
  backend = await startBackend({});
  gateway = await startGateway(backend.url);
});
afterAll(async () => {
  await gateway.stop();
  await backend.stop();
});

test("a stranger cannot distinguish hidden records from missing ones", async () => {
  const { id: transactionId, chatId, owner, publication } = await aTransaction(backend.db);
  const [notification] = await backend.db
    .insert(notifications)
    .values({ userId: owner.id, type: 1, transactionId })
    .returning();
  const eva = await signIn({ url: gateway.url, outboxUrl: null }, (await aUser(backend.db)).email);
  const order = await backend.call<{ id: number }>("/proforma", {
    headers: await sessionOf(backend.db, owner),
    body: { id: 1, publication_id: publication.id },
  });
  if (!eva || !notification) throw new Error("nothing to begin with");
  const theirs = {
    chat: String(chatId),
    transaction: String(transactionId),
    notification: String(notification.id),
    proforma: String(order.body.id),
  };
  await expectNoExistenceLeak(eva.client, theirs, {
    chat: "987654",
    transaction: "987654",
    notification: "987654",
    proforma: "987654",
  });
  expect(await eva.client.data("{ notifications { items { id } } }")).toEqual({ notifications: { items: [] } });
});
