import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCaddy } from "../../scripts/caddy.mjs";
import { root } from "./deployment";
import { pollUntil } from "./pollUntil";

/** A real Caddy with deploy/Caddyfile, on this machine alone. */
export async function startProxy(env: Record<"SITE" | "GATEWAYS" | "BACKENDS" | "BACKENDS_PORT", string>) {
  const program = findCaddy();
  if (!program) throw new Error("caddy is not installed; as root on Debian `npm test` installs it");
  const folder = await mkdtemp(join(tmpdir(), "truequea-proxy-"));
  const file = join(folder, "Caddyfile");
  const text = await readFile(join(root, "deploy/Caddyfile"), "utf8");
  await writeFile(file, text.replace("admin off", "admin off\n\tdefault_bind 127.0.0.1"));
  const child = spawn(program, ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { PATH: process.env["PATH"] ?? "", HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...env },
    stdio: ["ignore", "ignore", process.env["TEST_LOG_LEVEL"] ? "inherit" : "ignore"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const killAtEnd = () => void child.kill("SIGKILL");
  process.on("exit", killAtEnd);
  await pollUntil(
    () =>
      fetch(env.SITE).then(
        () => true,
        () => false,
      ),
    (answers) => answers,
  );
  return {
    async stop() {
      child.kill("SIGKILL");
      await ended;
      process.off("exit", killAtEnd);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
