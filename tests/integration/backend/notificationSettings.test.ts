import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notify } from "../../../backend/commands/notify";
import { blocks } from "../../../backend/db/schema/blocks";
import { jobs } from "../../../backend/db/schema/jobs";
import { mails } from "../../../backend/db/schema/mails";
import { runOneJob } from "../../../backend/jobs/runner";
import { aPublication, aTransaction, aUser, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const at = (time: string) => new Date(`2027-03-${time}:00-04:00`);
interface Setting {
  topic: string;
  way: string;
  frequency: string;
  choices: string[];
}
interface Listed {
  type_notification: string;
  read: boolean;
  model: { digest?: { topics: { topic: string; count: number }[] } };
}

describe.each(bothDatabases)("how notifications reach a user, on %s", (database) => {
  let backend: TestBackend;
  const clock = { now: at("01T12:00") };
  beforeAll(async () => {
    backend = await startBackend({
      database,
      now: () => clock.now,
      quietHours: true,
      jobsEveryMs: 3_600_000,
      publicUrl: "https://truequea.example",
    });
  });
  afterAll(() => backend.stop());

  const call = async <T>(user: User, path: string, body?: unknown, method = "PUT") =>
    backend.call<T>(path, {
      headers: await sessionOf(backend.db, user, clock.now),
      ...(body === undefined ? {} : { method, body }),
    });
  const choose = (user: User, topic: string, way: string, frequency: string) =>
    call<Setting[] & { errors?: string[] }>(user, "/v1/notification_settings", { topic, way, frequency });
  const settingsOf = async (user: User) => (await call<Setting[]>(user, "/v1/notification_settings")).body;
  const frequency = async (user: User, topic: string, way: string) =>
    (await settingsOf(user)).find((one) => one.topic === topic && one.way === way)?.frequency;
  const listOf = async (user: User) => (await call<Listed[]>(user, "/notifications")).body;
  const typesOf = async (user: User) => (await listOf(user)).map((one) => one.type_notification);
  const mailsTo = ({ email }: User) =>
    backend.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);
  const runJobs = async (time?: string) => {
    if (time) clock.now = at(time);
    while (await runOneJob(backend.services));
  };
  /** A proposal that its owner is notified of. */
  async function propose() {
    const exchange = await aTransaction(backend.db, { status: "active" });
    const notification = { userId: exchange.owner.id, type: "new_change" as const, transactionId: exchange.id };
    await backend.db.transaction((tx) => notify(tx, [notification]));
    return exchange;
  }
  const repeat = (
    { id, owner }: { id: number; owner: User },
    type: "new_change" | "rejected_proposal" = "new_change",
  ) => backend.db.transaction((tx) => notify(tx, [{ userId: owner.id, type, transactionId: id }]));

  it("is the default until they choose, and no other user's choice", async () => {
    const [user, other] = [await aUser(backend.db), await aUser(backend.db)];
    expect(await frequency(user, "proposals", "mail")).toBe("at_once");
    expect(await frequency(user, "alerts", "mail")).toBe("never");
    const { status } = await choose(user, "proposals", "mail", "daily");
    await choose(user, "proposals", "mail", "daily");
    expect(status).toBe(200);
    expect(await frequency(user, "proposals", "mail")).toBe("daily");
    expect(await frequency(other, "proposals", "mail")).toBe("at_once");
    expect((await backend.call("/v1/notification_settings")).status).toBe(401);
  });

  it.each([
    ["payments", "in_app", "never"],
    ["publications", "mail", "daily"],
    ["messages", "in_app", "daily"],
  ])("cannot be chosen where they must learn of it: %s, %s, %s", async (topic, way, wanted) => {
    const user = await aUser(backend.db);
    const before = await settingsOf(user);
    expect((await choose(user, topic, way, wanted)).status).toBe(422);
    expect(await settingsOf(user)).toEqual(before);
    expect((await choose(user, "nothing", way, wanted)).status).toBe(422);
  });

  it("by mail waits from 21 to 7, unless it is urgent", async () => {
    clock.now = at("02T21:30");
    const exchange = await propose();
    const meeting = { event: "agreed", place: "Sambil", address: null, starts_at: at("03T10:00").toISOString() };
    await backend.db.transaction((tx) =>
      notify(tx, [{ userId: exchange.owner.id, type: "meeting", transactionId: exchange.id, extra: { meeting } }]),
    );
    await runJobs();
    expect((await mailsTo(exchange.owner)).map(({ subject }) => subject)).toEqual(["El encuentro está acordado"]);
    expect(await typesOf(exchange.owner)).toEqual(["meeting", "new_change"]);
    await runJobs("03T06:59");
    expect(await mailsTo(exchange.owner)).toHaveLength(1);
    await runJobs("03T07:00");
    await runJobs("03T07:01");
    expect(await mailsTo(exchange.owner)).toHaveLength(2);
  });

  it("is not delivered when every way is off, but updates open screens", async () => {
    clock.now = at("03T12:00");
    const exchange = await aTransaction(backend.db, { status: "active" });
    for (const way of ["in_app", "mail"]) await choose(exchange.owner, "proposals", way, "never");
    await repeat(exchange);
    await runJobs("04T12:00");
    expect(await listOf(exchange.owner)).toEqual([]);
    expect(await mailsTo(exchange.owner)).toEqual([]);
    const { body } = await call<{ unread_notifications: number; received: number }>(exchange.owner, "/counts");
    expect(body).toMatchObject({ unread_notifications: 0, received: 1 });
  });

  it("comes once a day as one mail and one notification, with the others in the list as read", async () => {
    clock.now = at("04T12:00");
    const exchange = await aTransaction(backend.db, { status: "active" });
    const found = await aPublication(backend.db, { title: "Trombón plateado" });
    for (const way of ["in_app", "mail"])
      for (const topic of ["proposals", "alerts"]) await choose(exchange.owner, topic, way, "daily");
    await repeat(exchange);
    await repeat(exchange, "rejected_proposal");
    await backend.db.transaction((tx) =>
      notify(tx, [{ userId: exchange.owner.id, type: "alert_match", publicationId: found.id }]),
    );
    await runJobs();
    expect(await listOf(exchange.owner)).toEqual([]);
    // Reading all that there is reads nothing that is not there yet.
    await call(exchange.owner, "/notifications/read_all", { last_id: 1_000_000 });
    await runJobs("05T07:59");
    expect(await mailsTo(exchange.owner)).toEqual([]);

    // Two workers at once.
    clock.now = at("05T08:00");
    await Promise.all([runJobs(), runJobs()]);
    const [mail, ...more] = await mailsTo(exchange.owner);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Tu resumen de Truequea");
    expect(mail?.text).toContain("2 novedades en tus cambios");
    expect(mail?.text).toContain("1 publicación que buscas");
    expect(mail?.text).not.toContain("Trombón");
    const list = await listOf(exchange.owner);
    expect(list.map((one) => [one.type_notification, one.read])).toEqual([
      ["digest", false],
      ["alert_match", true],
      ["rejected_proposal", true],
      ["new_change", true],
    ]);
    expect(list[0]?.model.digest?.topics).toEqual([
      { topic: "proposals", count: 2 },
      { topic: "alerts", count: 1 },
    ]);
    await runJobs("06T08:00");
    expect(await mailsTo(exchange.owner)).toHaveLength(1);
  });

  it("is sent once, by the latest settings, when they change during quiet hours", async () => {
    const changes = [
      { from: "at_once", to: ["daily"], at7: 0, at8: 1 },
      { from: "at_once", to: ["daily", "never"], at7: 0, at8: 0 },
      { from: "at_once", to: ["never", "at_once"], at7: 1, at8: 1 },
      { from: "daily", to: ["at_once"], at7: 0, at8: 1 },
      { from: "daily", to: ["never"], at7: 0, at8: 0 },
    ];
    clock.now = at("12T23:00");
    const notifyAfter = async (change: (typeof changes)[number]) => {
      const exchange = await aTransaction(backend.db, { status: "active" });
      await choose(exchange.owner, "proposals", "mail", change.from);
      await repeat(exchange);
      return { ...change, owner: exchange.owner };
    };
    const recipients = await Promise.all(changes.map(notifyAfter));
    await runJobs();
    clock.now = at("13T02:00");
    for (const { owner, to } of recipients)
      for (const frequency of to) await choose(owner, "proposals", "mail", frequency);
    const countAt = async (time: string) => {
      await runJobs(time);
      return Promise.all(recipients.map(async ({ owner }) => (await mailsTo(owner)).length));
    };
    expect(await countAt("13T07:00")).toEqual(recipients.map(({ at7 }) => at7));
    expect(await countAt("13T08:00")).toEqual(recipients.map(({ at8 }) => at8));
    expect(await countAt("14T08:00")).toEqual(recipients.map(({ at8 }) => at8));
  });

  it("is not sent by a way that was turned off while it waited", async () => {
    clock.now = at("15T12:00");
    const exchange = await aTransaction(backend.db, { status: "active" });
    const { owner } = exchange;
    for (const way of ["in_app", "mail"]) await choose(owner, "proposals", way, "daily");
    await repeat(exchange);
    await runJobs();
    await choose(owner, "proposals", "in_app", "never");
    await runJobs("16T08:00");
    expect(await listOf(owner)).toEqual([]);
    expect((await mailsTo(owner)).map(({ subject }) => subject)).toEqual(["Tu resumen de Truequea"]);
  });

  it("is in one digest or the next, however many come while one goes out", async () => {
    clock.now = at("06T12:00");
    const exchange = await aTransaction(backend.db, { status: "active" });
    await choose(exchange.owner, "proposals", "in_app", "daily");
    await choose(exchange.owner, "proposals", "mail", "never");
    await repeat(exchange);
    await runJobs();
    clock.now = at("07T08:00");
    const workers = [runJobs(), runJobs()];
    await Promise.all(Array.from({ length: 8 }, () => repeat(exchange)));
    await Promise.all(workers);
    await runJobs();
    await runJobs("08T08:00");
    const list = await listOf(exchange.owner);
    const counted = list.flatMap(({ model }) => model.digest?.topics.map(({ count }) => count) ?? []);
    expect(list.filter((one) => one.type_notification === "new_change")).toHaveLength(9);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(9);
    const open = await backend.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, "digest"), eq(jobs.subjectId, exchange.owner.id), isNull(jobs.doneAt)));
    expect(open).toEqual([]);
  });

  it("mails no digest of what was read meanwhile", async () => {
    clock.now = at("08T12:00");
    const exchange = await aTransaction(backend.db, { status: "active" });
    await choose(exchange.owner, "proposals", "mail", "daily");
    await repeat(exchange);
    await runJobs();
    await call(exchange.owner, "/notifications/read_all", { last_id: 1_000_000 });
    await runJobs("09T08:00");
    expect(await mailsTo(exchange.owner)).toEqual([]);
  });

  it("ends with one click in a mail, by a link that no other user can make", async () => {
    clock.now = at("09T12:00");
    const exchange = await propose();
    await runJobs();
    const [mail] = await mailsTo(exchange.owner);
    const token = mail?.unsubscribeUrl?.split("/").at(-1) ?? "";
    expect(mail?.text).toContain(`https://truequea.example/correos/baja/${token}`);
    const follow = (text: string) => backend.call("/v1/mail_unsubscriptions", { body: { token: text } });
    for (const wrong of [token.replace(/^\d+/, (id) => String(Number(id) + 1)), token.slice(0, -1), "", "1.proposals"])
      expect((await follow(wrong)).status).toBe(422);
    expect(await frequency(exchange.owner, "proposals", "mail")).toBe("at_once");
    expect([(await follow(token)).status, (await follow(token)).status]).toEqual([200, 200]);
    expect(await frequency(exchange.owner, "proposals", "mail")).toBe("never");
    expect(await frequency(exchange.owner, "questions", "mail")).toBe("at_once");
    await repeat(exchange);
    await runJobs();
    expect(await mailsTo(exchange.owner)).toHaveLength(1);
  });

  it("is not mailed to a user who was blocked while it waited", async () => {
    clock.now = at("20T23:00");
    const [held, daily] = [await aTransaction(backend.db), await aTransaction(backend.db)];
    await choose(daily.owner, "proposals", "mail", "daily");
    for (const exchange of [held, daily]) await repeat(exchange);
    await runJobs();
    for (const { ownerId, interestedId } of [held, daily])
      await backend.db.insert(blocks).values({ blockerId: interestedId, blockedId: ownerId });
    await runJobs("21T08:00");
    expect([await mailsTo(held.owner), await mailsTo(daily.owner)]).toEqual([[], []]);
  });
});
