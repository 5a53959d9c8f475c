import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { jobs } from "../../../backend/db/schema/jobs";
import { mails } from "../../../backend/db/schema/mails";
import { runOneJob } from "../../../backend/jobs/runner";
import { aPublication, aUser, sessionOf } from "../../support/builders";
import type { User } from "../../support/builders";
import { aForm } from "../../support/uploads";
import { findFreePort } from "../../../scripts/freePort";
import { freshPostgres } from "../../support/postgres";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { pollUntil } from "../../support/pollUntil";

/** Mails received by the mail server. */
const received: { to: string; raw: string }[] = [];
/** Status codes that a recipient is answered with before mail is accepted. */
const refusals = new Map<string, number[]>();
const clock = { ahead: 0 };
let backend: TestBackend;
let smtp: SMTPServer;
let smtpUrl: string;

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const code = refusals.get(address)?.shift();
      done(code ? Object.assign(new Error("not now"), { responseCode: code }) : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        received.push({ to: session.envelope.rcptTo[0]?.address ?? "", raw: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  backend = await startBackend({
    smtpUrl,
    outbox: false,
    publicUrl: "https://truequea.example",
    now: () => new Date(Date.now() + clock.ahead),
  });
});
beforeEach(() => {
  clock.ahead = 0;
});
afterAll(async () => {
  await backend.stop();
  await new Promise<void>((done) => {
    smtp.close(done);
  });
});

let number = 3_000_000;
const registration = (email: string) => ({
  form: aForm({
    name: "Marta",
    last_name: "Rojas",
    email,
    phone: `+58412${++number}`,
    date_of_birth: "1995-02-10",
    gender: "0",
    password: "Cambio#2024",
    state: "Distrito Capital",
    country: "Venezuela",
  }),
});
const to = (email: string) => received.filter((mail) => mail.to === email);
const rowsTo = (email: string, on = backend) =>
  on.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id);

