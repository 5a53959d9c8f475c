import { Client, escapeIdentifier } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import release from "../../../backend/db/released.json";
import { emptyPostgres, freshPostgres } from "../../support/postgres";
import { breakingChanges, columnsKnownAt, journal, migrationsBetween, readShape } from "../../support/tableShape";
import type { TableShape } from "../../support/tableShape";

/**
 * While backends are replaced one by one, those of the last release run on the tables of the next one. Each exception
 * names what is found, and why no code of the last release minds.
 */
const exceptions: Record<string, string> = {
  "index publications_title_cell is gone": "the code of the last release finds words by publications_words_cell",
};

const released = release.migration;
let server: Awaited<ReturnType<typeof freshPostgres>>;
let database: Awaited<ReturnType<typeof emptyPostgres>>;
let client: Client;
let before: TableShape;
let after: TableShape;
beforeAll(async () => {
  server = await freshPostgres();
  database = await emptyPostgres(server.url);
  client = new Client({ connectionString: database.url });
  await client.connect();
  for (const statement of migrationsBetween(null, released)) await client.query(statement);
  before = await readShape(client);
  for (const statement of migrationsBetween(released, null)) await client.query(statement);
  after = await readShape(client);
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
  await server?.drop();
});

it("the last release is one of the migrations", () => {
  expect(journal().map(({ tag }) => tag)).toContain(released);
  expect(before.tables.size).toBeGreaterThan(40);
});

it("migrations since the last release only add what its code need not know", () => {
  const found = breakingChanges(before, after);
  expect(found.filter((change) => !(change in exceptions))).toEqual([]);
  // An exception goes with the release that ends it.
  expect(Object.keys(exceptions).filter((change) => !found.includes(change))).toEqual([]);
});

it("every table takes the statements that the code of the last release makes of its columns", async () => {
  const name = escapeIdentifier;
  const refused: string[] = [];
  for (const [table, columns] of columnsKnownAt(released)) {
    const list = columns.map(name).join(", ");
    const values = columns.map((_, index) => `$${index + 1}`).join(", ");
    const settings = columns.map((column, index) => `${name(column)} = $${index + 1}`).join(", ");
    for (const statement of [
      `select ${list} from ${name(table)}`,
      `insert into ${name(table)} (${list}) values (${values}) returning ${list}`,
      `update ${name(table)} set ${settings}`,
    ]) {
      const known = client.query(`prepare known as ${statement}; deallocate known`);
      await known.catch((error: Error) => refused.push(`${statement}: ${error.message}`));
    }
  }
  expect(refused).toEqual([]);
});

async function changesBy(statement: string) {
  await client.query("begin");
  try {
    await client.query(statement);
    return breakingChanges(after, await readShape(client));
  } finally {
    await client.query("rollback");
  }
}

it.each([
  ["drop table banners cascade", "banners is gone"],
  ["alter table users drop column city", "users.city is gone"],
  ["alter table users rename column city to town", "users.city is gone"],
  ["alter table users alter column city type varchar(20)", "users.city was text, and is character varying(20)"],
  ["alter table users alter column email drop not null", "users.email may be null now"],
  ["alter table users alter column city set not null", "users.city may not be null any more"],
  ["alter table users alter column active drop default", "users.active has no default any more"],
  ["alter table users add column nick text not null", "users.nick is new, and has to be given"],
  [
    "alter table users add constraint short check (length(city) < 9)",
    "users: short now says CHECK ((length(city) < 9))",
  ],
  [
    "create unique index one on users (city)",
    "users: one now says CREATE UNIQUE INDEX one ON public.users USING btree (city)",
  ],
  ["alter table users drop constraint users_pkey cascade", "users: users_pkey is gone"],
  ["drop trigger publications_cell on publications", "trigger publications_cell of publications is gone"],
])("a migration that says «%s» would be found", async (statement, expected) => {
  expect(await changesBy(statement)).toContain(expected);
});

it.each([
  "alter table users add column nick text",
  "alter table users add column nick text not null default ''",
  "alter table users add column friend_id int references users check (friend_id > 0)",
  "create index quick on users (city)",
  "create table extra (id int primary key, name text not null, user_id int not null references users)",
])("one that says «%s» is none of them", async (statement) => {
  expect(await changesBy(statement)).toEqual([]);
});
