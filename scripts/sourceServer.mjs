import { join } from "node:path";
import { endServer, spawnServer } from "./servers.mjs";
import { root } from "./steps.mjs";

/** Saving all files of an editor, or changing the branch, is one change. */
const settleMs = 150;

/** A server run from its TypeScript, as often as that changes. */
export function runSource(name, env) {
  let child;
  let isStopping = false;
  let timer;
  let queue = Promise.resolve();

  const enqueue = (work) => (queue = queue.then(work));

  async function begin() {
    if (isStopping) return false;
    const started = spawnServer(["--import", "tsx", join(root, name, "main.ts")], env);
    child = started.child;
    const ended = new Promise((resolve) => {
      started.child.once("exit", () => resolve(false));
    });
    const isUp = await Promise.race([started.ready.then(() => true), ended]);
    if (isUp) started.child.once("exit", (code) => code && explainEnd());
    return isUp;
  }

  async function again() {
    await endServer(child);
    if (await begin()) console.log(`The ${name} has restarted.`);
    else explainEnd();
  }

  const explainEnd = () => {
    if (!isStopping) console.error(`The ${name} has ended; it starts again when its files change.`);
  };

  return {
    /** Resolves with whether it listens. */
    start: () => enqueue(begin),
    restart() {
      clearTimeout(timer);
      timer = setTimeout(() => void enqueue(again), settleMs);
    },
    /** Resolves when no start is under way. */
    isSettled: () => queue,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (child) await endServer(child);
    },
  };
}
