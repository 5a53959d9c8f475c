import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, lexicographicSortSchema, printSchema } from "graphql";
import { projectRoot } from "./projectRoot";

/** The files of schema/. */
export function readTypeDefs(): string[] {
  const folder = join(projectRoot, "schema");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".graphql"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

/** All of them as one, in alphabetical order: what has moved between the files has not changed. */
export const printTypeDefs = (): string =>
  `${printSchema(lexicographicSortSchema(buildSchema(readTypeDefs().join("\n"))))}\n`;
