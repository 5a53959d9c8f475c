import { mkdirSync, writeFileSync } from "node:fs";
import { printTypeDefs } from "../gateway/typeDefs";

/** A step of the build: the whole schema as one file. */
mkdirSync("dist", { recursive: true });
writeFileSync("dist/schema.graphql", printTypeDefs());
