import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { GraphqlClient } from "../tests/support/graphqlClient";
import { subscribe } from "../tests/support/subscribe";
import { percentile } from "./bench/percentile";
import { newestPublication, startProduct } from "./product";

/**
 * `npm run bench:burst`: what members who chat notice of a crowd of guests on one publication. Two members of the demo
 * town write to each other all the time; measured is each message, from sending it until the other's subscription has
 * it, first without any other load, then while the guests come, all at once, and are counted. Ends with status 1 when a
 * message is lost, a guest gets no page, or the messages' p99 during the bursts is not below 300 ms.
 *
 * `--guests 2000` at once, over `--connections 200`; `--rounds 3` bursts; `--seconds 10` of chat for each;
 * `--every 200` ms a message.
 */

const { values } = parseArgs({
  options: {
    guests: { type: "string", default: "2000" },
    connections: { type: "string", default: "200" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "10" },
    every: { type: "string", default: "200" },
  },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const everyMs = Number(values.every);
const crowd = { count: Number(values.guests), connections: Number(values.connections) };

/** How long one answer or message may take, and everything together. */
const patienceMs = 30_000;
const limitMs = 120_000 + rounds * (seconds * 1_000 + 2 * patienceMs);
const goalMs = 300;

interface Crowd {
  times: number[];
  failed: number;
}

interface Writer {
  id: string;
  client: GraphqlClient;
}

const dataFolder = await mkdtemp(join(tmpdir(), "truequea-bench-"));
const product = await startProduct(dataFolder, { CAPTCHA: "off" });
let isGood = false;
try {
  const tooLate = sleep(limitMs, undefined, { ref: false }).then(() => {
    throw new Error(`not done after ${limitMs / 1_000} s`);
  });
  isGood = await Promise.race([measure(), tooLate]);
} finally {
  await product.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
// What was given up may still hold sockets.
process.exit(isGood ? 0 : 1);

async function measure(): Promise<boolean> {
  const [ana, luis] = [await signIn("ana@example.com"), await signIn("luis@example.com")];
  const send = await openChat(ana, luis);
  await chatFor(2, send);
  report("messages without other load", await chatFor(seconds, send));
  const path = await newestPublication(product.url);
  const messages: number[] = [];
  const guests: Crowd = { times: [], failed: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const [seen, came] = await Promise.all([chatFor(seconds, send), sendCrowd(path)]);
    messages.push(...seen);
    guests.times.push(...came.times);
    guests.failed += came.failed;
  }
  report(`pages of ${crowd.count} guests at once`, guests.times);
  report("messages meanwhile", messages);
  if (guests.failed > 0) console.log(`${guests.failed} guests got no page`);
  return guests.failed === 0 && percentile(messages, 0.99) < goalMs;
}

async function signIn(email: string): Promise<Writer> {
  const client = new GraphqlClient(product.url);
  const { signIn: answer } = await client.data<{ signIn: { viewer: { id: string } } }>(
    "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { message } } }",
    { input: { email, password: "Cambio#2024" } },
  );
  return { id: answer.viewer.id, client };
}

/** Answers a function that sends a message, now from one, now from the other, and says when the other one has it. */
async function openChat(one: Writer, other: Writer): Promise<(count: number) => Promise<number>> {
  const { proposals, open } = await one.client.data<
    Record<"proposals" | "open", { items: { id: string; isWritable: boolean; counterpart: { id: string } }[] }>
  >(
    `{ proposals: chats(tab: PROPOSALS) { items { ...parts } } open: chats(tab: IN_PROGRESS) { items { ...parts } } }
     fragment parts on Chat { id isWritable counterpart { id } }`,
  );
  const chat = [...proposals.items, ...open.items].find(
    ({ isWritable, counterpart }) => isWritable && counterpart.id === other.id,
  );
  if (!chat) throw new Error("the two have no chat in the demo town");
  const streams = new Map<Writer, Awaited<ReturnType<typeof follow>>>();
  for (const writer of [one, other]) streams.set(writer, await follow(writer, chat.id));
  return async (count) => {
    const [from, to] = count % 2 === 0 ? [one, other] : [other, one];
    const randomId = randomUUID();
    const sent = performance.now();
    const arrived = streams
      .get(to)
      ?.next(({ messageAdded }) => messageAdded.randomId === randomId, patienceMs)
      .then(() => performance.now() - sent);
    const [ms, { sendMessage }] = await Promise.all([
      arrived,
      from.client.data<{ sendMessage: { errors: unknown[] } }>(
        "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { message } } }",
        { input: { chatId: chat.id, randomId, text: `Mensaje ${count}` } },
      ),
    ]);
    if (sendMessage.errors.length > 0) throw new Error(`a message was refused: ${JSON.stringify(sendMessage.errors)}`);
    return ms ?? NaN;
  };
}

function follow({ client }: Writer, chatId: string) {
  return subscribe<{ messageAdded: { randomId: string } }>(
    client,
    "subscription ($chatId: ID!) { messageAdded(chatId: $chatId) { randomId } }",
    { chatId },
  );
}

/** One message after the other at their times, whether or not those before have arrived. */
async function chatFor(length: number, send: (count: number) => Promise<number>): Promise<number[]> {
  const sent: Promise<number>[] = [];
  for (const until = performance.now() + length * 1_000; performance.now() < until; await sleep(everyMs)) {
    const message = send(sent.length);
    // Its failure is looked at when all are sent.
    message.catch(() => undefined);
    sent.push(message);
  }
  return Promise.all(sent);
}

function sendCrowd(path: string): Promise<Crowd> {
  const worker = new Worker(new URL("./bench/guests.mjs", import.meta.url), {
    workerData: { ...crowd, url: product.url, path, patienceMs },
  });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("the guests have left without a word")));
  });
}

function report(name: string, times: readonly number[]): void {
  const [p50, p99, most] = [percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1 - Number.EPSILON)];
  console.log(
    `${name.padEnd(36)}${String(times.length).padStart(6)}  p50 ${p50.toFixed(0).padStart(5)} ms  ` +
      `p99 ${p99.toFixed(0).padStart(5)} ms  longest ${most.toFixed(0).padStart(5)} ms`,
  );
}
