import type { FullConfig } from "@playwright/test";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "../../scripts/product";
import { startFakeGoogle } from "./support/fakeGoogle";

/**
 * Starts the product as a user would, once per worker, so that tests that run side by side share no data; stops them at
 * the end. With APP_URL and OUTBOX_URL set, that product is tested instead.
 */
export default async function startProducts({ workers }: FullConfig) {
  if (process.env.APP_URL && process.env.OUTBOX_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "truequea-e2e-"));
  const fakeGoogle = await startFakeGoogle();
  // Machines that run tests are slow: with the usual limit, a late page would fall back to the plain client.
  const settings = {
    ...fakeGoogle.env,
    RENDER_TIMEOUT_MS: "60000",
    UPSTREAM_TIMEOUT_MS: "60000",
    // Jobs change what guests see, and a test does not wait for it.
    SHARED_PAGE_MS: "0",
    // At whatever hour the tests run.
    QUIET_HOURS: "off",
    NODE_ENV: undefined,
  };
  // The demo town is built once; each product has a copy.
  const seededFolder = join(folder, "seeded");
  const drawn = join(process.env.TOWN_FOLDER ?? folder, "uploads");
  // What seed.test.ts has drawn is not drawn again.
  if (existsSync(drawn)) await cp(drawn, join(seededFolder, "uploads"), { recursive: true });
  await (await startProduct(seededFolder, settings)).stop();
  const dataFolders = Array.from({ length: workers }, (_, worker) => join(folder, String(worker)));
  const products = await Promise.all(
    dataFolders.map(async (dataFolder) => {
      await cp(seededFolder, dataFolder, { recursive: true });
      return startProduct(dataFolder, { ...settings, DATABASE_DOOR: doorOf(dataFolder), NODE_OPTIONS: doorOptions });
    }),
  );
  process.env.FAKE_GOOGLE_URL = fakeGoogle.url;
  process.env.PRODUCTS = JSON.stringify(
    products.map(({ url, backendPort }, worker) => ({
      APP_URL: url,
      OUTBOX_URL: `http://localhost:${backendPort}/outbox`,
      DATABASE_DOOR: doorOf(dataFolders[worker] ?? ""),
    })),
  );

  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    await fakeGoogle.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Through which a test asks the database of its product. */
const doorOf = (dataFolder: string) => join(dataFolder, "door");
const doorOptions = `--import=${new URL("./support/databaseDoor.mjs", import.meta.url).href}`;