it("sends a mail once over SMTP as text and HTML, stores no link, and has no outbox in production", async () => {
  const email = "marta@example.com";
  await backend.call("/users", registration(email));
  const [sent] = await pollUntil(
    () => rowsTo(email),
    ([mail]) => Boolean(mail?.sentAt),
  );
  expect(to(email)).toHaveLength(1);
  const raw = to(email)[0]?.raw.replaceAll("=\r\n", "").replaceAll("=3D", "=") ?? "";
  expect(raw).toMatch(/^To: marta@example\.com$/m);
  expect(raw).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(raw).not.toMatch(/^List-Unsubscribe/m);
  expect(raw.match(/Content-Type: text\/(plain|html)/g)).toHaveLength(2);
  expect(raw.match(/truequea\.example\/confirm\/user\//g)?.length).toBeGreaterThan(1);
  expect(raw).not.toMatch(/<img|src=|url\(|<script|<link/);
  expect([sent?.text, sent?.html, sent?.attempts]).toEqual(["", "", 1]);
  expect((await fetch(`${backend.url}/outbox`)).status).toBe(404);
  expect((await fetch(`${backend.url}/outbox/${sent?.id}`)).status).toBe(404);
});

it("retries with growing delay while the server is busy, and not for unknown addresses", async () => {
  refusals.set("ocupado@example.com", [451, 451]);
  refusals.set("nadie@example.com", [550, 550, 550]);
  for (const email of refusals.keys()) expect((await backend.call("/users", registration(email))).status).toBe(201);
  const tried = (count: number) =>
    pollUntil(
      () => rowsTo("ocupado@example.com"),
      ([mail]) => mail?.attempts === count,
    );
  const waits: number[] = [];
  for (const count of [1, 2]) {
    const [mail] = await tried(count);
    const wait = (mail?.dueAt.getTime() ?? 0) - backend.services.now().getTime();
    waits.push(Math.round(wait / 60_000));
    clock.ahead += wait + 1_000;
  }
  await pollUntil(
    () => rowsTo("ocupado@example.com"),
    ([mail]) => Boolean(mail?.sentAt),
  );
  expect([waits, to("ocupado@example.com").length]).toEqual([[1, 2], 1]);
  const [unknown] = await rowsTo("nadie@example.com");
  expect([unknown?.sentAt, unknown?.text, refusals.get("nadie@example.com")?.length]).toEqual([null, "", 2]);
});

it("mails each event of a transaction once, to users who want it, without places or contact data", async () => {
  const people = {
    owner: await aUser(backend.db, { name: "Olga" }),
    interested: await aUser(backend.db, { name: "Pedro <b>" }),
    silent: await aUser(backend.db, { notificationsEmail: false }),
  };
  const call = async (user: User, path: string, options: { method?: string; body: unknown }) =>
    expect((await backend.call(path, { ...options, headers: await sessionOf(backend.db, user) })).status).toBeLessThan(
      300,
    );
  // Does not wait for the runner's next poll.
  const settled = () =>
    pollUntil(
      async () => {
        await runOneJob(backend.services);
        return backend.db
          .select()
          .from(jobs)
          .where(and(eq(jobs.kind, "mail"), isNull(jobs.doneAt)));
      },
      (rows) => rows.length === 0,
    );
  const own = await aPublication(backend.db, { ownerId: people.owner.id, title: "Silla & mesa" });
  const offered = await aPublication(backend.db, { ownerId: people.interested.id });
  const propose = {
    body: { publication_id: own.id, publication_interesteds_ids: [offered.id], tags: ["y mi número 0414-1112233"] },
  };
  for (const user of [people.interested, people.silent]) {
    await call(
      user,
      "/v1/transactions/",
      user === people.silent ? { body: { publication_id: own.id, tags: ["algo"] } } : propose,
    );
  }
  const [first] = await backend.db
    .execute(sql`select id from transactions where interested_id = ${people.interested.id}`)
    .then((result) => (result as unknown as { rows: { id: number }[] }).rows);
  const move = (user: User, status: string) =>
    call(user, `/v1/transactions/${first?.id}`, { method: "PUT", body: { status } });
  const rate = (user: User) =>
    call(user, "/ranke_user", { method: "PUT", body: { transaction_id: first?.id, rank: 5 } });
  await settled();
  await move(people.owner, "accepted");
  await settled();
  await rate(people.owner);
  await move(people.owner, "confirmed_owner");
  await settled();
  await rate(people.interested);
  await move(people.interested, "complete");
  await settled();

  const subjects = async (user: User) => (await rowsTo(user.email)).map(({ subject }) => subject);
  expect(await subjects(people.owner)).toEqual([
    "Nueva propuesta por «Silla & mesa»",
    "Nueva propuesta por «Silla & mesa»",
    "¡Cambio completado! «Silla & mesa»",
  ]);
  expect(await subjects(people.interested)).toEqual(["Olga aceptó tu propuesta", "Olga confirmó el cambio"]);
  expect(await subjects(people.silent)).toEqual([]);
  await pollUntil(
    () =>
      backend.db
        .select()
        .from(mails)
        .where(and(eq(mails.isOptional, true), isNotNull(mails.sentAt))),
    (rows) => rows.length === 5,
  );
  const all = [people.owner, people.interested].flatMap(({ email }) =>
    to(email).map(({ raw }) => raw.replaceAll("=\r\n", "").replaceAll("=3D", "=")),
  );
  for (const raw of all) {
    const headers = raw.replace(/\r?\n[ \t]+/g, " ");
    expect(headers).toMatch(
      /^List-Unsubscribe: <https:\/\/truequea\.example\/correos\/baja\/\d+\.proposals\.[\w-]{43}>\r?$/m,
    );
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(raw.split("text/html")[1]).not.toContain("<b>");
    for (const secret of [own.address1 ?? "", "0414-1112233", people.owner.phone ?? "", people.interested.phone ?? ""])
      expect(raw.includes(secret)).toBe(false);
  }
  expect(all.filter((raw) => raw.includes(people.owner.email) && raw.includes(people.interested.email))).toEqual([]);
});

it("takes requests while the mail server is unavailable, and sends after a restart", async () => {
  const { url: databaseUrl, drop } = await freshPostgres();
  const dead = await startBackend({ databaseUrl, smtpUrl: `smtp://127.0.0.1:${await findFreePort()}` });
  expect((await dead.call("/users", registration("tarde@example.com"))).status).toBe(201);
  await pollUntil(
    () => rowsTo("tarde@example.com", dead),
    ([mail]) => mail?.attempts === 1,
  );
  await dead.stop();
  const again = await startBackend({ databaseUrl, smtpUrl, now: () => new Date(Date.now() + 5 * 60_000) });
  await pollUntil(
    () => rowsTo("tarde@example.com", again),
    ([mail]) => Boolean(mail?.sentAt),
  );
  expect(to("tarde@example.com")).toHaveLength(1);
  await again.stop();
  await drop();
});

it("delays neither a request nor the stop while the mail server does not answer", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const warnings: string[] = [];
  const waiting = await startBackend({
    smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
    log: pino({ level: "warn" }, { write: (line) => warnings.push(line) }),
  });
  await waiting.call("/users", registration("uno@example.com"));
  await expect.poll(() => sockets.length, { timeout: 60_000 }).toBeGreaterThan(0);
  // The attempt is given up with a warning in the end: request and stop come before that.
  expect((await waiting.call("/users", registration("dos@example.com"))).status).toBe(201);
  await waiting.stop();
  expect(warnings).toEqual([]);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

it("gives an attempt up that takes too long, long before another process may send the mail", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(200));
  const waiting = await startBackend({ smtpUrl: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
  await waiting.db.insert(mails).values({ recipient: "tres@example.com", subject: "s", text: "t", html: "h" });
  // The socket's own limits come after half a minute only.
  const [mail] = await pollUntil(
    () => rowsTo("tres@example.com", waiting),
    ([row]) => row?.attempts === 1,
  );
  const lengths = limit.mock.calls.map(([ms]) => ms);
  limit.mockRestore();
  expect([mail?.sentAt, mail?.text]).toEqual([null, "t"]);
  expect(lengths).toEqual([2 * 60_000]);
  await waiting.stop();
  for (const socket of sockets) socket.destroy();
  silent.close();
});
