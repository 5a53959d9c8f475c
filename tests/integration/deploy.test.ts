import { execFileSync } from "node:child_process";
import { chown, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findFreePort } from "../../scripts/freePort";
import { isServing, startService } from "../support/deployedProcess";
import type { DeployedProcess } from "../support/deployedProcess";
import { layOutImage, makeSecrets, readCompose, root } from "../support/deployment";
import { emptyPostgres, freshPostgres } from "../support/postgres";
import { unprivilegedUser } from "../support/postgresCluster";
import { startProxy } from "../support/proxy";
import { startValkey } from "../support/valkey";

/**
 * compose.yaml without a container engine: each service is run by its command and environment, as an ordinary user, in
 * a folder made by the Dockerfile's steps, behind a real Caddy with deploy/Caddyfile. Only ports and addresses
 * are those of this machine.
 */

const { services } = readCompose();
const names = ["backend-1", "backend-2", "gateway-1", "gateway-2", "worker"] as const;
type Name = (typeof names)[number];

let folder: string;
let publicUrl: string;
let settingsOf: (name: Name | "migrate") => Record<string, string>;
const running: DeployedProcess[] = [];
const ends: (() => unknown)[] = [];

function serviceOf(name: string) {
  const service = services[name];
  if (!service) throw new Error(`compose.yaml has no ${name}`);
  return service;
}

beforeAll(async () => {
  // Under `npm test` it is built already.
  const build = `await (await import(${JSON.stringify(join(root, "scripts/steps.mjs"))})).ensureBuilt()`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", build]);
  folder = layOutImage();
  ends.push(() => rm(folder, { recursive: true }));
  const data = await mkdtemp(join(tmpdir(), "truequea-data-"));
  ends.push(() => rm(data, { recursive: true }));
  const user = unprivilegedUser();
  if (user) await chown(data, user.uid, user.gid);

  const [migrated, valkey] = await Promise.all([freshPostgres(), startValkey()]);
  const empty = await emptyPostgres(migrated.url);
  ends.push(migrated.drop, valkey.stop, empty.drop);
  const ports = new Map<string, number>();
  for (const name of ["proxy", "inside", "migrate", ...names]) ports.set(name, await findFreePort());
  const addressOf = (name: string) => `127.0.0.1:${ports.get(name)}`;
  publicUrl = `http://${addressOf("proxy")}`;
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
    // No other server takes over here.
    DRAIN_SECONDS: "0",
  };
  settingsOf = (name) => {
    const service = serviceOf(name);
    const given = { ...secrets[service.env_file ?? ""], ...service.environment, DATA_DIR: "" };
    const moved = Object.keys(given).filter((one) => one in here);
    const port = service.build?.target === "gateway" ? "PORT" : "BACKEND_PORT";
    return {
      ...given,
      ...Object.fromEntries(moved.map((one) => [one, here[one] ?? ""])),
      [port]: `${ports.get(name)}`,
      // A busy machine is slow without a fault.
      UPSTREAM_TIMEOUT_MS: "60000",
    };
  };
  const proxy = await startProxy({
    SITE: publicUrl,
    GATEWAYS: `${addressOf("gateway-1")} ${addressOf("gateway-2")}`,
    BACKENDS: `${addressOf("backend-1")} ${addressOf("backend-2")}`,
    BACKENDS_PORT: `${ports.get("inside")}`,
  });
  ends.push(proxy.stop);
});
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  for (const end of ends.toReversed()) await end();
});

it("the images have neither the demo town nor the sandbox", async () => {
  const files = await readdir(join(folder, "dist"), { recursive: true, withFileTypes: true });
  const scripts = files.filter((file) => file.isFile() && file.name.endsWith(".js"));
  const texts = await Promise.all(scripts.map((file) => readFile(join(file.parentPath, file.name), "utf8")));
  expect(texts.filter((text) => text.includes("Cambio#2024"))).toEqual([]);
  expect(await readdir(join(folder, "dist"))).not.toContain("sandbox");
});

it("migrates an empty database and starts everything without the packages of the build", async () => {
  expect(await startService(folder, serviceOf("migrate"), settingsOf("migrate")).ended).toBe(0);
  const started = names.map((name) => startService(folder, serviceOf(name), settingsOf(name)));
  running.push(...started);
  await Promise.all(started.map(({ url }) => isServing(url)));
  await isServing(publicUrl);
  expect(await Promise.all(started.map((one) => one.check()))).toEqual(started.map(() => 0));
  const page = await fetch(`${publicUrl}/wall`, { headers: { accept: "text/html" } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("</html>")]);
  // Pictures come past the gateways.
  const [backend = ""] = started.map(({ url }) => new URL(url).origin);
  const [front, own] = await Promise.all(
    [publicUrl, backend].map(async (origin) => (await fetch(`${origin}/uploads/none/none.webp`)).text()),
  );
  expect(front).toBe(own);
  const wall = await fetch(`${publicUrl}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"query":"{ wall { items { __typename } } }"}',
  });
  expect(await wall.json()).toEqual({ data: { wall: { items: [] } } });
});
