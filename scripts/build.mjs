import { bin, fail, run } from "./steps.mjs";

/** Client, sandbox and both servers into dist/. */
const steps = [
  ["vite", ["build", "--config", "web/vite.config.ts"]],
  ["vite", ["build", "--config", "web/vite.config.ts", "--ssr", "src/entry-server.tsx"]],
  ["vite", ["build", "--config", "vite.sandbox.config.ts"]],
  ["vite", ["build", "--config", "vite.server.config.ts"]],
];
for (const [command, args] of steps) {
  // The configs import their neighbours without an extension, as all our sources do.
  const env = { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" };
  if ((await run(bin(command), [...args, "--logLevel", "warn"], { env })) !== 0)
    fail(`${command} ${args.join(" ")} failed.`);
}
