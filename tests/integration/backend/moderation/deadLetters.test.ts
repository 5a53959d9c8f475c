import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deadLetters } from "../../../../backend/db/schema/deadLetters";
import { jobs } from "../../../../backend/db/schema/jobs";
import { mails } from "../../../../backend/db/schema/mails";
import { jobHandlers } from "../../../../backend/jobs/handlers";
import { runOneJob } from "../../../../backend/jobs/runner";
import { aUser, sessionOf } from "../../../support/builders";
import { pollUntil } from "../../../support/pollUntil";
import { bothDatabases, startBackend } from "../../../support/startBackend";

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const stop of stops.splice(0).toReversed()) await stop();
});

interface Listed {
  dead_letters: { id: number; kind: string; subject_id: number; attempts: number; failure: string }[];
}
const secret = "https://truequea.example/confirm/user/geheim";

/** A mail server that is always busy, and says so with what it was sent. */
async function startBusySmtp() {
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`${address} ${secret}`), { responseCode: 451 })),
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  stops.push(() => new Promise<void>((done) => smtp.close(done)));
  return `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
}

describe.each(bothDatabases)("what failed too often on %s", (database) => {
  it("waits for an operator, who repeats or discards it once, and is hidden from everybody else", async () => {
    const backend = await startBackend({
      database,
      smtpUrl: await startBusySmtp(),
      jobsEveryMs: 3_600_000,
      operatorEmails: new Set(["olga@operadores.example", "oscar@operadores.example"]),
    });
    stops.push(backend.stop);
    const { db, services, call } = backend;
    const [olga, oscar, stranger] = await Promise.all(
      ["olga@operadores.example", "oscar@operadores.example", "ana@example.com"].map(async (email) =>
        sessionOf(db, await aUser(db, { email })),
      ),
    );
    const list = async () =>
      (await call<Listed>("/moderation/dead_letters", { headers: olga ?? {} })).body.dead_letters;
    const settle = async (headers: Record<string, string> | undefined, id: number | undefined, action: string) =>
      (await call(`/moderation/dead_letters/${id}`, { method: "PUT", body: { action }, headers: headers ?? {} }))
        .status;

    const expire = vi.spyOn(jobHandlers, "expire").mockRejectedValue(new Error(`Marta ${secret}`));
    await db.insert(jobs).values({ kind: "expire", subjectId: 7, dueAt: new Date(0), attempts: 28 });
    await runOneJob(services);
    expect(await list()).toEqual([]);
    await db.update(jobs).set({ dueAt: new Date(0) });
    await runOneJob(services);
    await db
      .insert(mails)
      .values({ recipient: "marta@example.com", subject: "Hola", text: secret, html: secret, attempts: 19 });
    const letters = await pollUntil(list, (found) => found.length === 2);
    expect(letters).toMatchObject([
      { kind: "send_mail", subject_id: 1, attempts: 20, failure: "SMTP 451" },
      { kind: "expire", subject_id: 7, attempts: 30, failure: "Error" },
    ]);
    expect(JSON.stringify(letters)).not.toMatch(/geheim|marta/i);
    expect(await runOneJob(services)).toBe(false);

    const [mail, job] = letters;
    expect((await call("/moderation/dead_letters", { headers: stranger ?? {} })).status).toBe(403);
    expect((await call("/moderation/dead_letters")).status).toBe(401);
    expect(await settle(stranger, job?.id, "repeat")).toBe(403);
    expect(await settle(olga, job?.id, "burn")).toBe(422);
    expect(await settle(olga, 999, "repeat")).toBe(404);

    expect(await Promise.all([1, 2].map(() => settle(olga, job?.id, "repeat")))).toEqual([200, 200]);
    expect(await settle(oscar, job?.id, "repeat")).toBe(409);
    expect(await settle(olga, job?.id, "discard")).toBe(409);
    expire.mockResolvedValue(undefined);
    const before = expire.mock.calls.length;
    while (await runOneJob(services));
    expect(expire.mock.calls.length).toBe(before + 1);

    expect(await settle(olga, mail?.id, "discard")).toBe(200);
    const [discarded] = await db.select().from(mails).where(eq(mails.id, 1));
    expect([discarded?.text, discarded?.html, discarded?.sentAt]).toEqual(["", "", null]);
    expect(await list()).toEqual([]);
    const trail = await call<{ decisions: Record<string, unknown>[] }>("/moderation/decisions", {
      headers: olga ?? {},
    });
    expect(trail.body.decisions).toMatchObject([
      { kind: "dead_letter", subject_id: mail?.id, action: "discard" },
      { kind: "dead_letter", subject_id: job?.id, action: "repeat" },
    ]);

    // An item would stay hidden from operators, or a person's data be kept.
    const decided = vi.spyOn(jobHandlers, "decide").mockResolvedValue(undefined);
    const erased = vi.spyOn(jobHandlers, "erase").mockResolvedValue(undefined);
    await db
      .insert(deadLetters)
      .values((["decide", "erase"] as const).map((kind) => ({ kind, subjectId: 8, attempts: 30, failure: "Error" })));
    const needed = await list();
    expect(needed.map(({ kind }) => kind)).toEqual(["erase", "decide"]);
    for (const { id } of needed) expect(await settle(olga, id, "discard")).toBe(422);
    expect(await list()).toEqual(needed);
    for (const { id } of needed) expect(await settle(olga, id, "repeat")).toBe(200);
    while (await runOneJob(services));
    expect([decided.mock.calls.length, erased.mock.calls.length]).toEqual([1, 1]);
    expect(await list()).toEqual([]);
  });

  it("takes a mail that is older than three days without its text, and leaves one that was refused", async () => {
    const backend = await startBackend({
      database,
      smtpUrl: await startBusySmtp(),
      jobsEveryMs: 3_600_000,
      operatorEmails: new Set(["olga@operadores.example"]),
    });
    stops.push(backend.stop);
    const { db, call } = backend;
    const olga = await sessionOf(db, await aUser(db, { email: "olga@operadores.example" }));
    const written = (age: number, text: string, attempts: number) => ({
      recipient: "marta@example.com",
      subject: "Hola",
      text,
      html: text,
      attempts,
      createdAt: new Date(Date.now() - age),
    });
    const threeDays = 3 * 24 * 60 * 60_000;
    // As a release with fewer attempts leaves one whose address there is not.
    await db.insert(mails).values([written(0, "", 12), written(threeDays, secret, 5), written(0, secret, 19)]);
    const list = async () => (await call<Listed>("/moderation/dead_letters", { headers: olga })).body.dead_letters;
    const letters = await pollUntil(list, (found) => found.length >= 2);
    expect(letters.toSorted((a, b) => a.subject_id - b.subject_id)).toMatchObject([
      { kind: "send_mail", subject_id: 2, attempts: 5, failure: "EXPIRED" },
      { kind: "send_mail", subject_id: 3, attempts: 20, failure: "SMTP 451" },
    ]);
    const rows = await db.select().from(mails).orderBy(mails.id);
    expect(rows.map(({ text, html, attempts }) => [text, html, attempts])).toEqual([
      ["", "", 12],
      ["", "", 20],
      [secret, secret, 20],
    ]);
    const expired = letters.find(({ subject_id }) => subject_id === 2);
    const repeat = await call(`/moderation/dead_letters/${expired?.id}`, {
      method: "PUT",
      body: { action: "repeat" },
      headers: olga,
    });
    expect(repeat.status).toBe(409);
  });
});
