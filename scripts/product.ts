import { spawn } from "node:child_process";
import { findFreePort } from "./freePort";

interface Product {
  url: string;
  port: number;
  backendPort: number;
  stop(): Promise<void>;
}

/**
 * The product as `npm start` starts it, on free ports, with its data in `dataFolder`. Rejects when it ends before it is
 * ready.
 */
export async function startProduct(
  dataFolder: string,
  settings: Record<string, string | undefined> = {},
): Promise<Product> {
  const [port, backendPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    env: { ...process.env, ...settings, PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataFolder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes("Truequea is ready.")) resolve();
    });
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code} before it was ready:\n${printed}`)));
  });
  return {
    url: `http://localhost:${port}`,
    port,
    backendPort,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}
