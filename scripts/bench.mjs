import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runRound } from "./bench/load.mjs";
import { sessionHeaders } from "./bench/records.mjs";
import { startServer } from "./bench/server.mjs";
import { works } from "./bench/works.mjs";
import { gatewayOptions } from "./servers.mjs";
import { ensureBuilt } from "./steps.mjs";

/**
 * `npm run bench`: the gateway beside Apollo Server on Express, GraphQL Yoga and Mercurius with JIT, all in front of
 * the same recorded backend. Absolute numbers depend on the machine: what counts are the ratios of one run, whose
 * rounds alternate between the servers; each round begins with another one.
 *
 * `--only a,c` these works, `--rounds 5`, `--seconds 3` for each after a warm-up of `--warm 6`, `--peers mercurius`
 * these peers (blank: none), `--profile` writes a CPU profile of the gateway. Figures are also written to
 * dist/bench/results.json.
 */

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    peers: { type: "string" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "3" },
    warm: { type: "string", default: "6" },
    profile: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const wanted = values.only?.split(",");
const wantedPeers = values.peers?.split(",").filter(Boolean) ?? ["apollo", "yoga", "mercurius"];
const warmUpSeconds = Number(values.warm);

await ensureBuilt();
const output = join(import.meta.dirname, "..", "dist", "bench");
mkdirSync(output, { recursive: true });
const dataFolder = mkdtempSync(join(tmpdir(), "truequea-bench-"));
const scripts = join(import.meta.dirname, "bench");
const upstream = await startServer("upstream", join(scripts, "upstream.mjs"));
const servers = [await startGateway()];
for (const peer of wantedPeers)
  servers.push(await startServer(peer, join(scripts, "peers", `${peer}.mjs`), { env: { BACKEND_URL: upstream.url } }));

try {
  const results = {};
  for (const work of works.filter(({ key }) => !wanted || wanted.includes(key))) {
    console.log(`\n(${work.key}) ${work.name}`);
    const headers = work.isMember ? sessionHeaders : {};
    const asked = work.page ? servers.slice(0, 1) : servers;
    const measured = new Map(asked.map((server) => [server, []]));
    for (const server of asked) await runRound(server, { ...work, headers, seconds: warmUpSeconds });
    for (let round = 0; round < rounds; round += 1)
      for (const server of rotated(asked, round))
        measured.get(server).push(await runRound(server, { ...work, headers, seconds }));
    const medians = Object.fromEntries([...measured].map(([{ name }, seen]) => [name, medianRound(seen)]));
    results[work.key] = medians;
    print(medians);
  }
  writeFileSync(join(output, "results.json"), JSON.stringify({ rounds, seconds, results }, null, 2));
} finally {
  for (const server of servers.toReversed()) await server.stop();
  await upstream.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** The built gateway, as production runs it. */
function startGateway() {
  const profiling = values.profile ? ["--cpu-prof", `--cpu-prof-dir=${output}`] : [];
  return startServer("gateway", join(import.meta.dirname, "..", "dist", "gateway", "main.js"), {
    options: [...gatewayOptions, ...profiling],
    env: {
      PORT: "0",
      HOST: "127.0.0.1",
      BACKEND_URL: upstream.url,
      DATA_DIR: dataFolder,
      // A page that took too long would be left to the client.
      RENDER_TIMEOUT_MS: "60000",
      SESSION_SECRET: "a secret that only the bench ever uses",
    },
  });
}

/** What comes first warms the machine, and what comes last finds it warm. */
function rotated(list, round) {
  const first = round % list.length;
  return [...list.slice(first), ...list.slice(0, first)];
}

function medianRound(seen) {
  const median = (read) => {
    const sorted = seen.map(read).sort((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    perSecond: median(({ perSecond }) => perSecond),
    p99Ms: median(({ p99Ms }) => p99Ms),
    cpuUs: median(({ cpuUs }) => cpuUs),
    allocatedBytes: median(({ allocatedBytes }) => allocatedBytes),
  };
}

function print(medians) {
  const own = medians["gateway"]?.perSecond ?? 0;
  for (const [name, { perSecond, p99Ms, cpuUs, allocatedBytes }] of Object.entries(medians)) {
    const ratio = name === "gateway" ? "" : `the gateway answers ${(own / perSecond).toFixed(2)} of it`;
    console.log(
      `${name.padEnd(10)}${perSecond.toFixed(0).padStart(6)}/s  p99 ${p99Ms.toFixed(0).padStart(4)} ms ` +
        `${cpuUs.toFixed(0).padStart(6)} µs  ${(allocatedBytes / 1_000).toFixed(0).padStart(5)} kB  ${ratio}`,
    );
  }
}
