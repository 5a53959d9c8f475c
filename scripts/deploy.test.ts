import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { settingNames as backendNames } from "../backend/env";
import { settingNames as gatewayNames } from "../gateway/env";
import { makeSecrets, readCompose, readImage, root, stepsOf } from "../tests/support/deployment";
import type { Service } from "../tests/support/deployment";

/** Without a container engine: checks that the files of the deployment fit each other and what they refer to. */

const read = (path: string) => readFileSync(join(root, path), "utf8");
const compose = readCompose();
const ours = Object.entries(compose.services).filter(([, service]) => service.build);
const targetOf = (service: Service) => service.build?.target ?? "";
const secrets = makeSecrets("https://truequea.example");
const units = readdirSync(join(root, "deploy/systemd")).map((name) => ({ name, text: read(`deploy/systemd/${name}`) }));
const valuesOf = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value = ""]) => value);
const namesOf = (pairs: string[]) => pairs.map((pair) => pair.split("=")[0]);

const ofNode = ["NODE_ENV"];
const known: Record<string, string[]> = { gateway: gatewayNames, backend: backendNames };

/** Seconds that a server may take to stop: it goes on serving, and then ends what is under way. */
const patience = (drainSeconds: string | undefined) => Number(drainSeconds) + 12;

describe("compose.yaml", () => {
  it("runs two gateways, two backends, a worker and a step of migrations out of our Dockerfile", () => {
    expect(ours.map(([name, service]) => `${name}: ${targetOf(service)}`).sort()).toEqual([
      "backend-1: backend",
      "backend-2: backend",
      "gateway-1: gateway",
      "gateway-2: gateway",
      "migrate: backend",
      "worker: backend",
    ]);
  });

  it.each(ours)("gives %s settings that its server knows, and secrets from a file", (_name, service) => {
    const target = targetOf(service);
    const file = secrets[service.env_file ?? ""] ?? {};
    const given = [
      ...Object.keys(service.environment ?? {}),
      ...Object.keys(file),
      ...Object.keys(readImage(target).env),
    ];
    const unknown = given.filter((name) => ![...(known[target] ?? []), ...ofNode].includes(name));
    expect(unknown).toEqual([]);
    expect(Object.keys(service.environment ?? {}).filter((name) => /SECRET|PASSWORD|_URL$/.test(name))).toEqual(
      target === "gateway" ? ["BACKEND_URL"] : [],
    );
  });

  it.each(ours)("lets %s write nothing but its volumes, and gives it time to stop", (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], tmpfs: ["/tmp"] });
    expect(Number.parseInt(service.stop_grace_period ?? "", 10)).toBeGreaterThanOrEqual(
      patience(service.environment?.["DRAIN_SECONDS"]),
    );
  });

  it("opens no port but the proxy's", () => {
    expect(Object.keys(compose.services).filter((name) => compose.services[name]?.ports)).toEqual(["proxy"]);
  });

  it("names files, services, networks and volumes that are there", () => {
    const all = Object.values(compose.services);
    const sources = all.flatMap((service) => service.volumes ?? []).map((volume) => volume.split(":")[0] ?? "");
    const lacking = (there: object, names: string[]) => names.filter((name) => !(name in there));
    expect({
      files: lacking(
        secrets,
        all.flatMap((service) => service.env_file ?? []),
      ),
      services: lacking(
        compose.services,
        all.flatMap((service) => Object.keys(service.depends_on ?? {})),
      ),
      networks: lacking(
        compose.networks,
        all.flatMap((service) => service.networks ?? []),
      ),
      volumes: lacking(
        compose.volumes,
        sources.filter((source) => !source.startsWith(".")),
      ),
      mounts: sources.filter((source) => source.startsWith(".") && !existsSync(join(root, source))),
    }).toEqual({ files: [], services: [], networks: [], volumes: [], mounts: [] });
  });

  it("sends the proxy, and through it the gateways, where the others listen", () => {
    const { environment = {} } = compose.services["proxy"] ?? {};
    for (const [list, target] of Object.entries({ GATEWAYS: "gateway", BACKENDS: "backend" })) {
      const servers = ours.filter(([name]) => name.startsWith(`${target}-`));
      expect(environment[list]?.split(" ")).toEqual(servers.map(([name]) => `${name}:${readImage(target).ports[0]}`));
    }
    const inner = `http://proxy:${environment["BACKENDS_PORT"]}`;
    expect(compose.services["gateway-1"]?.environment?.["BACKEND_URL"]).toBe(inner);
    expect(compose.services["backend-1"]?.environment?.["BACKEND_ORIGIN"]).toBe(inner);
    expect(compose.services["gateway-1"]?.environment?.["TRUSTED_PROXY"]).toBe(
      compose.networks["inside"]?.ipam?.config[0]?.subnet,
    );
  });

  it("gives all services the same passwords and addresses of the stores", () => {
    const file = (name: string) => secrets[`deploy/env/${name}.env`] ?? {};
    const database = new URL(file("backend")["DATABASE_URL"] ?? "");
    expect([database.username, database.password, database.pathname.slice(1)]).toEqual([
      file("database")["POSTGRES_USER"],
      file("database")["POSTGRES_PASSWORD"],
      file("database")["POSTGRES_DB"],
    ]);
    const valkey = new URL(file("gateway")["VALKEY_URL"] ?? "");
    expect(valkey.password).toBe(file("valkey")["VALKEY_PASSWORD"]);
    const pictures = new URL(file("backend")["S3_ENDPOINT"] ?? "");
    expect(
      [database, valkey, pictures].map(({ hostname }) => hostname).filter((name) => compose.services[name]),
    ).toEqual(["database", "valkey", "pictures"]);
    expect(file("gateway")["GATEWAY_SECRET"]).toBe(file("backend")["GATEWAY_SECRET"]);
  });
});

