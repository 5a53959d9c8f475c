import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openPostgres } from "../../../backend/db/postgres";
import { usualSearchTimeoutMs } from "../../../backend/db/client";
import type { Db } from "../../../backend/db/client";
import { aPublication, aUser, password, sessionOf } from "../../support/builders";
import type { Publication, User } from "../../support/builders";
import { GraphqlClient } from "../../support/graphqlClient";
import { pollUntil } from "../../support/pollUntil";
import { ASK, LIST } from "../../support/questionOperations";
import type { AskResult, Listed } from "../../support/questionOperations";
import { startRelay } from "../../support/relay";
import { startReplicatedPostgres } from "../../support/replicatedPostgres";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";
import { subscribe } from "../../support/subscribe";

type Relay = Awaited<ReturnType<typeof startRelay>>;

let postgres: Awaited<ReturnType<typeof startReplicatedPostgres>>;
/** Two processes on one database, which hardly wait for the replica, and one that does as long as it takes. */
let backends: [TestBackend, TestBackend];
let patient: TestBackend;
/** Their ways to the primary and to the replica, with what is asked there. */
let ways: { primary: Relay; replica: Relay };
const asked = { primary: "", replica: "" };
const logged: string[] = [];
let owner: User;
let thing: Publication;

beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  ways = {
    primary: await startRelay(postgres.url, (sent) => void (asked.primary += sent)),
    replica: await startRelay(postgres.readUrl, (sent) => void (asked.replica += sent)),
  };
  const log = pino(
    { level: "warn" },
    new Writable({
      write(line: Buffer, _, done) {
        logged.push(line.toString());
        done();
      },
    }),
  );
  const start = (readLagMs: number) =>
    startBackend({
      databaseUrl: ways.primary.url,
      postgres: { readUrl: ways.replica.url, readLagMs },
      jobsEveryMs: 3_600_000,
      searchTimeoutMs: usualSearchTimeoutMs,
      log,
    });
  backends = [await start(200), await start(200)];
  patient = await start(60_000);
  owner = await aUser(backends[0].db, { name: "Olga" });
  thing = await aPublication(backends[0].db, { ownerId: owner.id, title: "Silla de oficina" });
});
afterAll(async () => {
  for (const backend of [...(backends ?? []), patient]) await backend?.stop();
  for (const way of Object.values(ways ?? {})) {
    way.cut();
    await way.stop();
  }
  await postgres?.stop();
});

