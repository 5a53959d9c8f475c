import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { parse } from "yaml";

/** The files of a deployment, read as Docker and Compose read them. */

/** Of the repository. */
export const root = join(import.meta.dirname, "../..");

/** What the tests look at of a service of compose.yaml. */
export interface Service {
  image?: string;
  build?: { context: string; target: string };
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  ports?: string[];
  volumes?: string[];
  networks?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
  depends_on?: Record<string, { condition: string }>;
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { ipam?: { config: { subnet: string }[] }; internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

/** With its anchors filled in. */
export const readCompose = () => parse(readFileSync(join(root, "compose.yaml"), "utf8"), { merge: true }) as Compose;

interface Stage {
  name: string;
  /** The stage that it goes on from, or an image. */
  from: string;
  steps: { instruction: string; args: string }[];
}

/** The stages of our Dockerfile, which uses neither continued lines nor here-documents. */
function readDockerfile(): Stage[] {
  const stages: Stage[] = [];
  for (const line of readFileSync(join(root, "Dockerfile"), "utf8").split("\n")) {
    const [, instruction = "", args = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (instruction === "FROM") {
      const [from = "", , name = ""] = args.split(" ");
      stages.push({ name, from, steps: [] });
    } else if (instruction) stages.at(-1)?.steps.push({ instruction, args });
  }
  return stages;
}

/** A stage's steps, those of the stages that it goes on from before them. */
export function stepsOf(name: string, stages = readDockerfile()): Stage["steps"] {
  const stage = stages.find((one) => one.name === name);
  return stage ? [...stepsOf(stage.from, stages), ...stage.steps] : [];
}

/** What an image says of itself: its last CMD, HEALTHCHECK and USER, and all of its environment. */
export function readImage(name: string) {
  const steps = stepsOf(name);
  const last = (instruction: string) => steps.findLast((step) => step.instruction === instruction)?.args ?? "";
  const env = steps.filter((step) => step.instruction === "ENV").flatMap((step) => step.args.split(" "));
  return {
    command: JSON.parse(last("CMD")) as string[],
    healthcheck: JSON.parse(last("HEALTHCHECK").replace(/^.*? CMD /, "")) as string[],
    user: last("USER"),
    ports: steps.filter((step) => step.instruction === "EXPOSE").map((step) => step.args),
    env: Object.fromEntries(env.map((pair) => pair.split("=") as [string, string])),
  };
}

/** Fresh secrets, made as an operator makes them; by the names of their files. */
export function makeSecrets(url: string): Record<string, Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "truequea-secrets-"));
  execFileSync("cp", [join(root, "deploy/secrets.sh"), folder]);
  execFileSync("sh", [join(folder, "secrets.sh"), url], { stdio: ["ignore", "ignore", "inherit"] });
  const names = ["gateway", "backend", "database", "valkey", "proxy"];
  const read = (name: string) => parseEnv(readFileSync(join(folder, "env", `${name}.env`), "utf8"));
  const made = Object.fromEntries(
    names.map((name) => [`deploy/env/${name}.env`, read(name) as Record<string, string>]),
  );
  rmSync(folder, { recursive: true });
  return made;
}

/**
 * Makes the folder that both images have, by the steps of the Dockerfile: its copies and removals, out of this
 * checkout's build and of those of its packages that `npm ci --omit=dev` would install (npm is asked which).
 */
export function layOutImage(): string {
  const folder = mkdtempSync(join(tmpdir(), "truequea-image-"));
  chmodSync(folder, 0o755);
  for (const { instruction, args } of stepsOf("server")) {
    if (instruction !== "COPY") continue;
    const [, source = "", path = "", target = ""] = /^--from=(\w+) \/app\/(\S+) \.\/(\S*)$/.exec(args) ?? [];
    if (source === "packages") copyPackages(folder);
    else copy(join(root, path), join(folder, target || path));
  }
  const removals = stepsOf("build").filter(({ args }) => args.startsWith("rm "));
  for (const { args } of removals) execFileSync("sh", ["-c", args], { cwd: folder });
  return folder;
}

function copyPackages(folder: string) {
  const listed = execFileSync("npm", ["ls", "--omit=dev", "--all", "--parseable"], { cwd: root, encoding: "utf8" });
  const paths = listed
    .split("\n")
    .filter((path) => path.startsWith(`${root}/`))
    .map((path) => path.slice(root.length + 1));
  // One inside another comes with it.
  const outer = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  for (const path of outer) copy(join(root, path), join(folder, path));
}

/** By links where both are on one disk. */
function copy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  try {
    execFileSync("cp", ["-al", from, to], { stdio: "ignore" });
  } catch {
    rmSync(to, { recursive: true, force: true });
    execFileSync("cp", ["-a", from, to]);
  }
}
