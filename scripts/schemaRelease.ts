import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { printTypeDefs } from "../gateway/typeDefs";
import { listChanges, readReleased, refusedChanges, releasedFile } from "./schemaChanges";

/**
 * `npm run schema:release`: the present schema becomes the one that is promised, and the change log says how. The
 * present tables become those that the last release knows.
 */
const released = readReleased();
const present = printTypeDefs();
const refused = await refusedChanges(released, present);
if (refused.length > 0) {
  console.error(`Not released: the last release did not deprecate\n${refused.join("\n")}`);
  process.exit(1);
}
const changes = await listChanges(released, present);
if (changes !== "") {
  const day = new Date().toISOString().slice(0, 10);
  appendFileSync("docs/schema-changes.md", `\n## ${day}\n\n${changes}`);
}
writeFileSync(releasedFile, present);
const { entries } = JSON.parse(readFileSync("backend/db/migrations/meta/_journal.json", "utf8")) as {
  entries: { tag: string }[];
};
writeFileSync("backend/db/released.json", `{ "migration": "${entries.at(-1)?.tag}" }\n`);
console.log(changes === "" ? "Nothing has changed but descriptions." : changes);