describe("the Dockerfile", () => {
  it("copies what the build context has", () => {
    const context = read(".dockerignore").split("\n");
    const isThere = (path: string) => context.includes(`!${path.split("/")[0]}`);
    for (const { instruction, args } of stepsOf("build").filter((step) => step.instruction === "COPY"))
      for (const path of args
        .split(" ")
        .slice(0, -1)
        .filter((one) => one !== "."))
        expect([instruction, path, isThere(path)]).toEqual([instruction, path, true]);
    // Whatever the build hashes, it reads.
    const [, folders = ""] = /hashFolders\(\s*\[([^\]]+)\]/.exec(read("scripts/steps.mjs")) ?? [];
    for (const [, folder = ""] of folders.matchAll(/"(\w+)"/g))
      expect([folder, isThere(folder)]).toEqual([folder, true]);
    expect(folders).toContain("telemetry");
    expect(stepsOf("server").flatMap(({ args }) => /^--from=build \/app\/(\S+)/.exec(args)?.[1] ?? [])).not.toEqual([]);
  });

  it.each(["gateway", "backend"])("does not run the %s as root", (name) => {
    expect(readImage(name).user).toBe("node");
  });

  it.each(["gateway", "backend"])("asks the %s on the port that it listens on", (name) => {
    const { healthcheck, env, ports } = readImage(name);
    const [, setting = ""] = /process\.env\.(\w+)/.exec(healthcheck.at(-1) ?? "") ?? [];
    expect(known[name]).toContain(setting);
    expect(env[setting]).toBe(ports[0]);
  });
});

describe("the services of systemd and npm", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const commandOf = (name: string): string[] => {
    const [, service] = ours.find(([key]) => key.startsWith(name)) ?? [];
    return service?.command ?? readImage(name).command;
  };

  it.each(["gateway", "backend", "worker", "migrate"])("start the %s as its image does", (name) => {
    const command = commandOf(name).join(" ");
    const unit = units.find((one) => one.name.startsWith(`truequea-${name}`));
    expect(valuesOf(unit?.text ?? "", "ExecStart")).toEqual([`/usr/bin/${command}`]);
    const script = scripts[name === "migrate" ? name : `start:${name}`] ?? "";
    expect(script.replace("--import ./scripts/envFile.mjs ", "")).toBe(command);
  });

  it.each(units)("$name gives settings that are known, and time to stop", ({ name, text }) => {
    const settings = valuesOf(text, "Environment").join(" ").split(" ");
    const names = known[name.includes("gateway") ? "gateway" : "backend"] ?? [];
    expect(namesOf(settings).filter((one = "") => ![...names, ...ofNode].includes(one))).toEqual([]);
    const drainSeconds = settings.find((one) => one.startsWith("DRAIN_SECONDS="))?.split("=")[1];
    const isServer = !valuesOf(text, "Type").includes("oneshot");
    expect(drainSeconds !== undefined).toBe(isServer);
    const stopSeconds = Number(valuesOf(text, "TimeoutStopSec")[0] ?? Infinity);
    expect(stopSeconds).toBeGreaterThanOrEqual(patience(drainSeconds ?? "0"));
    const others = units.map((unit) => unit.name);
    expect(valuesOf(text, "Requires").filter((needed) => !others.includes(needed))).toEqual([]);
  });
});

it("deploy/secrets.sh makes new secrets each time, and gives the proxy its site", () => {
  const [one, other] = [secrets, makeSecrets("https://truequea.example")];
  for (const [file, name] of [
    ["gateway", "SESSION_SECRET"],
    ["backend", "DOCUMENTS_SECRET"],
    ["backend", "S3_SECRET_ACCESS_KEY"],
  ] as const)
    expect(one[`deploy/env/${file}.env`]?.[name]).not.toBe(other[`deploy/env/${file}.env`]?.[name]);
  expect(one["deploy/env/proxy.env"]).toEqual({ SITE: "truequea.example" });
});
