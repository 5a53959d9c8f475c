import { bin, fail, run } from "./steps.mjs";

const vite = (...args) => [bin("vite"), "build", "--logLevel", "warn", "--config", ...args];

/** The schema, client, sandbox and both servers into dist/; the last one compresses what the others have written. */
const steps = [
  [bin("tsx"), "scripts/schemaFile.ts"],
  vite("web/vite.config.ts"),
  vite("web/vite.config.ts", "--ssr", "src/entry-server.tsx"),
  [process.execPath, "scripts/renderedSheet.mjs"],
  vite("vite.sandbox.config.ts"),
  vite("vite.server.config.ts"),
];
for (const [command, ...args] of steps) {
  // The configs import their neighbours without an extension, as all our sources do.
  const env = { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" };
  if ((await run(command, args, { env })) !== 0) fail(`${command} ${args.join(" ")} failed.`);
}
