import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import type { Db } from "../../backend/db/client";
import { openSession } from "../../backend/session/tokens";
import { SessionCookie } from "../../gateway/session/cookie";
import { sealingKeys } from "../../gateway/session/keys";
import { SessionStore } from "../../gateway/session/store";
import { aTransaction, aUser } from "./builders";
import type { User } from "./builders";
import { GraphqlClient } from "./graphqlClient";
import { pollUntil } from "./pollUntil";

const follow =
  "subscription ($chatId: ID!, $after: ID) { messageAdded(chatId: $chatId, after: $after) { id requestId } }";
const send = "mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id } errors { code } } }";
/** Writes under way at once: a slow machine gets fewer, none has more than it can do. */
const writersAtOnce = 5;
const mostASecond = 50;
const openingAtOnce = 5;
/**
 * Close codes of docs/clients.md that are no fault of the session or the client; 4408: this process itself was slow.
 */
const comeBackCodes = [1000, 1006, 1012, 4408];

interface Chatter {
  userId: string;
  client: GraphqlClient;
  /** The request ids of the messages that came. */
  received: string[];
  close(): Promise<void>;
}

interface Pair {
  chatId: string;
  people: Chatter[];
}

/** People who write and read at once, through restarts of what they are connected to. */
export interface Crowd {
  /** What was refused, and sockets that were closed for another reason than a restart. */
  readonly troubles: object[];
  /** Writes until `isOver`, and until the last answer; resolves with how many messages were taken. */
  write(isOver: () => boolean): Promise<number>;
  /**
   * Waits until everybody has every message of their chat; returns what is still missing and what came more than once.
   */
  settle(): Promise<{ missing: number; repeated: number }>;
  /** People whose session has ended. */
  signedOut(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * People in pairs, each with a socket that follows their chat, as a client of docs/clients.md does it: the cookie of an
 * answer is kept, a socket that is closed comes back, a subscription that is ended begins again, and says what was seen
 * last. A write that is refused is not tried again.
 */
export async function openCrowd(db: Db, url: string, sessionSecret: string, pairCount: number): Promise<Crowd> {
  const cookie = new SessionCookie(sealingKeys([sessionSecret]), {
    isSecure: true,
  });
  const troubles: object[] = [];
  const pairs: Pair[] = [];
  let isClosing = false;

  /** With the cookie that their sign-in would have set: two hundred passwords and captchas cost too much. */
  async function signIn(user: User): Promise<GraphqlClient> {
    const { credentials, expiresAt } = await openSession(db, user);
    const expiry = String(Math.floor(expiresAt.getTime() / 1_000));
    const session = new SessionStore(24 * 3_600_000).open({
      credentials: { ...credentials, expiry, tokenType: "Bearer" },
      userId: String(user.id),
      userToken: user.token,
      remember: false,
    });
    const client = new GraphqlClient(url);
    client.setCookie(cookie.name, (await cookie.write(session)).split(/[=;]/)[1] ?? "");
    return client;
  }

  async function open(user: User, chatId: string): Promise<Chatter> {
    const client = await signIn(user);
    class BrowserSocket extends WebSocket {
      constructor(address: string, protocols?: string | string[]) {
        super(address, protocols, {
          origin: url,
          headers: { cookie: client.cookie },
        });
      }
    }
    const socket = createClient({
      url: `${url.replace(/^http/, "ws")}/graphql`,
      webSocketImpl: BrowserSocket,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
    });
    socket.on("closed", (event) => {
      const { code } = event as { code: number };
      if (!comeBackCodes.includes(code)) troubles.push({ socketOf: user.id, code });
    });
    const opened = new Promise((resolve) => socket.on("connected", resolve));
    const received: string[] = [];
    // Shared by all sockets of a person: each subscribes with the ids seen so far.
    const variables = { chatId, after: "0" };
    const subscribe = () => {
      const again = () => void wait(1_000, undefined, { ref: false }).then(() => isClosing || subscribe());
      socket.subscribe<{ messageAdded: { id: string; requestId: string } }>(
        { query: follow, variables },
        {
          next({ data }) {
            if (!data) return;
            variables.after = data.messageAdded.id;
            received.push(data.messageAdded.requestId);
          },
          error: again,
          complete: again,
        },
      );
    };
    subscribe();
    await opened;
    return {
      userId: String(user.id),
      client,
      received,
      close: async () => void (await socket.dispose()),
    };
  }

  for (let at = 0; at < pairCount; at += openingAtOnce)
    await Promise.all(
      Array.from({ length: Math.min(openingAtOnce, pairCount - at) }, async () => {
        const [owner, interested] = [await aUser(db), await aUser(db)];
        const built = await aTransaction(db, {
          owner,
          interested,
          offered: [],
          writtenOffer: "Una bicicleta",
        });
        const chatId = String(built.chatId);
        pairs.push({
          chatId,
          people: await Promise.all([open(owner, chatId), open(interested, chatId)]),
        });
      }),
    );
  const people = pairs.flatMap((pair) => pair.people);
  let written = 0;

  async function write({ chatId }: Pair, author: Chatter): Promise<void> {
    const input = {
      chatId,
      requestId: randomUUID(),
      text: `Mensaje ${written}`,
    };
    const answer = await author.client
      .run<{ sendMessage: { message: object | null } | null }>(send, { input })
      .catch((error: unknown) => ({ data: null, errors: [String(error)] }));
    if (answer.data?.sendMessage?.message) written += 1;
    else troubles.push({ writeOf: author.userId, ...answer });
  }

  /** How many pieces of news came, and how many of them for the first time. */
  const count = () => ({
    all: people.reduce((total, { received }) => total + received.length, 0),
    different: people.reduce((total, { received }) => total + new Set(received).size, 0),
  });

  return {
    troubles,
    async write(isOver) {
      let turn = 0;
      await Promise.all(
        Array.from({ length: writersAtOnce }, async (_, writer) => {
          // Each has pairs of its own: people write one message after the other.
          const own = pairs.filter((_pair, index) => index % writersAtOnce === writer);
          while (!isOver()) {
            const pause = wait((1_000 * writersAtOnce) / mostASecond);
            turn += 1;
            const pair = own[turn % own.length] as Pair;
            await write(pair, pair.people[turn % 2] as Chatter);
            await pause;
          }
        }),
      );
      return written;
    },
    async settle() {
      const expected = written * 2;
      const isThere = ({ different }: { different: number }) => different >= expected;
      await pollUntil(async () => count(), isThere, 120_000).catch(() => undefined);
      const { all, different } = count();
      return { missing: expected - different, repeated: all - different };
    },
    async signedOut() {
      const lost: string[] = [];
      const left = people.values();
      await Promise.all(
        Array.from({ length: writersAtOnce }, async () => {
          for (const { userId, client } of left) {
            const { data } = await client.run<{
              viewer: { id: string } | null;
            }>("{ viewer { id } }");
            if (data?.viewer?.id !== userId) lost.push(userId);
          }
        }),
      );
      return lost;
    },
    async close() {
      isClosing = true;
      await Promise.all(people.map((person) => person.close()));
    },
  };
}
