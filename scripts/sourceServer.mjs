import { join } from "node:path";
import { endServer, spawnServer } from "./servers.mjs";
import { root } from "./steps.mjs";

/** Saving all files of an editor, or changing the branch, is one change. */
const settleMs = 150;

/** A server run from its TypeScript, as often as it changes. */
export function runSource(name, env) {
  let child;
  let isStopping = false;
  let timer;
  let turn = Promise.resolve();

  const inTurn = (work) => (turn = turn.then(work));

  async function begin() {
    if (isStopping) return false;
    const started = spawnServer(["--import", "tsx", join(root, name, "main.ts")], env);
    child = started.child;
    const ended = new Promise((resolve) => {
      started.child.once("exit", () => resolve(false));
    });
    return Promise.race([started.ready.then(() => true), ended]);
  }

  async function again() {
    await endServer(child);
    const isUp = await begin();
    if (!isStopping) console.log(isUp ? `The ${name} has restarted.` : `The ${name} waits for the next change.`);
  }

  return {
    /** Resolves with whether it listens. */
    start: () => inTurn(begin),
    restart() {
      clearTimeout(timer);
      timer = setTimeout(() => void inTurn(again), settleMs);
    },
    /** Resolves when no start is under way. */
    isSettled: () => turn,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      if (child) await endServer(child);
    },
  };
}