const reads = () => [
  "/wall",
  "/search_publications?tags=silla",
  "/search_publications_by_values?left=1&right=100000",
  `/search_publications_by_category?category=${thing.categoryId}`,
  "/search_suggestions?text=sil",
  `/find_pub_ids?ids=${thing.id}`,
  `/find_pub_ids?ids=${thing.id}&status=any`,
  `/publications/${thing.id}`,
  `/publications/${thing.id}/similar`,
  `/publications?user_id=${owner.id}`,
  "/publication_addresses",
  `/find_comments_publications?publication_id=${thing.id}`,
  `/users/${owner.id}`,
  `/users/${owner.id}/remarks`,
  "/banners?place=home",
];
const robot = { headers: { "x-viewer": "robot" } };
/** What a read asks of which server, its tables named. */
async function tablesOf(path: string, backend = backends[0]) {
  Object.assign(asked, { primary: "", replica: "" });
  const { status } = await backend.call(path, robot);
  const isAsked = (sent: string) => /from \(?"?(publications|users|banners|remarks|spellings)\b/.test(sent);
  return { status, primary: isAsked(asked.primary), replica: isAsked(asked.replica) };
}
const onPrimary = { status: 200, primary: true, replica: false };
const isUsed = () =>
  pollUntil(
    () => tablesOf("/wall"),
    (read) => read.replica,
  );

/** Asks a question over one process, as a person does. */
async function ask(backend: TestBackend, headers: Record<string, string>, text: string) {
  const body = { publication_id: thing.id, father_comment_id: 0, comment: text };
  expect((await backend.call("/comments_publications", { body, headers })).status).toBe(201);
}
const questions = async (backend: TestBackend, headers: Record<string, string> = {}) =>
  (
    await backend.call<{ comment: string }[]>(`/find_comments_publications?publication_id=${thing.id}`, { headers })
  ).body.map(({ comment }) => comment);

describe("with a replica of the database", () => {
  afterEach(async () => {
    ways.replica.heal();
    await postgres.resume();
    await postgres.delay(0);
    await pollUntil(
      async () => [await tablesOf("/wall"), await tablesOf("/wall", backends[1])],
      (both) => both.every((read) => read.replica),
    );
    logged.length = 0;
  });

  it("reads shared data from the replica and private data from the primary", async () => {
    for (const path of reads())
      await pollUntil(
        () => tablesOf(path, patient),
        (read) => read.replica && !read.primary,
      );
    const headers = await sessionOf(backends[0].db, owner);
    Object.assign(asked, { primary: "", replica: "" });
    for (const path of ["/notifications", "/chats", "/requests", "/counts", "/publications_saveds"])
      expect((await backends[0].call(path, { headers })).status).toBe(200);
    expect(asked.replica).toBe("");
  });

  it("one that lags is waited for, so that reads over either process see every write", async () => {
    await postgres.delay(100);
    const headers = await sessionOf(backends[0].db, await aUser(backends[0].db));
    let found = 0;
    for (const [index, backend] of [backends[0], patient, backends[0], patient].entries()) {
      await ask(backend, headers, `¿Sigue disponible ${index}?`);
      for (const who of [headers, {}]) {
        asked.replica = "";
        expect(await questions(patient, who)).toContain(`¿Sigue disponible ${index}?`);
        found += asked.replica.includes('"comments"') ? 1 : 0;
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it("skips a lagging replica until it catches up, and logs each change once", async () => {
    await postgres.pause();
    const headers = await sessionOf(backends[0].db, await aUser(backends[0].db));
    for (const number of [1, 2, 3]) {
      await ask(backends[0], headers, `¿Hace envíos ${number}?`);
      for (const reader of backends)
        for (const who of [headers, {}]) expect(await questions(reader, who)).toContain(`¿Hace envíos ${number}?`);
    }
    await pollUntil(
      () => Promise.resolve(logged),
      (lines) => lines.length >= 2,
    );
    for (const backend of backends) expect(await tablesOf("/wall", backend)).toEqual(onPrimary);
    const notUsed = expect.stringContaining("the replica of the database is not used: reads go to the primary");
    expect(logged).toEqual([notUsed, notUsed]);
    await postgres.resume();
    for (const backend of backends)
      await pollUntil(
        () => tablesOf("/wall", backend),
        (read) => read.replica,
      );
    const usedAgain = expect.stringContaining("the replica of the database is used again");
    expect(logged).toEqual([notUsed, notUsed, usedAgain, usedAgain]);
  });

  it("one that is gone is not missed, and used when it is back", async () => {
    ways.replica.cut();
    for (const path of reads()) expect([path, (await tablesOf(path)).status]).toEqual([path, 200]);
    await pollUntil(
      () => tablesOf("/wall"),
      (read) => !read.replica && read.primary,
    );
    ways.replica.heal();
    await isUsed();
  });

  it("serves reads while the replica does not answer", async () => {
    ways.replica.block();
    for (const path of reads()) expect([path, (await tablesOf(path)).status]).toEqual([path, 200]);
    // What was open stays silent; new connections pass.
    ways.replica.cut();
  });
});

describe("a read", () => {
  let database: Awaited<ReturnType<typeof openPostgres>>;
  const isReplica = async (db: Db) => {
    const result = await db.execute(sql`select pg_is_in_recovery() as replica, pg_backend_pid() as pid`);
    return (result as unknown as { rows: [{ replica: boolean; pid: number }] }).rows[0];
  };
  beforeAll(async () => {
    database = await openPostgres(postgres.url, { postgres: { readUrl: postgres.readUrl, readLagMs: 1_000 } });
  });
  afterAll(() => database.close());

  it("that the replica breaks off is made again on the primary", async () => {
    const servers: boolean[] = [];
    const answer = await database.read(async (db) => {
      const { replica, pid } = await isReplica(db);
      servers.push(replica);
      if (replica) {
        const other = new Client({ connectionString: postgres.readUrl });
        await other.connect();
        await other.query("select pg_terminate_backend($1, 60000)", [pid]);
        await other.end();
      }
      await isReplica(db);
      return replica;
    });
    expect([servers, answer]).toEqual([[true, false], false]);
    const search = () => database.search(async (db) => (await isReplica(db)).replica);
    expect(await pollUntil(search, (replica) => replica)).toBe(true);
  });

  it("cannot write, nor is a write that is taken for one made on the primary", async () => {
    await pollUntil(
      () => database.read(isReplica),
      ({ replica }) => replica,
    );
    await expect(database.read((db) => db.execute(sql`delete from banners`))).rejects.toMatchObject({
      cause: { code: "25006" },
    });
  });

  it("goes to the primary where the address is not a replica's", async () => {
    const wrong = await openPostgres(postgres.url, { postgres: { readUrl: postgres.url, readLagMs: 0 } });
    expect((await wrong.read(isReplica)).replica).toBe(false);
    await wrong.close();
  });
});

describe("over two gateways, each with a backend of its own", () => {
  let gateways: TestGateway[];
  beforeAll(async () => {
    const settings = { SESSION_SECRET: "a-secret-for-tests-that-is-long-enough", SHARED_ANSWER_MS: "5000" };
    gateways = await Promise.all(backends.map(({ url }) => startGateway(url, settings)));
  });
  afterAll(async () => {
    for (const gateway of gateways ?? []) await gateway.stop();
  });

  it("shows a new question on both backends while the replica is paused", async () => {
    const cookies = new Map<string, string>();
    const hers = gateways.map(({ url }) => new GraphqlClient(url, {}, cookies));
    const [his] = [new GraphqlClient(gateways[1]?.url ?? "")];
    const signIn = "mutation ($input: SignInInput!) { signIn(input: $input) { errors { message } } }";
    const asker = await aUser(backends[0].db);
    await hers[0]?.data(signIn, { input: { email: asker.email, password } });
    await his.data(signIn, { input: { email: owner.email, password } });
    const news = await subscribe<{ commentAdded: { text: string } }>(
      his,
      "subscription ($id: ID!) { commentAdded(publicationId: $id) { ... on Question { text } } }",
      { id: thing.id },
    );
    await isUsed();
    await postgres.pause();
    const textsFor = async (client: GraphqlClient | undefined) =>
      (await client?.data<Listed>(LIST, { id: thing.id }))?.questions?.items.map(({ text }) => text);
    for (const number of [1, 2]) {
      const text = `¿Acepta cambios ${number}?`;
      const asking = hers[0]?.data<AskResult>(ASK, {
        input: { requestId: `r-${number}`, publicationId: thing.id, text },
      });
      const heard = news.next(({ commentAdded }) => commentAdded.text === text).then(() => textsFor(his));
      expect((await asking)?.askQuestion.errors).toEqual([]);
      for (const client of hers) expect(await textsFor(client)).toContain(text);
      expect(await heard).toContain(text);
    }
    await news.stop();
    await postgres.resume();
  });
});
