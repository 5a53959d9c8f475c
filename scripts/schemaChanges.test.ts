import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { printTypeDefs } from "../gateway/typeDefs";
import { listChanges, readReleased, refusedChanges, releasedFile } from "./schemaChanges";

const released = `
  type Query {
    thing(id: ID!, colour: String, unit: Int! = 1 @deprecated(reason: "Leave it."), size: Int @deprecated(reason: "Say colour.")): Thing
    things(filter: Filter): [Subject!]!
    old: OldThing @deprecated(reason: "Ask thing.")
  }
  interface Subject { name: String }
  type Thing implements Subject { name: String, price: Int, cost: Int @deprecated(reason: "Ask price."), kind: Kind }
  type Stone implements Subject { name: String }
  type OldThing { part: OldPart }
  type OldPart { name: String }
  enum Kind { BIG SMALL MIDDLE @deprecated(reason: "Say BIG.") }
  input Filter { kind: Kind, near: Boolean, far: Boolean @deprecated(reason: "Say near.") }
`;
/** The released schema, with one thing put for another. */
const changed = (from: string, to = "") => {
  expect(released).toContain(from);
  return released.replace(from, to);
};

describe("the schema", () => {
  it("breaks nothing that the last release promised, unless it was deprecated there", async () => {
    expect(await refusedChanges(readReleased(), printTypeDefs())).toEqual([]);
  });
});

describe("a change is refused that", () => {
  it.each([
    ["takes a field away", "price: Int, ", "", "Field 'price' was removed from object type 'Thing'"],
    ["may answer null", "things(filter: Filter): [Subject!]!", "things(filter: Filter): [Subject!]", "'Query.things'"],
    ["takes an argument away", ", colour: String", "", "Argument 'colour: String' was removed"],
    ["asks for a new argument", "colour: String", "colour: String, weight: Int!", "'weight: Int!' added"],
    ["asks for a new input field", "near: Boolean", "near: Boolean, to: Int!", "Input field 'to' of type 'Int!'"],
    ["takes an input field away", "near: Boolean, ", "", "Input field 'near' was removed"],
    ["takes a value away", "BIG ", "", "Enum value 'BIG' was removed"],
    ["takes a possible type away", "type Stone implements Subject { name: String }", "", "Type 'Stone' was removed"],
    ["deprecates and takes away at once", "name: String, price: Int, ", "name: String @deprecated, ", "'price'"],
  ])("%s", async (_what, from, to, message) => {
    const refused = await refusedChanges(released, changed(from, to));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain(message);
  });
});

describe("a change is taken that", () => {
  it.each([
    ["adds a field", "price: Int, ", "price: Int, weight: Int, "],
    ["adds an optional argument", "colour: String", "colour: String, weight: Int"],
    ["adds a value", "BIG ", "BIG HUGE "],
    ["promises more", "price: Int, ", "price: Int!, "],
    ["deprecates", "price: Int, ", "price: Int @deprecated, "],
    ["takes a deprecated field away", `, cost: Int @deprecated(reason: "Ask price.")`, ""],
    ["takes a deprecated argument away", `, size: Int @deprecated(reason: "Say colour.")`, ""],
    ["takes a deprecated input field away", `, far: Boolean @deprecated(reason: "Say near.")`, ""],
    ["takes a deprecated value away", ` MIDDLE @deprecated(reason: "Say BIG.")`, ""],
  ])("%s", async (_what, from, to) => {
    expect(await refusedChanges(released, changed(from, to))).toEqual([]);
  });

  it("takes away what only something deprecated led to", async () => {
    const present = released.replace(/old: .*/, "").replace(/type Old.*/g, "");
    expect(present).not.toContain("Old");
    expect(await refusedChanges(released, present)).toEqual([]);
  });
});

it("lists what a release changes, and no descriptions", async () => {
  const present = released
    .replace(`, cost: Int @deprecated(reason: "Ask price.")`, ", weight: Int")
    .replace("price: Int", `price: Int @deprecated(reason: "Ask weight.")`)
    .replace("BIG ", "BIG HUGE ")
    .replace("near: Boolean", `"How near."\n near: Boolean`);
  expect(await listChanges(released, present)).toBe(`**Gone, as announced**

- Field 'cost' (deprecated) was removed from object type 'Thing'

**To be looked at**

- Enum value 'HUGE' was added to enum 'Kind'

**New or deprecated**

- Field 'weight' was added to object type 'Thing'
- Field 'Thing.price' is deprecated
`);
  expect(await listChanges(released, released)).toBe("");
});

describe("npm run schema:release", () => {
  const root = join(import.meta.dirname, "..");
  const log = "docs/schema-changes.md";
  let folder: string;
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const release = () =>
    promisify(execFile)(join(root, "node_modules/.bin/tsx"), [join(root, "scripts/schemaRelease.ts")], { cwd: folder });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "truequea-release-"));
    await mkdir(join(folder, "schema/released"), { recursive: true });
    await mkdir(join(folder, "docs"));
    await writeFile(join(folder, log), "# Changes\n");
    await mkdir(join(folder, "backend/db/migrations/meta"), { recursive: true });
    const entries = [{ tag: "0001_first" }, { tag: "0002_second" }];
    await writeFile(join(folder, "backend/db/migrations/meta/_journal.json"), JSON.stringify({ entries }));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it("promises the present schema, and appends what has changed, once", async () => {
    const present = printTypeDefs();
    await writeFile(join(folder, releasedFile), present.replace(/ {2}"""[^"]*"""\n {2}CONFLICT\n/, ""));
    await release();
    await release();
    expect(await read(releasedFile)).toBe(present);
    expect(JSON.parse(await read("backend/db/released.json"))).toEqual({ migration: "0002_second" });
    expect(await read(log)).toMatch(
      /^# Changes\n\n## \d{4}-\d\d-\d\d\n\n\*\*To be looked at\*\*\n\n- Enum value 'CONFLICT' was added to enum 'ErrorCode'\n$/,
    );
  });

  it("refuses what breaks a promise, and writes nothing", async () => {
    const promised = printTypeDefs().replace(/ {2}NEWEST\n/, "  NEWEST\n  OLDEST\n");
    await writeFile(join(folder, releasedFile), promised);
    await expect(release()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("'OLDEST'") });
    expect([await read(releasedFile), await read(log)]).toEqual([promised, "# Changes\n"]);
  });
});
