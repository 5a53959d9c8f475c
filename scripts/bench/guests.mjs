import { parentPort, workerData } from "node:worker_threads";
import { Pool } from "undici";

/**
 * Guests who all come at once for one page, each answered by itself, over so many connections. A thread of its own:
 * what they cost here shall not delay what is measured beside them. Reports the milliseconds of each answer, and how
 * many got none.
 */

const { url, path, count, connections, patienceMs } = workerData;
const pool = new Pool(url, { connections });
const times = [];
let failed = 0;

await Promise.all(
  Array.from({ length: count }, async () => {
    const asked = performance.now();
    try {
      const { statusCode, body } = await pool.request({
        path,
        method: "GET",
        headers: { "accept-encoding": "br" },
        signal: AbortSignal.timeout(patienceMs),
      });
      await body.arrayBuffer();
      if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
      times.push(performance.now() - asked);
    } catch {
      failed += 1;
    }
  }),
);
await pool.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
parentPort.postMessage({ times, failed });
