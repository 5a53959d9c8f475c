import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../../../backend/log";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const lines: string[] = [];
let backend: TestBackend;
beforeAll(async () => {
  // No sweep looks for the tables that are dropped below.
  backend = await startBackend({
    jobsEveryMs: 3_600_000,
    log: createLog("info", { write: (line) => lines.push(line) }),
  });
});
afterAll(() => backend.stop());

it("the log of a failure names its place and nothing that users sent", async () => {
  for (const table of ["attempts", "social_tokens"]) await backend.db.execute(sql`drop table ${sql.identifier(table)}`);
  const token = "secreto-de-un-solo-uso-1";
  const answers = [
    await backend.call("/auth/sign_in/", { body: { email: "ana@example.com\n    at ana", password: "Clave#2026" } }),
    await backend.call(`/complete_registration/${token}`, { form: new FormData() }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500]);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      msg: "request failed",
      path: "/api/auth/sign_in/",
      err: {
        message: expect.stringContaining('from "attempts"') as string,
        stack: expect.stringContaining("attempts.ts") as string,
        cause: { code: "42P01" },
      },
    },
    { msg: "request failed", path: "/api/complete_registration/{id}", err: { cause: { code: "42P01" } } },
  ]);
  for (const said of ["ana@", "at ana", "Clave", token]) expect(lines.join("")).not.toContain(said);
});
