import { spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../scripts/freePort";
import { findPgbouncer } from "../../scripts/pgbouncer.mjs";
import { executeAsAdmin, unprivilegedUser } from "./postgresCluster";
import { pollUntil } from "./pollUntil";

/** A real PgBouncer in front of a database: by transaction, with fewer connections to it than a backend would open. */
export async function startPgbouncer(databaseUrl: string) {
  const program = findPgbouncer();
  if (!program) throw new Error("PgBouncer is not installed; as root on Debian `npm test` installs it");
  const { port: databasePort, pathname } = new URL(databaseUrl);
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), "truequea-pgbouncer-"));
  const settings = join(folder, "pgbouncer.ini");
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${databasePort} user=truequea
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  );
  await chmod(folder, 0o755);
  const server = spawn(program, ["-q", settings], { ...unprivilegedUser(), stdio: "ignore" });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const kill = () => void server.kill("SIGTERM");
  process.on("exit", kill);
  const base = `postgres://truequea@127.0.0.1:${port}`;
  await pollUntil(
    () => executeAsAdmin(`${base}/`, "select 1"),
    () => true,
  );
  return {
    url: base + pathname,
    stop: async () => {
      kill();
      await ended;
      process.off("exit", kill);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
