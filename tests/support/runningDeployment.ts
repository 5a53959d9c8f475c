import { execFileSync } from "node:child_process";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../scripts/freePort";
import { startService } from "./deployedProcess";
import type { DeployedProcess } from "./deployedProcess";
import { layOutImage, makeSecrets, readCompose, root } from "./deployment";
import { emptyPostgres, freshPostgres } from "./postgres";
import { unprivilegedUser } from "./postgresCluster";
import { startProxy } from "./proxy";
import { startValkey } from "./valkey";

/** What runs twice, and what does the jobs. */
export const serviceNames = ["backend-1", "backend-2", "gateway-1", "gateway-2", "worker"] as const;
/** As compose.yaml calls it. */
export type ServiceName = (typeof serviceNames)[number];

/**
 * compose.yaml without a container engine: each service is run by its command and environment, as an ordinary user, in
 * a folder made by the Dockerfile's steps, behind a real Caddy with deploy/Caddyfile. Only ports and addresses are
 * those of this machine.
 */
export interface RunningDeployment {
  /** What both images have in them. */
  folder: string;
  /** Where people come in. */
  publicUrl: string;
  databaseUrl: string;
  /** What the gateways seal sessions with. */
  sessionSecret: string;
  /** Starts a service on its port; `migrate` ends by itself. */
  start(name: ServiceName | "migrate"): DeployedProcess;
  /** Ends whatever still runs. */
  stop(): Promise<void>;
}

/** Everything but the services; `settings` go before those of compose.yaml. */
export async function layOutDeployment(settings: Record<string, string> = {}): Promise<RunningDeployment> {
  const { services } = readCompose();
  const ends: (() => unknown)[] = [];
  // Under `npm test` it is built already.
  const build = `await (await import(${JSON.stringify(join(root, "scripts/steps.mjs"))})).ensureBuilt()`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", build]);
  const folder = layOutImage();
  ends.push(() => rm(folder, { recursive: true }));
  const data = await mkdtemp(join(tmpdir(), "truequea-data-"));
  ends.push(() => rm(data, { recursive: true }));
  const user = unprivilegedUser();
  if (user) await chown(data, user.uid, user.gid);

  const [migrated, valkey] = await Promise.all([freshPostgres(), startValkey()]);
  const empty = await emptyPostgres(migrated.url);
  ends.push(migrated.drop, valkey.stop, empty.drop);
  const ports = new Map<string, number>();
  for (const name of ["proxy", "inside", "migrate", ...serviceNames]) ports.set(name, await findFreePort());
  const addressOf = (name: string) => `127.0.0.1:${ports.get(name)}`;
  const publicUrl = `http://${addressOf("proxy")}`;
  const inside = `http://${addressOf("inside")}`;
  const secrets = makeSecrets("https://truequea.example");
  const here: Record<string, string> = {
    PUBLIC_URL: publicUrl,
    BACKEND_URL: inside,
    BACKEND_ORIGIN: inside,
    DATABASE_URL: empty.url,
    VALKEY_URL: valkey.url,
    TRUSTED_PROXY: "127.0.0.1",
    DATA_DIR: data,
  };
  const proxy = await startProxy({
    SITE: publicUrl,
    GATEWAYS: `${addressOf("gateway-1")} ${addressOf("gateway-2")}`,
    BACKENDS: `${addressOf("backend-1")} ${addressOf("backend-2")}`,
    BACKENDS_PORT: `${ports.get("inside")}`,
  });
  ends.push(proxy.stop);
  const running = new Set<DeployedProcess>();
  return {
    folder,
    publicUrl,
    databaseUrl: empty.url,
    sessionSecret: secrets["deploy/env/gateway.env"]?.["SESSION_SECRET"] ?? "",
    start(name) {
      const service = services[name];
      if (!service) throw new Error(`compose.yaml has no ${name}`);
      const given = {
        ...secrets[service.env_file ?? ""],
        ...service.environment,
        DATA_DIR: "",
      };
      const moved = Object.keys(given).filter((one) => one in here);
      const port = service.build?.target === "gateway" ? "PORT" : "BACKEND_PORT";
      const started = startService(folder, service, {
        ...given,
        ...Object.fromEntries(moved.map((one) => [one, here[one] ?? ""])),
        [port]: `${ports.get(name)}`,
        // A busy machine is slow without a fault.
        UPSTREAM_TIMEOUT_MS: "60000",
        ...settings,
      });
      running.add(started);
      void started.ended.then(() => running.delete(started));
      return started;
    },
    async stop() {
      await Promise.all([...running].map((one) => one.kill()));
      for (const end of ends.toReversed()) await end();
    },
  };
}
