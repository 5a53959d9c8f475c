import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { isNull } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { scheduleExpiry } from "../../../backend/commands/expireTransaction";
import { mails } from "../../../backend/db/schema/mails";
import { notifications } from "../../../backend/db/schema/notifications";
import { aTransaction } from "../../support/builders";
import { freshPostgres } from "../../support/postgres";
import { pollUntil } from "../../support/pollUntil";
import { mainOf } from "../../support/serverMain";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const day = 24 * 60 * 60_000;
/** Whom each mail that arrived was for. */
const received: string[] = [];
/** Mails for `slow…` end when these are called. */
const held: (() => void)[] = [];
let smtp: SMTPServer;
let smtpUrl: string;
let databaseUrl: string;
let server: TestBackend;
let drop: () => Promise<void>;
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo[0]?.address ?? "";
      const end = () => {
        received.push(to);
        done();
      };
      stream.on("end", () => (to.startsWith("slow") ? held.push(end) : end())).resume();
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  ({ url: databaseUrl, drop } = await freshPostgres());
  server = await startBackend({ databaseUrl, smtpUrl, role: "server" });
});
afterEach(async () => {
  for (const end of held.splice(0)) end();
  for (const stop of stops.splice(0)) await stop();
});
afterAll(async () => {
  await server.stop();
  await drop();
  await new Promise<void>((done) => {
    smtp.close(done);
  });
});

const write = (recipients: readonly string[]) =>
  server.db
    .insert(mails)
    .values(recipients.map((recipient) => ({ recipient, subject: "Hola", text: "Hola", html: "<p>Hola</p>" })));
const unsent = () => server.db.select().from(mails).where(isNull(mails.sentAt));

async function startWorker() {
  const worker = await startBackend({ databaseUrl, smtpUrl, role: "worker" });
  stops.push(worker.stop);
  return worker;
}

it("several workers send each mail and do each job once, while a slow mail holds neither", async () => {
  const slow = ["slow-1@example.com", "slow-2@example.com"];
  // One is held before the other worker comes, so that each might be stuck with one.
  for (const [index, recipient] of slow.entries()) {
    await write([recipient]);
    await startWorker();
    await pollUntil(
      async () => held.length,
      (count) => count === index + 1,
    );
  }
  const updatedAt = new Date(Date.now() - 3.1 * day);
  const built = await Promise.all(
    Array.from({ length: 6 }, () => aTransaction(server.db, { status: "accepted", updatedAt })),
  );
  for (const { id } of built) await scheduleExpiry(server.db, id, updatedAt);
  const parties = built.flatMap(({ owner, interested }) => [owner, interested]);
  const recipients = Array.from({ length: 20 }, (_, index) => `persona-${index}@example.com`);
  await write(recipients);
  // A reminder for each party, whose mails come with it.
  const expected = [...recipients, ...parties.map(({ email }) => email)].sort();
  await pollUntil(
    async () => received.length,
    (count) => count >= expected.length,
  );
  expect(received.toSorted()).toEqual(expected);
  expect(held).toHaveLength(2);
  // Still under way: neither was given up before the others were sent. Those are marked just after they have arrived.
  await pollUntil(unsent, (rows) => rows.length <= slow.length);
  expect((await unsent()).map(({ recipient, attempts }) => [recipient, attempts])).toEqual(slow.map((to) => [to, 0]));
  const reminded = await server.db.select().from(notifications);
  expect(reminded.map(({ userId }) => userId).sort()).toEqual(parties.map(({ id }) => id).sort());
});

/** A worker in a process of its own. */
function spawnWorker(env: Record<string, string>) {
  const child = spawn(process.execPath, [...mainOf("backend"), "worker"], {
    env: { ...process.env, BACKEND_PORT: "0", SEED: "off", DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (printed += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  stops.push(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, ended, printed: () => printed };
}

it("a worker of its own says that it lives and serves nothing else, and ends what it sends when it is stopped", async () => {
  const { child, ended, printed } = spawnWorker({});
  const said = await pollUntil(
    async () => printed(),
    (text) => text.includes("ready at"),
  );
  const url = /^Worker ready at (\S+)$/m.exec(said)?.[1] ?? "";
  const statuses = await Promise.all(
    ["/healthz", "/readyz", "/api/categories", "/cable", "/outbox", "/uploads/1"].map(
      async (path) => (await fetch(`${url}${path}`)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404]);
  await write(["slow-again@example.com"]);
  await pollUntil(
    async () => held.length,
    (count) => count === 1,
  );
  child.kill("SIGTERM");
  // Nothing new is begun, and what is under way is not sent by another worker.
  await pollUntil(
    () =>
      fetch(`${url}/readyz`).then(
        ({ status }) => status,
        () => 503,
      ),
    (status) => status === 503,
  );
  await write(["late@example.com"]);
  for (const end of held.splice(0)) end();
  expect(await ended).toBe(0);
  expect((await unsent()).map(({ recipient }) => recipient)).toEqual(["late@example.com"]);
});

it("a worker without PostgreSQL says what it needs", async () => {
  const { ended, printed } = spawnWorker({ DATABASE_URL: "" });
  expect([await ended, printed()]).toEqual([1, "DATABASE_URL is required: PGlite has room for one process\n"]);
});
