import { PassThrough } from "node:stream";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { endSessions } from "../../../../backend/commands/outbox";
import { notifications } from "../../../../backend/db/schema/notifications";
import { users } from "../../../../backend/db/schema/users";
import { aUser, sessionOf } from "../../../support/builders";
import { followChannels, identifierOf, isConfirmed, isWelcome, openCable } from "../../../support/cableClient";
import { useCableBackend } from "../../../support/cableBackend";
import { startBackend } from "../../../support/startBackend";

/** The life of a connection: pings, and everything that ends it. */

const fixture = useCableBackend();

/** A log, and a promise that resolves when a line with these words is written. */
function watchLog(words: string) {
  const lines = new PassThrough();
  const logged = new Promise<void>((done) => {
    lines.on("data", (line: Buffer) => {
      if (line.toString().includes(words)) done();
    });
  });
  return { log: pino({ level: "warn" }, lines), logged };
}

describe("the life of a connection", () => {
  it("is pinged again and again, with the Unix time", async () => {
    const before = Math.floor(Date.now() / 1000);
    const { headers } = await fixture.signedInUser();
    const cable = await fixture.follow(headers);
    await expect.poll(() => cable.pings.length).toBeGreaterThan(1);
    const times = [before, ...cable.pings, Math.floor(Date.now() / 1000)];
    expect(times.every(Number.isInteger)).toBe(true);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it("ends with its session, but not with another session of the same user", async () => {
    const { user, headers } = await fixture.signedInUser();
    const other = await sessionOf(fixture.backend.db, user);
    const [ending, staying] = [await fixture.follow(headers), await fixture.follow(other)];
    await fixture.backend.db.transaction((tx) => endSessions(tx, user.id, headers.client));
    expect(await ending.closed).toEqual({ code: 1000, reason: "" });
    expect(ending.frames.at(-1)).toEqual({ type: "disconnect", reason: "unauthorized", reconnect: false });
    const identifier = identifierOf("ChatChannel", { user_id: user.id });
    staying.subscribe(identifier);
    await staying.find(isConfirmed(identifier));
  });

  it("ends after a deactivation that no event announced", async () => {
    const { user, headers } = await fixture.signedInUser();
    const cable = await fixture.follow(headers);
    await fixture.backend.db.update(users).set({ active: false }).where(eq(users.id, user.id));
    expect((await cable.closed).code).toBe(1000);
  });

  it("is cut when a frame is too long", async () => {
    const { headers } = await fixture.signedInUser();
    const cable = await fixture.follow(headers);
    cable.send("x".repeat(70_000));
    expect([1006, 1009]).toContain((await cable.closed).code);
  });

  it("is cut when it does not read what it requested", async () => {
    const { log, logged } = watchLog("it does not read");
    const own = await startBackend({ log });
    const user = await aUser(own.db);
    await own.db.insert(notifications).values(Array.from({ length: 1_000 }, () => ({ userId: user.id, type: 9 })));
    const identifier = identifierOf("NotificationChannel", { user_id: user.id });
    const cable = fixture.track(await followChannels(own.url, await sessionOf(own.db, user), [identifier]));
    cable.socket.pause();
    for (let time = 0; time < 120; time++) cable.perform(identifier, { action: "catch_up", last_notification_id: 0 });
    await logged;
    cable.socket.resume();
    expect((await cable.closed).code).toBe(1006);
    await own.stop();
  });

  it("is asked to reconnect when the server stops", async () => {
    const restarting = await startBackend();
    const user = await aUser(restarting.db);
    const cable = fixture.track(openCable(restarting.url, { headers: await sessionOf(restarting.db, user) }));
    await cable.find(isWelcome);
    await restarting.stop();
    expect(await cable.closed).toEqual({ code: 1000, reason: "" });
    expect(cable.frames).toEqual([
      { type: "welcome" },
      { type: "disconnect", reason: "server_restart", reconnect: true },
    ]);
  });

  it("is asked to reconnect while the server drains, which is unready and still answers", async () => {
    const draining = await startBackend({ drainSeconds: 1 });
    const user = await aUser(draining.db);
    const headers = await sessionOf(draining.db, user);
    const cables = Array.from({ length: 3 }, () => fixture.track(openCable(draining.url, { headers })));
    for (const cable of cables) await cable.find(isWelcome);
    void draining.drain();
    expect((await fetch(`${draining.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${draining.url}/readyz/self`)).status).toBe(503);
    for (const cable of cables) {
      expect(await cable.closed).toEqual({ code: 1000, reason: "" });
      expect(cable.frames.at(-1)).toEqual({ type: "disconnect", reason: "server_restart", reconnect: true });
    }
    expect((await draining.call("/notifications", { headers })).status).toBe(200);
    await draining.stop();
  });
});
