import { afterAll, beforeAll, expect, it } from "vitest";
import { notify } from "../../../../backend/commands/notify";
import type { CableEvent } from "../../../../backend/commands/outbox";
import { aMember, aTransaction } from "../../../support/builders";
import { followChannels, identifierOf } from "../../../support/cableClient";
import { pollUntil } from "../../../support/pollUntil";
import { QueryCounter } from "../../../support/queryCounter";
import { startBackend } from "../../../support/startBackend";
import type { TestBackend } from "../../../support/startBackend";

/** The cable reads the records of all events that have come meanwhile together. */

const counter = new QueryCounter();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ onQuery: counter.onQuery, jobsEveryMs: 3_600_000 });
});
afterAll(() => backend.stop());

/** Queries until a member of so many chats has got something new in each. */
async function countFor(chats: number): Promise<number> {
  const { user, headers } = await aMember(backend.db);
  const built: Awaited<ReturnType<typeof aTransaction>>[] = [];
  for (let count = 0; count < chats; count += 1) built.push(await aTransaction(backend.db, { owner: user }));
  const channels = ["ChatChannel", "RequestChannel", "NotificationChannel"].map((name) =>
    identifierOf(name, { user_id: user.id }),
  );
  const cable = await followChannels(backend.url, headers, channels);
  const greetings = channels.flatMap((channel) => cable.messages(channel)).length;
  const { queries } = await counter.during(async () => {
    await backend.db.transaction((tx) =>
      notify(
        tx,
        built.map(({ id }) => ({ userId: user.id, type: "new_message", transactionId: id })),
        built.flatMap(({ id, chatId }): CableEvent[] => [
          { kind: "chat", userId: user.id, chatId, event: "update" },
          { kind: "request", userId: user.id, transactionId: id },
        ]),
      ),
    );
    await pollUntil(
      async () => channels.flatMap((channel) => cable.messages(channel)).length - greetings,
      (count) => count === chats * 3,
    );
  });
  cable.close();
  return queries;
}

it("makes hardly more queries for events of thirty chats than for those of two", async () => {
  // The connection asks now and then whether its session is valid.
  expect(await countFor(30)).toBeLessThan((await countFor(2)) + 10);
});
