import type { FullConfig } from "@playwright/test";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../../scripts/product";
import { startVouching } from "./support/vouching";

/**
 * Starts the product as a person would, one for each worker, so that no test meets the doings of another one that runs beside it; stops
 * them at the end. With APP_URL and OUTBOX_URL set, that product is tested instead.
 */
export default async function startProducts({ workers }: FullConfig) {
  if (process.env.APP_URL && process.env.OUTBOX_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "truequea-e2e-"));
  const vouching = await startVouching();
  // A machine that runs tests is a slow one: a page late by its usual limit would be the plain client's.
  const settings = { ...vouching.env, RENDER_TIMEOUT_MS: "10000", NODE_ENV: undefined };
  // The demo town is built once; each product has a copy.
  const town = join(folder, "town");
  await (await startProduct(town, settings)).stop();
  const products = await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const own = join(folder, String(worker));
      await cp(town, own, { recursive: true });
      return startProduct(own, settings);
    }),
  );
  process.env.VOUCHING_URL = vouching.url;
  process.env.PRODUCTS = JSON.stringify(
    products.map(({ url, backendPort }) => ({ APP_URL: url, OUTBOX_URL: `http://localhost:${backendPort}/outbox` })),
  );

  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    await vouching.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
