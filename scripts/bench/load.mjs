import { Pool } from "undici";

const connections = { query: 20, /** Fewer than the gateway renders at once. */ page: 8 };
let sent = 0;

/**
 * Sends requests over some connections until the time is up: a query by its body, or a page by its path. Every answer
 * must be free of errors, every page a rendered one.
 */
export async function runRound(server, { body, page, headers, seconds }) {
  const width = page ? connections.page : connections.query;
  const pool = new Pool(server.url, { connections: width });
  const times = [];
  await server.begin();
  const started = performance.now();
  const until = started + seconds * 1_000;
  const loop = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      const answer = await pool.request(
        page
          ? { path: page, method: "GET", headers }
          : {
              path: "/graphql",
              method: "POST",
              body: body((sent += 1)),
              headers: { "content-type": "application/json", ...headers },
            },
      );
      const text = await answer.body.text();
      const isWhole = page ? text.includes('id="apollo-state"') : text.startsWith('{"data":');
      if (answer.statusCode !== 200 || !isWhole)
        throw new Error(`${server.name} answered ${answer.statusCode}: ${text.slice(0, 500)}`);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: width }, loop));
  const elapsed = performance.now() - started;
  const used = await server.end();
  await pool.close();
  times.sort((one, other) => one - other);
  return {
    perSecond: (times.length / elapsed) * 1_000,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    cpuUs: used.cpuUs / times.length,
    allocatedBytes: used.allocatedBytes / times.length,
  };
}
