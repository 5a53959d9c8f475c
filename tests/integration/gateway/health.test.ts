import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { freshPostgres } from "../../support/postgres";
import { startRelay } from "../../support/relay";
import { json, startUpstream } from "../../support/scriptedUpstream";
import { startBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import { pollUntil } from "../../support/pollUntil";

const statusOf = async (url: string, path: string) => (await fetch(url + path)).status;

describe("readiness", { timeout: 120_000 }, () => {
  it("ends while PGlite does not answer, and comes back with it; the processes live on", async () => {
    const backend = await startBackend({ database: "pglite" });
    const gateway = await startGateway(backend.url);
    const statuses = async () => [
      await statusOf(backend.url, "/readyz"),
      await statusOf(gateway.url, "/readyz"),
      await statusOf(backend.url, "/healthz"),
      await statusOf(gateway.url, "/healthz"),
      await statusOf(backend.url, "/readyz/self"),
      await statusOf(gateway.url, "/readyz/self"),
    ];
    try {
      expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200]);
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => (release = resolve));
      let begun = () => {};
      const hasBegun = new Promise<void>((resolve) => (begun = resolve));
      const held = backend.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        begun();
        await isReleased;
      });
      await hasBegun;
      expect(await statuses()).toEqual([503, 503, 200, 200, 200, 200]);
      release();
      await held;
      await pollUntil(statuses, (now) => now.every((status) => status === 200));
    } finally {
      await gateway.stop();
      await backend.stop();
    }
  });

  it("ends while PostgreSQL hangs or is away, and comes back with it", async () => {
    const postgres = await freshPostgres();
    const relay = await startRelay(postgres.url);
    const backend = await startBackend({ databaseUrl: relay.url });
    const gateway = await startGateway(backend.url);
    const statuses = async () => [
      await statusOf(backend.url, "/readyz"),
      await statusOf(gateway.url, "/readyz"),
      await statusOf(backend.url, "/healthz"),
    ];
    try {
      expect(await statuses()).toEqual([200, 200, 200]);
      relay.block();
      expect(await statuses()).toEqual([503, 503, 200]);
      relay.cut();
      expect(await statuses()).toEqual([503, 503, 200]);
      relay.heal();
      await pollUntil(statuses, (now) => now.every((status) => status === 200));
    } finally {
      // A pool that is ended waits for what is blocked.
      relay.cut();
      await gateway.stop();
      await backend.stop();
      await relay.stop();
      await postgres.drop();
    }
  });

  it.each([
    ["knows no such page", 404, "", 404, 200],
    ["answers a page of its own for it", 200, "<html></html>", 404, 200],
    ["has no database", 404, "", 500, 503],
    ["has no database behind a page of its own", 200, "<html></html>", 500, 503],
    ["says itself that it is not ready", 503, "", 404, 503],
  ])("of a backend that %s is what a real read shows", async (_name, ownStatus, ownText, readStatus, expected) => {
    const upstream = await startUpstream((call, response) => {
      if (call.path === "/readyz") response.writeHead(ownStatus, { "content-type": "text/html" }).end(ownText);
      else json(response, { error: "x" }, readStatus);
    });
    const gateway = await startGateway(upstream.url);
    expect(await statusOf(gateway.url, "/readyz")).toBe(expected);
    await gateway.stop();
    await upstream.stop();
  });
});
