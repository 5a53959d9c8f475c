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

/** The path of the newest publication on the wall. */
export async function newestPublication(url: string): Promise<string> {
  const query = "{ wall { items { ... on PublicationWallItem { publication { id slug } } } } }";
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: { wall: { items: { publication?: { id: string; slug: string } }[] } };
  };
  const publication = data.wall.items.find((item) => item.publication)?.publication;
  if (!publication) throw new Error("the wall is empty");
  return `/${publication.slug}/${publication.id}`;
}
