import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Db } from "../../../backend/db/client";
import { moveDatabase } from "../../../backend/db/move";
import { openPglite, startPglite } from "../../../backend/db/pglite";
import { openPostgres } from "../../../backend/db/postgres";
import { seed } from "../../../backend/seed";
import { createBackend } from "../../../backend/server";
import type { BackendOptions } from "../../../backend/server";
import { leafCategory, publish, signIn } from "../../support/people";
import type { Person } from "../../support/people";
import { findPostgresPrograms } from "../../../scripts/postgres.mjs";
import { migratedTemplate } from "../../support/pgliteTemplate";
import { emptyPostgres, freshPostgres } from "../../support/postgres";
import { mainOf } from "../../support/serverMain";
import "../../support/startBackend";
import { startGateway } from "../../support/startGateway";

/** The demo town on PGlite is the first of them; the others come of it. */
let folder: string;
let town: string;
let walked: Walk;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "truequea-restoring-"));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  town = join(folder, "town");
  // What another test has drawn is not drawn again.
  const drawn = join(process.env.TOWN_FOLDER ?? folder, "uploads");
  if (existsSync(drawn))
    await cp(drawn, join(town, "uploads"), { recursive: true, filter: (file) => !file.endsWith(".part") });
  await mkdir(town, { recursive: true });
  // A new folder would be given all migrations one by one.
  await (await startPglite({ dataDir: join(town, "database"), loadDataDir: await migratedTemplate() })).close();
  walked = await withProduct({ dataFolder: town, prepare: [async (services) => void (await seed(services))] }, walk);
});
afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

/** A backend with a gateway in front, for as long as `use` takes. */
async function withProduct<Result>(options: BackendOptions, use: (ana: Person) => Promise<Result>): Promise<Result> {
  const backend = await createBackend(options);
  const gateway = await startGateway(backend.url);
  try {
    const ana = await signIn({ url: gateway.url, outboxUrl: null }, "ana@example.com");
    if (!ana) throw new Error("Ana cannot sign in");
    return await use(ana);
  } finally {
    await gateway.stop();
    await backend.stop();
  }
}

interface Card {
  publication?: { id: string; title: string };
}

interface Walk {
  wall: { items: Card[] };
  publication: { images: { url: string }[] };
  chats: { items: { id: string; messages: { items: { text: string | null }[] } }[] };
  pictures: string[];
}

/** What Ana sees on her way: the wall, a publication with its pictures, her conversations. */
async function walk({ client }: Person): Promise<Walk> {
  const seen = await client.data<Omit<Walk, "pictures">>(`{
    wall { items { ... on PublicationWallItem { publication { id title } } } }
    publication(id: 3) { id title description images { url } owner { firstName } interests }
    chats(tab: IN_PROGRESS) { items { id counterpart { firstName } messages { items { id text isOwn createdAt } } } }
  }`);
  const pictures = await Promise.all(
    seen.publication.images.map(async ({ url }) => {
      const bytes = new Uint8Array(await (await fetch(new URL(url, client.url))).arrayBuffer());
      return createHash("sha256").update(bytes).digest("hex");
    }),
  );
  return JSON.parse(JSON.stringify({ ...seen, pictures }).replaceAll(client.url, "")) as Walk;
}

/** Runs the command `move` to its end. */
async function move(url: string) {
  const child = spawn(process.execPath, [...mainOf("backend"), "move", "--to", url], {
    env: { ...process.env, DATA_DIR: town },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (printed += String(chunk)));
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, printed };
}

/** The lines that docs/operating.md has for it, but for the first, which says where. */
async function runDocumented(section: string, env: Record<string, string>) {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error("PostgreSQL with pg_dump is not installed; as root on Debian `npm test` installs it");
  const text = await readFile(join(import.meta.dirname, "../../../docs/operating.md"), "utf8");
  const [, block = ""] = text.split(`## ${section}\n`)[1]?.split("```\n") ?? [];
  const [, ...lines] = block.trim().split("\n");
  expect(lines.length).toBeGreaterThan(2);
  await promisify(execFile)("sh", ["-ec", lines.join("\n")], {
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...env },
  });
}

const tryMove = (url: string) => moveDatabase(join(town, "database"), url, () => {});

interface Content {
  name: string;
  rows: number;
  hash: string;
}

const rowsOf = async <Row>(db: Db, query: string) =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: Row[] }).rows;

