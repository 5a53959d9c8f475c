import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openPostgres } from "../../../backend/db/postgres";
import type { Database } from "../../../backend/db/client";
import { pollUntil } from "../../support/pollUntil";
import { freshPostgres } from "../../support/postgres";
import { startRelay } from "../../support/relay";

let postgres: Awaited<ReturnType<typeof freshPostgres>>;
let relay: Awaited<ReturnType<typeof startRelay>>;
let database: Database;

beforeEach(async () => {
  postgres = await freshPostgres();
  relay = await startRelay(postgres.url);
  database = await openPostgres(relay.url);
});
afterEach(async () => {
  await database.close();
  relay.cut();
  await relay.stop();
  await postgres.drop();
});

const patience = { timeout: 60_000 };
const select = sql`select 1`;
const answers = () =>
  database.db.execute(select).then(
    () => true,
    () => false,
  );

it("a connection that is lost within a transaction fails it alone; the process lives on", async () => {
  const lost = database.db.transaction(async (tx) => {
    await tx.execute(select);
    relay.cut();
    await pollUntil(
      () => tx.execute(select).then(() => null, String),
      (failure) => failure !== null,
    );
    await tx.execute(select);
  });
  await expect(lost).rejects.toThrow("Failed query");
  relay.heal();
  await pollUntil(answers, (isBack) => isBack);
});

it("one connection listens again after a database that was away for several attempts", async () => {
  const heard: string[] = [];
  let gaps = 0;
  const stop = await database.listen(
    "town",
    (payload) => void heard.push(payload),
    () => void gaps++,
  );
  relay.cut();
  await vi.waitFor(() => expect(relay.refused()).toBeGreaterThanOrEqual(3), patience);
  relay.heal();
  await vi.waitFor(() => expect(gaps).toBeGreaterThan(0), patience);
  await database.db.execute(sql`notify town, 'back'`);
  await vi.waitFor(() => expect(heard).toContain("back"), patience);
  // The listener's, and the one that notified.
  expect({ gaps, heard, passing: relay.connections() }).toEqual({ gaps: 1, heard: ["back"], passing: 2 });
  await stop();
});
