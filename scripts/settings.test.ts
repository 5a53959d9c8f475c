import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv as readBackendEnv, settingNames as backendNames } from "../backend/env";
import { readEnv as readGatewayEnv, settingNames as gatewayNames } from "../gateway/env";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
const unique = (names: string[]) => [...new Set(names)].sort();

const client = readdirSync(join(root, "web/src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => read(`web/src/${file}`))
  .join("\n");
const starters = ["start", "dev", "servers", "ports"].map((name) => read(`scripts/${name}.mjs`)).join("\n");

const known = unique([
  ...gatewayNames,
  ...backendNames,
  ...namesIn(client, /import\.meta\.env\.(VITE_\w+)/g),
  ...namesIn(starters, /process\.env\.([A-Z_]+)\b(?! \?\?=)/g),
]);

const example = read(".env.example");
/** The example with every line switched on. */
const defaults = Object.fromEntries(
  [...example.matchAll(/^# ([A-Z][A-Z\d_]*)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
);

describe("the settings", () => {
  it("are all in docs/settings.md, and nothing else is", () => {
    const firstColumns = namesIn(read("docs/settings.md"), /^\| (`[^|]*)\|/gm).join(" ");
    expect(unique(namesIn(firstColumns, /`([A-Z][A-Z\d_]*)`/g))).toEqual(known);
  });

  it("are all in .env.example, and nothing else is", () => {
    expect(Object.keys(defaults).sort()).toEqual(known);
  });

  it("have the defaults that .env.example shows", () => {
    expect(readGatewayEnv(defaults)).toEqual(readGatewayEnv({}));
    expect(readBackendEnv(defaults)).toEqual(readBackendEnv({}));
  });
});
