import { run } from "node:test";
import { spec } from "node:test/reporters";
import { parseArgs } from "node:util";
import { probe } from "./probe";
import { wireCalls } from "./wireCalls";

const usage = `truequea-contract --gateway URL --outbox URL [--tests a,b]   runs the contract tests against a gateway
truequea-contract --backend URL                              says which calls of docs/wire a backend has

Tests register people: the mails that confirm them are read as JSON at --outbox, or at /outbox of --backend.`;

const values = readOptions();
const trimmed = (url: string | undefined) => url?.replace(/\/+$/, "");
const [gateway, backend] = [trimmed(values.gateway), trimmed(values.backend)];
const outbox = trimmed(values.outbox) ?? (backend && `${backend}/outbox`);
if (!gateway && !backend) refuse("Name a gateway or a backend.");
if (gateway && !outbox) refuse("Name --outbox, too.");

for (const url of [backend, gateway]) if (url) await requireReachable(url);
const isGood = [backend ? await reportCalls(backend) : true, gateway ? await runTests(gateway) : true].every(Boolean);
process.exit(isGood ? 0 : 1);

function readOptions() {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ options: { gateway: text, backend: text, outbox: text, tests: text } }).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(reason: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(2);
}

/** Ends with 2 where no server answers. */
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
  Object.assign(process.env, { GATEWAY_URL: url, OUTBOX_URL: outbox });
  const names = values.tests?.split(",") ?? ["accounts", "idempotency", "subscriptions", "transaction", "transitions"];
  let failed = 0;
  const stream = run({ files: names.map((name) => `${import.meta.dirname}/tests/${name}.js`), concurrency: 1 });
  stream.on("test:fail", () => failed++);
  for await (const line of stream.compose(new spec())) process.stdout.write(String(line));
  return failed === 0;
}
