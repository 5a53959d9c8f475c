import { and, eq, isNull, lte } from "drizzle-orm";
import { createLocalJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseFrequency } from "../../../backend/commands/notificationSettings";
import { notify } from "../../../backend/commands/notify";
import { jobs } from "../../../backend/db/schema/jobs";
import { notifications } from "../../../backend/db/schema/notifications";
import { pushes, pushSubscriptions } from "../../../backend/db/schema/pushes";
import { runOneJob } from "../../../backend/jobs/runner";
import type { NotificationFrequency } from "../../../rules/notificationSettings";
import { maxDailyPushes } from "../../../rules/push";
import { aTransaction, aUser, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { aPushSubscription, startFakePushService } from "../../support/fakePushService";
import { pollUntil } from "../../support/pollUntil";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

interface State {
  public_key: string;
  subscribed: boolean;
}

describe.each(bothDatabases)("pushes, on %s", (database) => {
  let backend: TestBackend;
  let service: Awaited<ReturnType<typeof startFakePushService>>;
  const clock = { ahead: 0 };
  beforeAll(async () => {
    service = await startFakePushService();
    backend = await startBackend({
      database,
      now: () => new Date(Date.now() + clock.ahead),
      jobsEveryMs: 200,
      pushOrigins: [service.origin],
      metricsAddress: { port: 0, host: "127.0.0.1" },
    });
  });
  afterAll(async () => {
    await backend.stop();
    await service.stop();
  });

  type Session = Record<string, string>;
  const call = (session: Session, method: string, body?: unknown) =>
    backend.call<State>("/v1/push_subscription", { method, headers: session, ...(body === undefined ? {} : { body }) });
  /** A signed-in device that takes pushes. */
  async function aDevice(user: User) {
    const session = await sessionOf(backend.db, user, backend.services.now());
    const subscription = aPushSubscription(service.origin);
    const { status, body } = await call(session, "PUT", subscription.form);
    expect([status, body.subscribed]).toEqual([200, true]);
    return { session, subscription, publicKey: body.public_key };
  }
  const receivedBy = ({ subscription }: { subscription: { path: string } }) =>
    service.received.filter(({ path }) => path === subscription.path);
  /** Those that the backend itself has taken are waited for. */
  const runJobs = async () => {
    while (await runOneJob(backend.services));
    const isDue = and(isNull(jobs.doneAt), lte(jobs.dueAt, backend.services.now()));
    await pollUntil(
      () => backend.db.select().from(jobs).where(isDue),
      (rows) => rows.length === 0,
    );
  };
  const isSentTo = (user: User) =>
    pollUntil(
      () =>
        backend.db
          .select()
          .from(pushes)
          .innerJoin(pushSubscriptions, eq(pushSubscriptions.clientId, pushes.clientId))
          .where(eq(pushSubscriptions.userId, user.id)),
      (rows) => rows.length === 0,
    );
  async function proposeTo(exchange: { id: number; owner: User }) {
    await backend.db.transaction((tx) =>
      notify(tx, [{ userId: exchange.owner.id, type: "new_change", transactionId: exchange.id }]),
    );
    await runJobs();
    await isSentTo(exchange.owner);
  }

  it("reach each device of a user, encrypted for it alone, and say nothing of what happened", async () => {
    const exchange = await aTransaction(backend.db, { status: "active" });
    const devices = [await aDevice(exchange.owner), await aDevice(exchange.owner)];
    await proposeTo(exchange);
    for (const device of devices) {
      const [push, ...more] = receivedBy(device);
      if (!push) throw new Error("no push");
      expect(more).toEqual([]);
      expect(push.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "43200" });
      const payload = device.subscription.read(push.body) as { text: string; path: string };
      expect(payload.text).toBe("Hay una novedad en tus cambios");
      expect(payload.path).toMatch(/^\/(chats\/\d+|requests\?tab=1)$/);
      expect(JSON.stringify(payload)).not.toContain(exchange.interested.name);
      const other = devices.find((one) => one !== device);
      expect(() => other?.subscription.read(push.body)).toThrow(/authenticate/);

      const [, token = "", key = ""] = /^vapid t=(\S+), k=(\S+)$/.exec(push.headers.authorization ?? "") ?? [];
      expect(key).toBe(device.publicKey);
      const point = Buffer.from(key, "base64url");
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
      const keys = createLocalJWKSet({ keys: [{ kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }] });
      const { payload: claims } = await jwtVerify(token, keys, { audience: service.origin });
      expect(claims.sub).toMatch(/^mailto:/);
    }
  });

  it("end with the session, and where the browser has taken them back", async () => {
    const exchange = await aTransaction(backend.db, { status: "active" });
    const [signedOut, gone, kept] = [
      await aDevice(exchange.owner),
      await aDevice(exchange.owner),
      await aDevice(exchange.owner),
    ];
    await backend.call("/auth/sign_out", { method: "DELETE", headers: signedOut.session });
    service.statuses.set(gone.subscription.path, 410);
    await proposeTo(exchange);
    await proposeTo(exchange);
    expect([signedOut, gone, kept].map((device) => receivedBy(device).length)).toEqual([0, 1, 2]);
    expect((await call(gone.session, "GET")).body.subscribed).toBe(false);
    expect((await call(kept.session, "DELETE")).body.subscribed).toBe(false);
    await proposeTo(exchange);
    expect(receivedBy(kept)).toHaveLength(2);
  });

  it("are retried where the service fails, up to a limit", async () => {
    const exchange = await aTransaction(backend.db, { status: "active" });
    const device = await aDevice(exchange.owner);
    service.statuses.set(device.subscription.path, 503);
    await backend.db.transaction((tx) =>
      notify(tx, [{ userId: exchange.owner.id, type: "new_change", transactionId: exchange.id }]),
    );
    await runJobs();
    await pollUntil(
      async () => receivedBy(device),
      (all) => all.length === 1,
    );
    service.statuses.delete(device.subscription.path);
    clock.ahead += 60_000;
    await isSentTo(exchange.owner);
    expect(receivedBy(device)).toHaveLength(2);
    expect((await call(device.session, "GET")).body.subscribed).toBe(true);
  });

  it("are counted by what became of them, and while they wait", async () => {
    const metric = async (name: string) => {
      const text = await (await fetch(backend.metricsUrl ?? "")).text();
      return Number(new RegExp(`^${name} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
    };
    const outcomes = ["sent", "failed", "refused", "gone"];
    const count = () => Promise.all(outcomes.map((outcome) => metric(`truequea_pushes_total{outcome="${outcome}"}`)));
    const before = await count();
    const exchange = await aTransaction(backend.db, { status: "active" });
    const paths = [];
    for (const status of [201, 503, 403, 410]) {
      const { path } = (await aDevice(exchange.owner)).subscription;
      service.statuses.set(path, status);
      paths.push(path);
    }
    await backend.db.transaction((tx) =>
      notify(tx, [{ userId: exchange.owner.id, type: "new_change", transactionId: exchange.id }]),
    );
    await runJobs();
    await expect.poll(async () => (await count()).map((value, at) => value - (before[at] ?? 0))).toEqual([1, 1, 1, 1]);
    expect(await metric("truequea_pushes_waiting")).toBe(1);
    for (const path of paths) service.statuses.delete(path);
    clock.ahead += 60_000;
    await isSentTo(exchange.owner);
    expect(await metric("truequea_pushes_waiting")).toBe(0);
  });

  it("leave the user who used the browser before", async () => {
    const [before, after] = [await aUser(backend.db), await aUser(backend.db)];
    const device = await aDevice(before);
    const session = await sessionOf(backend.db, after, backend.services.now());
    expect((await call(session, "PUT", device.subscription.form)).status).toBe(200);
    expect((await call(session, "PUT", device.subscription.form)).status).toBe(200);
    expect((await call(device.session, "GET")).body.subscribed).toBe(false);
  });

  it("go nowhere but to push services, and are for members", async () => {
    const session = await sessionOf(backend.db, await aUser(backend.db), backend.services.now());
    const { form } = aPushSubscription(service.origin);
    for (const wrong of [
      { ...form, endpoint: "http://127.0.0.1:1/push" },
      { ...form, endpoint: "https://example.com/push" },
      { ...form, p256dh: "AAAA" },
      { ...form, auth: "" },
      { endpoint: form.endpoint },
    ])
      expect((await call(session, "PUT", wrong)).status).toBe(422);
    expect((await call(session, "GET")).body.subscribed).toBe(false);
    expect((await call({}, "PUT", form)).status).toBe(401);
    expect((await call({}, "GET")).status).toBe(401);
  });

  it("stop at the daily limit, and for notifications that were read or turned off", async () => {
    const exchange = await aTransaction(backend.db, { status: "active" });
    const device = await aDevice(exchange.owner);
    const choose = (frequency: string) =>
      backend.call("/v1/notification_settings", {
        method: "PUT",
        headers: device.session,
        body: { topic: "proposals", way: "push", frequency },
      });
    await choose("never");
    await proposeTo(exchange);
    await choose("at_once");
    await backend.db.transaction(async (tx) => {
      await notify(tx, [{ userId: exchange.owner.id, type: "new_change", transactionId: exchange.id }]);
      await tx.update(notifications).set({ read: true }).where(eq(notifications.userId, exchange.owner.id));
    });
    await runJobs();
    await isSentTo(exchange.owner);
    expect(receivedBy(device)).toEqual([]);

    const notification = { userId: exchange.owner.id, type: "new_change" as const, transactionId: exchange.id };
    await backend.db.transaction((tx) =>
      notify(
        tx,
        Array.from({ length: maxDailyPushes + 5 }, () => notification),
      ),
    );
    await runJobs();
    await isSentTo(exchange.owner);
    expect(receivedBy(device)).toHaveLength(maxDailyPushes);
  });

  it("are not gathered of what was turned off since it was put aside", async () => {
    const [kept, ended] = [await aTransaction(backend.db, { status: "active" }), await aTransaction(backend.db)];
    const devices = [await aDevice(kept.owner), await aDevice(ended.owner)];
    for (const exchange of [kept, ended]) {
      const choose = (frequency: NotificationFrequency) =>
        chooseFrequency(backend.db, exchange.owner.id, { topic: "proposals", way: "push", frequency });
      await choose("daily");
      await proposeTo(exchange);
      if (exchange === ended) await choose("never");
    }
    clock.ahead += 24 * 3_600_000;
    await runJobs();
    for (const { owner } of [kept, ended]) await isSentTo(owner);
    expect(devices.map((device) => receivedBy(device).length)).toEqual([1, 0]);
  });
});
