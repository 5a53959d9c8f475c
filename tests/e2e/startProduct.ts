import type { FullConfig } from "@playwright/test";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../backend/db/client";
import { startProduct } from "../../scripts/product";
import { auditLedger } from "../support/ledgerAudit";
import { startFakeGoogle } from "./support/fakeGoogle";

/**
 * Starts the product as a user would, once per worker, so that tests that run side by side share no data; stops them at the end.
 * With APP_URL and OUTBOX_URL set, that product is tested instead.
 */
export default async function startProducts({ workers }: FullConfig) {
  if (process.env.APP_URL && process.env.OUTBOX_URL) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "truequea-e2e-"));
  const fakeGoogle = await startFakeGoogle();
  // Machines that run tests are slow: with the usual limit, a late page would fall back to the plain client.
  const settings = { ...fakeGoogle.env, RENDER_TIMEOUT_MS: "60000", UPSTREAM_TIMEOUT_MS: "60000", NODE_ENV: undefined };
  // The demo town is built once; each product has a copy.
  const seededFolder = join(folder, "seeded");
  await (await startProduct(seededFolder, settings)).stop();
  const dataFolders = Array.from({ length: workers }, (_, worker) => join(folder, String(worker)));
  const products = await Promise.all(
    dataFolders.map(async (dataFolder) => {
      await cp(seededFolder, dataFolder, { recursive: true });
      return startProduct(dataFolder, settings);
    }),
  );
  process.env.FAKE_GOOGLE_URL = fakeGoogle.url;
  process.env.PRODUCTS = JSON.stringify(
    products.map(({ url, backendPort }) => ({ APP_URL: url, OUTBOX_URL: `http://localhost:${backendPort}/outbox` })),
  );

  return async () => {
    await Promise.all(products.map((product) => product.stop()));
    await fakeGoogle.stop();
    // Whatever the tests did, no user has more or less than their ledger says.
    for (const dataFolder of dataFolders) {
      const { db, close } = await openDatabase({ dataFolder: join(dataFolder, "database") });
      const faults = await auditLedger(db).finally(close);
      if (faults.length > 0) throw new Error(`The ledger does not balance: ${JSON.stringify(faults)}`);
    }
    await rm(folder, { recursive: true, force: true });
  };
}
