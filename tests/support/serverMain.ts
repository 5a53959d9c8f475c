import { join } from "node:path";
import { isBuilt, root } from "../../scripts/steps.mjs";

let isFresh: boolean | undefined;

/**
 * With what Node starts a server in a process of its own: as it is built where `npm test` has done so, which takes a
 * third of the time, else from its sources.
 */
export function mainOf(server: "backend" | "gateway"): string[] {
  isFresh ??= isBuilt();
  return isFresh ? [join(root, "dist", server, "main.js")] : ["--import", "tsx", join(root, server, "main.ts")];
}
