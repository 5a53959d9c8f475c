import { spawn } from "node:child_process";
import { expect, it } from "vitest";
import { emptyPostgres, freshPostgres } from "../../support/postgres";
import { mainOf } from "../../support/serverMain";
import { startBackend } from "../../support/startBackend";

/** Runs `migrate` to its end. */
async function migrate(databaseUrl: string) {
  const child = spawn(process.execPath, [...mainOf("backend"), "migrate"], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (printed += String(chunk)));
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, printed };
}

it("a database is migrated by a step of its own, after which a backend starts that does not migrate", async () => {
  const server = await freshPostgres();
  const empty = await emptyPostgres(server.url);
  const options = { databaseUrl: empty.url, postgres: { migratesAtStart: false } };
  await expect(startBackend(options)).rejects.toThrow("Failed query");
  const done = { code: 0, printed: "The database is up to date.\n" };
  expect(await migrate(empty.url)).toEqual(done);
  expect(await migrate(empty.url)).toEqual(done);
  const backend = await startBackend(options);
  expect((await fetch(`${backend.url}/readyz`)).status).toBe(200);
  await backend.stop();
  await empty.drop();
  await server.drop();
});

it("without PostgreSQL, or where it is away, the step ends with one line", async () => {
  expect(await migrate("")).toEqual({
    code: 1,
    printed: "DATABASE_URL is required: PGlite is migrated at the start\n",
  });
  const { code, printed } = await migrate("postgres://truequea@127.0.0.1:1/nowhere");
  expect(code).toBe(1);
  expect(printed).toMatch(/^PostgreSQL cannot be reached with DATABASE_URL: .*\n$/);
});
