import { expect, test as base } from "@playwright/test";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { ledgerFaults, readFaults } from "../../support/ledgerAudit";

export { expect };

/** A browser test. Whatever it did, afterwards no user has more or less than their ledger says. */
export const test = base.extend<{ balancedLedger: void }>({
  balancedLedger: [
    async ({ baseURL: _product }, use) => {
      await use();
      const door = process.env.DATABASE_DOOR;
      // Another product than the one that the tests start has none.
      if (door) expect(readFaults(await ask(door, ledgerFaults)), "the ledger balances").toEqual([]);
    },
    { auto: true },
  ],
});

/** The rows of a query, through the door that databaseDoor.mjs opens. */
async function ask(door: string, query: string) {
  const answer = await new Promise<string>((resolve, reject) => {
    request({ socketPath: door, method: "POST" }, async (response) => {
      const body = await text(response);
      if (response.statusCode === 200) resolve(body);
      else reject(new Error(`the database refused a query: ${body}`));
    })
      .on("error", reject)
      .end(query);
  });
  return JSON.parse(answer) as Parameters<typeof readFaults>[0];
}
