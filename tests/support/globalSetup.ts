import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopPostgres } from "./postgres";

/** A folder of the run, where the first test that needs PostgreSQL starts it; ended after the last one. */
export async function setup() {
  const folder = await mkdtemp(join(tmpdir(), "truequea-tests-"));
  process.env.TRUEQUEA_TEST_RUN = folder;
  return () => stopPostgres(folder);
}
