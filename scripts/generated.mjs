import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { bin, root, run } from "./steps.mjs";

const OPERATIONS = join(root, "web", "src");
const SCHEMA = join(root, "schema", "/");
const TAGGED = /\bgql\s*`[^`]*`/g;

/** Runs the code generator when the schema or an operation of the client changes: a Vite plugin, for its watcher. */
export function keepGenerated() {
  const known = new Map(sourcesBelow(OPERATIONS).map((file) => [file, documentsIn(file)]));
  let running;
  let isStale = false;

  async function generate() {
    isStale = true;
    if (running) return;
    running = true;
    while (isStale) {
      isStale = false;
      // It prints what is wrong with a document itself.
      if ((await run(bin("graphql-codegen"), ["--silent"])) === 0) console.log("The generated code is up to date.");
    }
    running = false;
  }

  return {
    name: "keep-generated",
    configureServer({ watcher }) {
      watcher.add(SCHEMA);
      watcher.on("all", (_event, file) => {
        if (file.startsWith(SCHEMA)) return void generate();
        if (!isSource(file) || !file.startsWith(OPERATIONS)) return;
        const documents = documentsIn(file);
        if (documents === (known.get(file) ?? "")) return;
        known.set(file, documents);
        void generate();
      });
    },
  };
}

const isSource = (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__generated__/.test(file);

function sourcesBelow(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter(isSource)
    .map((file) => join(folder, file));
}

/** The operations and fragments of a source; none of one that was deleted. */
function documentsIn(file) {
  try {
    return (readFileSync(file, "utf8").match(TAGGED) ?? []).join("\n");
  } catch {
    return "";
  }
}
