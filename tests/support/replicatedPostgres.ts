import { chmod, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { copyAsStandby, executeAsAdmin, isAlive, launchCluster, makeCluster } from "./postgresCluster";
import { pollUntil } from "./pollUntil";

/** A PostgreSQL of its own with a streaming replica, on which replaying can be held up. */
export async function startReplicatedPostgres() {
  const run = process.env.TRUEQUEA_TEST_RUN;
  if (!run) throw new Error("TRUEQUEA_TEST_RUN is not set");
  // The server runs as another user where this is root.
  await chmod(run, 0o755);
  const folder = await mkdtemp(join(run, "replica-"));
  const [data, copy] = [join(folder, "primary"), join(folder, "standby")];
  await makeCluster(data);
  await copyAsStandby(data, copy);
  // As where it counts: a commit that is answered is written, and so can be sent.
  const settings = ["synchronous_commit=on"];
  const primary = await launchCluster(data, settings);
  const standby = await launchCluster(copy, [
    ...settings,
    `primary_conninfo=host=127.0.0.1 port=${primary.port} user=truequea`,
  ]);
  await executeAsAdmin(primary.base, "create database town");
  const replaying = (what: "pause" | "resume") => executeAsAdmin(standby.base, `select pg_wal_replay_${what}()`);
  return {
    url: `${primary.base}town`,
    readUrl: `${standby.base}town`,
    /** Of the two servers. */
    pids: { primary: primary.pid, standby: standby.pid },
    pause: () => replaying("pause"),
    resume: () => replaying("resume"),
    /** Replays every commit so much later than it was made. */
    async delay(ms: number) {
      await executeAsAdmin(standby.base, `alter system set recovery_min_apply_delay = '${ms}ms'`);
      await executeAsAdmin(standby.base, "select pg_reload_conf()");
    },
    async stop() {
      for (const { pid } of [standby, primary]) process.kill(pid, "SIGQUIT");
      await pollUntil(
        async () => [standby, primary].some(({ pid }) => isAlive(pid)),
        (is) => !is,
      );
      await rm(folder, { recursive: true, force: true });
    },
  };
}
