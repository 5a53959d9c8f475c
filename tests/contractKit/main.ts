import { run } from "node:test";
import { spec } from "node:test/reporters";
import { parseArgs } from "node:util";
import { probe } from "./probe";
import { wireCalls } from "./wireCalls";

const usage = `truequea-contract --gateway URL [--outbox URL] [--tests a,b]   runs the contract tests against a gateway
truequea-contract --backend URL                                  says which calls of docs/wire a backend has

Tests register people: the mails that confirm them are read as JSON at --outbox.`;

const { values } = parseArgs({
  options: {
    gateway: { type: "string" },
    backend: { type: "string" },
    outbox: { type: "string" },
    tests: { type: "string" },
  },
});
const trimmed = (url: string | undefined) => url?.replace(/\/+$/, "");
const [gateway, backend] = [trimmed(values.gateway), trimmed(values.backend)];
if (!gateway && !backend) {
  console.error(usage);
  process.exit(2);
}

for (const url of [backend, gateway]) if (url) await requireReachable(url);
const isGood = [backend ? await reportCalls(backend) : true, gateway ? await runTests(gateway) : true].every(Boolean);
process.exit(isGood ? 0 : 1);

/** Ends with 2 where nobody answers. */
async function requireReachable(url: string): Promise<void> {
  try {
    await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(30_000) });
  } catch (error) {
    console.error(`${url} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(2);
  }
}

/** Whether nothing is answered differently; what is missing is not wrong (docs/wire/missing-calls.md). */
async function reportCalls(url: string): Promise<boolean> {
  const counts = { has: 0, missing: 0, different: 0 };
  for (const call of wireCalls) {
    const { state, detail } = await probe(url, call);
    counts[state]++;
    console.log(`${state.padEnd(9)} ${call.method.padEnd(6)} ${call.path}  (${detail}; docs/wire/${call.page})`);
  }
  console.log(
    `${counts.has} calls are there, ${counts.missing} are missing, ${counts.different} are answered differently.`,
  );
  return counts.different === 0;
}

async function runTests(url: string): Promise<boolean> {
  const outbox = trimmed(values.outbox) ?? (backend && `${backend}/outbox`);
  if (!outbox) {
    console.error(
      "The contract tests register people and read their mails: name --outbox, or --backend with its /outbox.",
    );
    return false;
  }
  Object.assign(process.env, { GATEWAY_URL: url, OUTBOX_URL: outbox });
  const names = values.tests?.split(",") ?? ["accounts", "idempotency", "subscriptions", "transaction", "transitions"];
  let failed = 0;
  const stream = run({ files: names.map((name) => `${import.meta.dirname}/tests/${name}.js`), concurrency: 1 });
  stream.on("test:fail", () => failed++);
  for await (const line of stream.compose(new spec())) process.stdout.write(String(line));
  return failed === 0;
}
