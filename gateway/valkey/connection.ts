import { createHash, createHmac, randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import type { RedisOptions } from "ioredis";
import { AppError } from "../errors";
import type { Logger } from "../log";
import type { SealingKey } from "../session/keys";
import { seal, unseal } from "../session/seal";

/** The channel on which gateways publish what has happened. */
const newsChannel = "tq:news";
/** How long an answer of Valkey is waited for, in ms: what needs it is then refused, the rest goes on without it. */
const answerMs = 2_000;
/** How long the start waits for the first connection, in ms. */
const startMs = 3_000;

const redisOptions: RedisOptions = {
  // While it is away a command fails at once: nothing is queued that would take effect later.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  commandTimeout: answerMs,
  // One that has gone silent counts as away: then nothing waits for it any more.
  socketTimeout: answerMs,
  connectTimeout: startMs,
  retryStrategy: (failures) => Math.min(50 * 2 ** failures, 2_000),
};

/** Sealed by a gateway, and therefore trusted. */
interface News {
  from: string;
  kind: string;
  content: unknown;
}

interface ConnectionOptions {
  url: string;
  /** The first seals what is stored, all of them open it. */
  keys: SealingKey[];
  /** Hashes names that could be guessed: e-mails, addresses. */
  nameKey: Buffer;
  log: Logger;
}

/** A gateway's connections to Valkey: one for commands, one that listens. Both come back by themselves. */
export class ValkeyConnection {
  readonly client: Redis;
  private readonly subscriber: Redis;
  private readonly listeners = new Map<string, (content: unknown) => void>();
  private readonly followers: (() => void)[] = [];
  private isAway = false;
  /** Opening takes a while: one after the other, so that none overtakes what was published before it. */
  private reading = Promise.resolve();
  /** Distinguishes this gateway's own news from those of others. */
  private readonly id = randomUUID();

  constructor(private readonly options: ConnectionOptions) {
    this.client = new Redis(options.url, redisOptions);
    this.subscriber = new Redis(options.url, redisOptions);
    // Without a listener ioredis writes every failed attempt to the console.
    this.client.on("error", (error: Error) => this.noteAbsence(error));
    this.subscriber.on("error", () => {});
    this.client.on("ready", () => this.noteReturn());
    for (const connection of [this.client, this.subscriber]) connection.on("ready", () => void this.listen());
    this.subscriber.on("message", (_channel, sealed) => {
      this.reading = this.reading.then(() => this.receive(sealed));
    });
  }

  /**
   * Waits until news arrive, but not for long: a gateway also starts without Valkey. Throws in front of a cluster,
   * where each node would refuse what belongs to another one.
   */
  async started(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, startMs);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      this.onListening(go);
      this.client.once("error", go);
    });
    const info = await this.attempt(this.client.info("cluster"));
    if (!info?.includes("cluster_enabled:1")) return;
    await this.close();
    throw new Error("VALKEY_URL names a cluster; what gateways share has to be on one server");
  }

  /** The part of a key that stands for a random id: who reads it does not learn the id. */
  nameOf(id: string): string {
    return createHash("sha256").update(id).digest("base64url");
  }

  /** The same for what could be guessed. */
  hide(text: string): string {
    return createHmac("sha256", this.options.nameKey).update(text).digest("base64url");
  }

  seal(content: unknown, purpose: string): Promise<string> {
    const [newest] = this.options.keys;
    if (!newest) throw new Error("no key to seal with");
    return seal(JSON.stringify(content), purpose, newest);
  }

  /** Null for what no gateway has sealed. */
  async unseal(sealed: string, purpose: string): Promise<unknown> {
    const opened = await unseal(sealed, purpose, this.options.keys);
    return opened && (JSON.parse(opened.text) as unknown);
  }

  /** For commands that need Valkey: without it they fail. */
  async require<T>(command: Promise<T>): Promise<T> {
    try {
      return await command;
    } catch (cause) {
      this.options.log.warn({ reason: reasonOf(cause) }, "refused: Valkey does not answer");
      throw new AppError("UPSTREAM_UNAVAILABLE");
    }
  }

  /** For commands that can do without Valkey: undefined where it does not answer. */
  async attempt<T>(command: Promise<T>): Promise<T | undefined> {
    try {
      return await command;
    } catch (cause) {
      this.options.log.debug({ reason: reasonOf(cause) }, "Valkey does not answer");
      return undefined;
    }
  }

  /** Publishes to the other gateways. What is published while Valkey is away is lost. */
  async publish(kind: string, content: unknown): Promise<void> {
    const news: News = { from: this.id, kind, content };
    const sealed = await this.seal(news, newsChannel);
    await this.attempt(this.client.publish(newsChannel, sealed));
  }

  /** Listens for what the other gateways publish. */
  onNews(kind: string, listener: (content: unknown) => void): void {
    this.listeners.set(kind, listener);
  }

  /** Called whenever news arrive again: some may have been missed. */
  onListening(follow: () => void): void {
    this.followers.push(follow);
  }

  /** After what was sent has arrived. */
  async close(): Promise<void> {
    await this.attempt(this.client.quit());
    this.client.disconnect();
    this.subscriber.disconnect();
  }

  /** Runs when both connections are ready; after one breaks, its reconnection runs it again. */
  private async listen(): Promise<void> {
    if (this.client.status !== "ready" || this.subscriber.status !== "ready") return;
    const isListening = await this.attempt(this.subscriber.subscribe(newsChannel));
    if (isListening !== undefined) for (const follow of this.followers) follow();
  }

  private async receive(sealed: string): Promise<void> {
    try {
      const news = (await this.unseal(sealed, newsChannel)) as News | null;
      if (news === null) return this.options.log.warn("news that no gateway has sealed");
      if (news.from !== this.id) this.listeners.get(news.kind)?.(news.content);
    } catch (cause) {
      this.options.log.warn({ reason: reasonOf(cause) }, "unreadable news");
    }
  }

  private noteAbsence(error: Error): void {
    if (this.isAway) return;
    this.isAway = true;
    this.options.log.error({ reason: reasonOf(error) }, "Valkey is away: no user can sign in");
  }

  private noteReturn(): void {
    this.options.log.info(this.isAway ? "Valkey is back" : "connected to Valkey");
    this.isAway = false;
  }
}

/** Never the whole error: it may name the command with what it was to store. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (code ?? message ?? String(error)).slice(0, 120);
}
