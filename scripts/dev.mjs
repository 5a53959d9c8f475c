import { existsSync } from "node:fs";
import { join } from "node:path";
import { GATEWAY_PATHS } from "./gatewayPaths.mjs";
import { keepGenerated } from "./generated.mjs";
import { assertPortFree, nextMetricsPort, portOf } from "./ports.mjs";
import { announce } from "./servers.mjs";
import { runSource } from "./sourceServer.mjs";
import { checkNode, ensureInstalled, root } from "./steps.mjs";

/**
 * `npm run dev`: backend and gateway from their sources, restarted when these change, and the client by Vite with hot
 * replacement, all behind one port. Vite stands in front and hands on what is the gateway's. Pages are not rendered on
 * the server here.
 */

const isGatewayPath = new RegExp(GATEWAY_PATHS);
const SOURCES = {
  backend: ["backend", "catalogue", "rules", "telemetry"],
  gateway: ["gateway", "catalogue", "rules", "schema", "telemetry"],
};

checkNode();
// The configs import their neighbours without an extension, as all our sources do.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= "true";
process.chdir(root);
const host = process.env.HOST || "127.0.0.1";
const port = await assertPortFree("PORT", portOf("PORT", 4000), host);
const loopback = "127.0.0.1";
const isEmbedded = !process.env.BACKEND_URL;
const backendPort = await assertPortFree("BACKEND_PORT", isEmbedded ? portOf("BACKEND_PORT", port + 1) : 0, loopback);
const gatewayPort = await assertPortFree("PORT", 0, loopback);
await ensureInstalled();

const app = `http://localhost:${port}`;
const common = {
  HOST: loopback,
  DATA_DIR: process.env.DATA_DIR || join(root, "data"),
  PUBLIC_URL: process.env.PUBLIC_URL || app,
  // Pages come from Vite; a build of some other day is not rendered.
  RENDERING: "off",
  // The client sends what is in its sources.
  OPERATIONS: "any",
};
const backendUrl = process.env.BACKEND_URL || `http://${loopback}:${backendPort}`;
const servers = {
  ...(isEmbedded && {
    backend: runSource("backend", { ...common, BACKEND_PORT: String(backendPort), ...nextMetricsPort() }),
  }),
  gateway: runSource("gateway", { ...common, PORT: String(gatewayPort), BACKEND_URL: backendUrl }),
};
let vite;
let stopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(0));

const [client, ...haveStarted] = await Promise.all([
  startVite(),
  ...Object.values(servers).map((server) => server.start()),
]);
vite = client;
// A server that cannot start has said itself why.
if (haveStarted.includes(false)) await stop(1);
else
  announce({
    app,
    sandbox: existsSync(join(root, "dist", "sandbox")),
    backendUrl: isEmbedded ? backendUrl : undefined,
  });

async function startVite() {
  const { createServer } = await import("vite");
  const server = await createServer({
    configFile: join(root, "web", "vite.config.ts"),
    clearScreen: false,
    plugins: [besideTheClient(), keepGenerated()],
    server: {
      host,
      port,
      strictPort: true,
      warmup: { clientFiles: ["./src/entry-client.tsx", "./src/app/shell/ScreenFrame.tsx", "./src/routes/wall.tsx"] },
      proxy: { [GATEWAY_PATHS]: { target: `http://${loopback}:${gatewayPort}`, ws: true } },
    },
  });
  return server.listen();
}

/** Restarts the servers whose sources change; requests that come meanwhile wait for them. */
function besideTheClient() {
  return {
    name: "beside-the-client",
    configureServer({ watcher, middlewares }) {
      watcher.add(
        Object.values(SOURCES)
          .flat()
          .map((folder) => join(root, folder))
          .filter(existsSync),
      );
      watcher.on("all", (_event, file) => {
        if (/\.test\.ts$|__generated__/.test(file)) return;
        for (const [name, server] of Object.entries(servers))
          if (SOURCES[name].some((folder) => file.startsWith(join(root, folder, "/")))) server.restart();
      });
      middlewares.use((request, _response, next) => {
        if (!isGatewayPath.test(request.url)) return next();
        void Promise.all(Object.values(servers).map((server) => server.isSettled())).then(() => next());
      });
    },
  };
}

/** The gateway before the backend, so that its requests in flight still find it. */
async function stop(status) {
  if (stopping) return;
  stopping = true;
  await vite?.close();
  await servers.gateway.stop();
  await servers.backend?.stop();
  process.exit(status);
}
