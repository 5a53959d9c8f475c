import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "undici";
import { startProduct } from "./product";

/**
 * `npm run bench`: how much of the backend's speed is left behind the gateway, as a ratio. Absolute numbers depend on
 * the machine; both sides are measured in one run, side by side, so that a slow machine shows on both. Bounded: a few
 * seconds for each line.
 */

const seconds = 5;
const connections = 20;

const wall = `{ wall { items { __typename ... on PublicationWallItem { publication {
  id slug title type status condition usage price { amount currency } cover { url } owner { id firstName isVerified reputation } interests
  place { label } distanceKm ribbons publishedAt } } } pageInfo { endCursor } } }`;
const detail = `{ publication(id: 1) { id title description images { url } owner { id firstName } interests place { label } distanceKm } }`;

const dataFolder = await mkdtemp(join(tmpdir(), "truequea-bench-"));
const product = await startProduct(dataFolder);
const { port, backendPort } = product;

try {
  const gateway = new Pool(`http://127.0.0.1:${port}`, { connections });
  const backend = new Pool(`http://127.0.0.1:${backendPort}`, { connections });
  const position = "latitude=10.4975585&longitude=-66.8856196";
  const query = (query: string) => () =>
    gateway.request({
      path: "/graphql",
      method: "POST",
      body: JSON.stringify({ query }),
      headers: { "content-type": "application/json" },
    });
  const rows = [
    {
      name: "wall page",
      upstream: () => backend.request({ path: `/api/wall?current_page=1&offset=0&${position}`, method: "GET" }),
      through: query(wall),
    },
    {
      name: "detail",
      upstream: () => backend.request({ path: `/api/publications/1?${position}`, method: "GET" }),
      through: query(detail),
    },
  ];
  for (const row of rows) {
    const upstream = await perSecond(row.upstream);
    const through = await perSecond(row.through);
    console.log(
      `${row.name.padEnd(10)} backend ${upstream.toFixed(0)}/s, gateway ${through.toFixed(0)}/s, ratio ${(through / upstream).toFixed(2)}`,
    );
  }
  await Promise.all([gateway.close(), backend.close()]);
} finally {
  await product.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

/** Requests a second that were answered with 200, over `connections` loops that stop by themselves. */
async function perSecond(
  request: () => Promise<{ statusCode: number; body: { dump(): Promise<void> } }>,
): Promise<number> {
  const until = Date.now() + seconds * 1_000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < until) {
        const { statusCode, body } = await request();
        await body.dump();
        if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
        answered += 1;
      }
    }),
  );
  return answered / seconds;
}
