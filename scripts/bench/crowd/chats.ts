import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import { pollUntil } from "../../../tests/support/pollUntil";
import type { CrowdSocket } from "./socket";
import { openSocket } from "./socket";
import type { Pair, Person } from "./people";

/** Pairs of people who write to each other; times are in ms, from the write to the delivery. */
export interface Chats {
  /** One message of the pair: resolves when the gateway has taken it. */
  write(pair: Pair): Promise<void>;
  /** Waits until everybody has what was written, or no longer; then forgets it. */
  settle(
    ms: number,
  ): Promise<{ expected: number; delivered: number; repeated: number; ended: number; times: number[] }>;
  close(): Promise<void>;
}

const query = "subscription ($chatId: ID!) { messageAdded(chatId: $chatId) { randomId } }";
const mutation = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { errors { message } } }";
/** Requests under way to each gateway. */
const connections = 64;
/** Sockets that are opened at once. */
const openingAtOnce = 40;
/** How long the first message of each pair may take, in ms. */
const openingMs = 60_000;

/** Sockets of all these people, spread over the gateways like what they write: half of it has to cross. */
export async function openChats(urls: readonly string[], pairs: readonly Pair[]): Promise<Chats> {
  const pools = urls.map((url) => new Pool(url, { connections }));
  const gatewayOf = (number: number) => number % urls.length;
  /** When each message was sent, and whom of its pair it has reached. */
  const sent = new Map<string, { at: number; reached: Set<number> }>();
  let times: number[] = [];
  let repeated = 0;
  const sockets: CrowdSocket[] = [];
  const seats = pairs.flatMap(({ chatId, people }) => people.map((person) => ({ chatId, person })));
  for (let at = 0; at < seats.length; at += openingAtOnce)
    await Promise.all(
      seats.slice(at, at + openingAtOnce).map(async ({ chatId, person }, offset) => {
        const seat = at + offset;
        const url = urls[gatewayOf(seat)] ?? "";
        const socket = await openSocket(url, person.headers, query, { chatId }, (data) => {
          const { randomId } = (data as { messageAdded: { randomId: string } }).messageAdded;
          const message = sent.get(randomId);
          if (!message) return;
          if (message.reached.has(seat)) repeated += 1;
          else times.push(performance.now() - message.at);
          message.reached.add(seat);
        });
        sockets.push(socket);
      }),
    );
  let turn = 0;
  const chats: Chats = {
    async write({ chatId, people }) {
      turn += 1;
      const author: Person | undefined = people[turn % 2];
      const randomId = randomUUID();
      sent.set(randomId, { at: performance.now(), reached: new Set() });
      const { statusCode, body } = await (pools[gatewayOf(turn >> 1)] as Pool).request({
        path: "/graphql",
        method: "POST",
        headers: { "content-type": "application/json", ...author?.headers },
        body: JSON.stringify({ query: mutation, variables: { input: { chatId, randomId, text: `Mensaje ${turn}` } } }),
      });
      const answer = await body.text();
      if (statusCode !== 200 || !answer.includes('"errors":[]')) throw new Error(`a message was refused: ${answer}`);
    },
    async settle(ms) {
      const expected = sent.size * 2;
      const until = performance.now() + ms;
      await pollUntil(
        async () => times.length,
        (arrived) => arrived >= expected || performance.now() > until,
        ms + 1_000,
      );
      const ended = sockets.filter((socket) => socket.hasEnded()).length;
      const result = { expected, delivered: times.length, repeated, ended, times };
      sent.clear();
      times = [];
      repeated = 0;
      return result;
    },
    async close() {
      for (const socket of sockets) socket.close();
      await Promise.all(pools.map((pool) => pool.destroy()));
      // Their gateway has to notice.
      await sleep(500);
    },
  };
  // Nothing says that a subscription has begun but its first event.
  for (const pair of pairs) await chats.write(pair);
  await chats.settle(openingMs);
  return chats;
}
