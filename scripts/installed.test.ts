import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isInstalled } from "./installed.mjs";

const server = { "node_modules/ws": { version: "8.23.0", integrity: "sha512-one" } };
const built = { "node_modules/vite": { version: "8.3.8", integrity: "sha512-two", dev: true } };
const otherMachines = { "node_modules/fsevents": { version: "2.3.3", integrity: "sha512-three", optional: true } };
const manifest = { dependencies: { ws: "^8.23.0" }, devDependencies: { vite: "^8.3.8" } };

describe("what is installed", () => {
  let folder: string;
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
  const install = (packages: object) => write("node_modules/.package-lock.json", { packages });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "truequea-installed-"));
    mkdirSync(join(folder, "node_modules"));
    write("package.json", manifest);
    write("package-lock.json", { packages: { "": manifest, ...server, ...built, ...otherMachines } });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it("is complete after `npm ci`, without what is for other machines", () => {
    install({ ...server, ...built });
    expect(isInstalled(folder)).toBe(true);
  });

  it("is not complete before the first install, nor without what is only built with", () => {
    expect(isInstalled(folder)).toBe(false);
    install(server);
    expect(isInstalled(folder)).toBe(false);
  });

  it("is out of date once another version is locked", () => {
    install({ ...server, "node_modules/vite": { version: "8.3.7", integrity: "sha512-old", dev: true } });
    expect(isInstalled(folder)).toBe(false);
  });

  it("is out of date once a package is declared that is not locked", () => {
    install({ ...server, ...built });
    write("package.json", { ...manifest, dependencies: { ...manifest.dependencies, zod: "^4.6.7" } });
    expect(isInstalled(folder)).toBe(false);
  });
});
