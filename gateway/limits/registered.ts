import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../projectRoot";

/** The texts of our client's operations by their SHA-256. */
export type RegisteredOperations = ReadonlyMap<string, string>;

/** What the build of the client has written; empty where none was built. */
export function readRegistered(): RegisteredOperations {
  const file = join(projectRoot, "dist", "web", ".vite", "persisted-documents.json");
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, string>));
}