/**
 * Every table with a fingerprint of all its rows, and every sequence with its state. The computed points on the globe
 * are left out: two machines round their sines differently.
 */
async function contentOf(database: Database): Promise<Content[]> {
  const { db } = database;
  const names = await rowsOf<{ name: string; sequence: boolean }>(
    db,
    `select relname as name, relkind = 'S' as sequence from pg_class
     where relkind in ('r', 'S') and relnamespace = 'public'::regnamespace order by relname`,
  );
  const content: Content[] = [];
  for (const { name, sequence } of names) {
    const line = sequence ? "(t.last_value, t.is_called)::text" : "(to_jsonb(t) - 'spot')::text";
    content.push(
      ...(await rowsOf<Content>(
        db,
        `select '${name}' as name, count(*)::int as rows, md5(string_agg(${line}, '|' order by ${line} collate "C")) as hash
         from "${name}" t`,
      )),
    );
  }
  return content;
}

const openTown = () => openPglite({ dataFolder: join(town, "database") });

/** Tables and functions of ours, whatever they hold. */
const namesOf = (db: Db) =>
  rowsOf(
    db,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
     union select nspname from pg_namespace where nspname = 'drizzle'`,
  );

describe("the town of PGlite", () => {
  it("is the same on a copy of its folder", async () => {
    expect(walked.wall.items.length).toBeGreaterThan(5);
    expect(walked.pictures.length).toBeGreaterThan(0);
    expect(walked.chats.items[0]?.messages.items.length).toBeGreaterThan(0);
    const copy = join(folder, "copy");
    await cp(town, copy, { recursive: true });
    expect(await withProduct({ dataFolder: copy }, walk)).toEqual(walked);
  });

  it("moves to PostgreSQL with everything, and from there by a dump to another one", async () => {
    const filled = await freshPostgres();
    ends.push(filled.drop);
    const target = await emptyPostgres(filled.url);
    ends.push(target.drop);

    await expect(tryMove(filled.url)).rejects.toThrow("The database is not empty: it has the table drizzle.");
    const before = await openTown();
    await expect(tryMove(target.url)).rejects.toThrow(`is in use by process ${process.pid}`);
    // One row that refers to nothing: PostgreSQL refuses it at the very end.
    await before.db.execute(sql`set session_replication_role = replica`);
    await before.db.execute(sql`insert into blocks (blocker_id, blocked_id) values (1, 999999)`);
    await before.close();
    await expect(tryMove(target.url)).rejects.toThrow("violates foreign key constraint");
    const emptied = await openPostgres(target.url, { postgres: { migratesAtStart: false } });
    expect(await namesOf(emptied.db)).toEqual([]);
    await emptied.close();

    const mended = await openTown();
    await mended.db.execute(sql`delete from blocks where blocked_id = 999999`);
    const content = await contentOf(mended);
    const [last] = await rowsOf<{ id: number }>(mended.db, "select last_value::int as id from publications_id_seq");
    await mended.close();
    const moved = await move(target.url);
    const total = content.filter(({ name }) => !name.endsWith("_seq")).reduce((sum, { rows }) => sum + rows, 0);
    expect([moved.code, moved.printed]).toEqual([0, expect.stringContaining(`Moved ${total} rows of`)]);
    expect(moved.printed).toContain("users: 65\n");
    const there = await openPostgres(target.url, { postgres: { migratesAtStart: false } });
    expect(await contentOf(there)).toEqual(content);
    await there.close();

    const restored = await emptyPostgres(filled.url);
    ends.push(restored.drop);
    const backup = join(folder, "backup");
    await mkdir(backup);
    let title = "";
    let now: Walk | undefined;
    await withProduct({ databaseUrl: target.url, dataFolder: town }, async (ana) => {
      expect(await walk(ana)).toEqual(walked);
      title = "Trompo de madera";
      const categoryId = await leafCategory(ana.client, "PRODUCT");
      expect(await publish(ana, { title, categoryId })).toBe(String((last?.id ?? 0) + 1));
      now = await walk(ana);
      await runDocumented("Backup", { to: backup, DATA_DIR: town, DATABASE_URL: target.url });
    });
    const place = join(folder, "place");
    await runDocumented("Restore", { from: backup, DATA_DIR: place, DATABASE_URL: restored.url });
    const again = await withProduct({ databaseUrl: restored.url, dataFolder: place }, walk);
    expect(again).toEqual(now);
    expect(again.wall.items[0]?.publication?.title).toBe(title);
  });
});
