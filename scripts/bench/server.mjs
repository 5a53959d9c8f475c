import { fork } from "node:child_process";
import { join } from "node:path";

const agent = join(import.meta.dirname, "agent.mjs");

/** Starts a script that sends `{ ready: url }` once it listens. */
export async function startServer(name, script, { env = {}, options = [] } = {}) {
  const child = fork(script, {
    execArgv: [...options, "--import", agent],
    env: { ...process.env, NODE_ENV: "production", DRAIN_SECONDS: "0", ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const next = (key) =>
    new Promise((resolve, reject) => {
      const listen = (message) => {
        if (!(key in message)) return;
        child.off("message", listen);
        child.off("exit", refuse);
        resolve(message[key]);
      };
      const refuse = (code) => reject(new Error(`${name} ended with ${code}`));
      child.on("message", listen);
      child.once("exit", refuse);
    });
  const url = await next("ready");
  return {
    name,
    url,
    /** What is used counts from here, */
    async begin() {
      const begun = next("begun");
      child.send("begin");
      await begun;
    },
    /** to here: `{ cpuUs, allocatedBytes }`. */
    async end() {
      const used = next("used");
      child.send("end");
      return used;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
