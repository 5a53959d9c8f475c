import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FolderInUseError, lockFolder } from "../../../backend/db/lock";

const processCount = 16;
const rounds = 100;

let work: string;
let script: string;
const children: ChildProcess[] = [];

const spawnHolder = () => {
  const child = fork(script, { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  children.push(child);
  return child;
};

/** Has the process let go of what it holds and lock `folder`. */
async function tryLock(child: ChildProcess, folder: string): Promise<string> {
  child.send(folder);
  const [answer] = (await once(child, "message")) as [string];
  return answer;
}

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "truequea-lock-"));
  await build({
    configFile: false,
    logLevel: "silent",
    build: {
      ssr: join(import.meta.dirname, "../../support/lockHolder.ts"),
      outDir: join(work, "script"),
      rolldownOptions: { output: { format: "esm", entryFileNames: "holder.mjs" } },
    },
  });
  script = join(work, "script/holder.mjs");
});
afterAll(async () => {
  await Promise.all(
    children
      .filter((child) => child.exitCode === null && child.signalCode === null)
      .map((child) => {
        child.kill("SIGKILL");
        return once(child, "exit");
      }),
  );
  await rm(work, { recursive: true, force: true });
});

/** The lock as a killed process leaves it, laid beside `folder`. */
async function layDeadLock(folder: string) {
  for (const entry of await readdir(work)) {
    if (entry.startsWith("dead."))
      await cp(join(work, entry), folder + entry.slice("dead".length), { recursive: true });
  }
}

describe("the lock of a data folder", () => {
  it(
    "has one holder however many processes take it over from a dead one at one instant",
    { timeout: 120_000 },
    async () => {
      const dying = spawnHolder();
      expect(await tryLock(dying, join(work, "dead"))).toBe("taken");
      dying.kill("SIGKILL");
      await once(dying, "exit");

      const contenders = Array.from({ length: processCount }, spawnHolder);
      // Only once all have started do they meet at one instant.
      await Promise.all(contenders.map((child, index) => tryLock(child, join(work, `warm-up${index}`))));
      const outcomes: Record<string, number>[] = [];
      for (let round = 0; round < rounds; round++) {
        const folder = join(work, `round${round}`);
        await layDeadLock(folder);
        const answers = await Promise.all(contenders.map((child) => tryLock(child, folder)));
        outcomes.push({
          taken: answers.filter((answer) => answer === "taken").length,
          inUse: answers.filter((answer) => answer === "in use").length,
        });
      }
      expect(outcomes).toEqual(Array.from({ length: rounds }, () => ({ taken: 1, inUse: processCount - 1 })));
    },
  );

  it("refuses a second holder in the same process, until the first lets go", async () => {
    const folder = join(work, "same-process");
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUseError);
    await unlock();
    await (
      await lockFolder(folder)
    )();
    expect((await readdir(work)).filter((entry) => entry.startsWith("same-process"))).toEqual([]);
  });
});
