import { join } from "node:path";
import { assertPortFree, nextMetricsPort, portOf } from "./ports.mjs";
import { announce, endServer, gatewayOptions, spawnServer } from "./servers.mjs";
import { checkNode, ensureBuilt, ensureInstalled, root } from "./steps.mjs";

/**
 * `npm start`: installs what is missing, builds what has changed, starts backend and gateway, and stops both together.
 */

checkNode();
process.chdir(root);
const port = portOf("PORT", 4000);
const backendPort = portOf("BACKEND_PORT", port === 0 ? 0 : port + 1);
const host = process.env.HOST || "127.0.0.1";
const dataFolder = process.env.DATA_DIR || join(root, "data");

// Checked before installing and building, so that a taken port is reported at once.
await assertPortFree("PORT", port, host);
if (!process.env.BACKEND_URL) await assertPortFree("BACKEND_PORT", backendPort, "127.0.0.1");
await ensureInstalled();
await ensureBuilt();

const children = [];
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(0));

const common = { HOST: host, DATA_DIR: dataFolder, PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}` };
// Only the gateway speaks with the embedded backend: it never listens beyond this machine.
const embedded = process.env.BACKEND_URL
  ? undefined
  : await start("backend", { ...common, HOST: "127.0.0.1", BACKEND_PORT: String(backendPort), ...nextMetricsPort() });
const address = await start("gateway", {
  ...common,
  PORT: String(port),
  BACKEND_URL: process.env.BACKEND_URL || embedded,
});

announce({
  app: address.replace("127.0.0.1", "localhost"),
  sandbox: process.env.NODE_ENV !== "production" && process.env.OPERATIONS !== "registered",
  backendUrl: embedded,
});

/** Starts one of the two servers; resolves with its address when it listens. */
function start(name, env) {
  const options = name === "gateway" ? gatewayOptions : [];
  const { child, ready } = spawnServer([...options, join(root, "dist", name, "main.js")], env);
  children.push(child);
  child.on("exit", (code) => {
    if (stopping) return;
    // The server has printed its own line about a taken port, an unwritable folder or a wrong setting.
    if (code === 0 || code === null) console.error(`The ${name} ended by itself.`);
    void stop(code || 1);
  });
  return ready;
}

/** Gateway first, so that its requests in flight still find the backend. */
async function stop(status) {
  if (stopping) return;
  stopping = true;
  for (const child of children.toReversed()) await endServer(child);
  process.exit(status);
}
