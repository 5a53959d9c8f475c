import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { checkNode, ensureBuilt, ensureInstalled, fail, root } from "./steps.mjs";

/**
 * `npm start`: installs what is missing, builds what has changed, starts backend and gateway, and stops both together.
 */

checkNode();
process.chdir(root);
const production = process.env.NODE_ENV === "production";
const port = portOf("PORT", 4000);
const backendPort = portOf("BACKEND_PORT", port === 0 ? 0 : port + 1);
const host = process.env.HOST || "127.0.0.1";
const dataFolder = process.env.DATA_DIR || join(root, "data");

await assertPortFree("PORT", port, host);
if (!process.env.BACKEND_URL) await assertPortFree("BACKEND_PORT", backendPort, "127.0.0.1");
await ensureInstalled();
await ensureBuilt();

const children = [];
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(0));

const common = { HOST: host, DATA_DIR: dataFolder, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` };
// Only the gateway speaks with the embedded backend: it never listens beyond this machine.
const backend = process.env.BACKEND_URL
  ? undefined
  : await start("backend", { ...common, HOST: "127.0.0.1", BACKEND_PORT: String(backendPort) });
const gateway = await start("gateway", {
  ...common,
  PORT: String(port),
  BACKEND_URL: process.env.BACKEND_URL || backend.url,
});

const app = gateway.url.replace("127.0.0.1", "localhost");
console.log(`
Truequea is ready.

  App      ${app}
${production ? "" : `  Sandbox  ${app}/graphql\n`}${backend && !production && !process.env.SMTP_URL ? `  Mail     ${backend.url.replace("127.0.0.1", "localhost")}/outbox\n` : ""}${
  backend && !production
    ? `
  Demo accounts, password Cambio#2024:
    ana@example.com    luis@example.com    nuevo@example.com (not confirmed)
`
    : ""
}
Ctrl-C stops it.`);

function portOf(name, fallback) {
  const text = process.env[name];
  if (text === undefined || text === "") return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    fail(`${name} must be a port number from 0 to 65535, not "${text}".`);
  return number;
}

/** Checked before installing and building, so that a taken port is reported at once. */
function assertPortFree(name, number, address) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) =>
      fail(
        error.code === "EADDRINUSE"
          ? `Port ${number} is already in use: choose another one with ${name}.`
          : `Port ${number} of ${address} cannot be used (${error.code}): see ${name} and HOST.`,
      ),
    );
    probe.listen(number, address, () => probe.close(resolve));
  });
}

/**
 * Starts one of the two servers; resolves with its address once it listens. What it prints before goes to the terminal.
 */
function start(name, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ["--enable-source-maps", join(root, "dist", name, "main.js")], {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: { ...process.env, ...env },
    });
    children.push(child);
    child.on("message", (message) => {
      if (message && typeof message === "object" && "ready" in message) resolve({ url: message.ready });
    });
    child.on("exit", (code) => {
      if (stopping) return;
      // The server has printed its own line about a taken port, an unwritable folder or a wrong setting.
      if (code === 0 || code === null) console.error(`The ${name} ended by itself.`);
      void stop(code || 1);
    });
  });
}

/** Gateway first, so that its requests in flight still find the backend. */
async function stop(status) {
  if (stopping) return;
  stopping = true;
  for (const child of children.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    const killTimer = setTimeout(() => child.kill("SIGKILL"), 12_000);
    await ended;
    clearTimeout(killTimer);
  }
  process.exit(status);
}
