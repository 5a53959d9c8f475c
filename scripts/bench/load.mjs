import { Pool } from "undici";

const connections = 20;
let sent = 0;

/** Asks over `connections` connections until the time is up; every answer has to be one without errors. */
export async function runRound(server, { body, headers, seconds }) {
  const pool = new Pool(server.url, { connections });
  const times = [];
  await server.begin();
  const started = performance.now();
  const until = started + seconds * 1_000;
  const loop = async () => {
    while (performance.now() < until) {
      const asked = performance.now();
      const answer = await pool.request({
        path: "/graphql",
        method: "POST",
        body: body((sent += 1)),
        headers: { "content-type": "application/json", ...headers },
      });
      const text = await answer.body.text();
      if (answer.statusCode !== 200 || !text.startsWith('{"data":'))
        throw new Error(`${server.name} answered ${answer.statusCode}: ${text.slice(0, 500)}`);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
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
