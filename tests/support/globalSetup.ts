import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopPostgres } from "./postgres";

/** Creates a folder for the run; the first test that needs PostgreSQL starts it there. Stopped after the last test. */
export async function setup() {
  const folder = await mkdtemp(join(tmpdir(), "truequea-tests-"));
  process.env.TRUEQUEA_TEST_RUN = folder;
  return () => stopPostgres(folder);
}
