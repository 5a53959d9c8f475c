import { randomUUID } from "node:crypto";
import type { Result } from "ioredis";
import { LocalSocketCounter } from "../socket/sockets";
import type { SocketCounter, SocketRefusal } from "../socket/sockets";
import type { ValkeyConnection } from "./connection";

/** A socket whose gateway has not been heard of for so long is gone, in ms. */
const forgottenMs = 60_000;
const heartbeatMs = 20_000;
/** An open socket stays counted, even after Valkey has lost it. */
const noLimit = 1_000_000;

/**
 * Counts the sockets of all gateways: for each owner a set of them with the time until which each counts. While Valkey
 * is away each gateway counts its own.
 */
export class ValkeySocketCounter implements SocketCounter {
  private readonly own = new LocalSocketCounter();
  /** The keys of the sockets that are open here, by their names. */
  private readonly open = new Map<string, string>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly valkey: ValkeyConnection) {
    valkey.client.defineCommand("enterSocket", { numberOfKeys: 1, lua: enterScript });
    this.heartbeat = setInterval(() => void this.renew(), heartbeatMs).unref();
    // What was counted is lost where Valkey kept nothing.
    valkey.onListening(() => void this.renew());
  }

  async enter(owner: string, most: number): Promise<(() => void) | SocketRefusal> {
    const leaveOwn = await this.own.enter(owner, most);
    if (typeof leaveOwn === "string") return leaveOwn;
    const key = `tq:sockets:${this.valkey.hide(owner)}`;
    const name = randomUUID();
    if ((await this.valkey.attempt(this.valkey.client.enterSocket(key, name, most, forgottenMs))) === 0) {
      leaveOwn();
      return "tryLater";
    }
    this.open.set(name, key);
    return () => {
      leaveOwn();
      this.open.delete(name);
      void this.valkey.attempt(this.valkey.client.zrem(key, name));
    };
  }

  stop(): void {
    clearInterval(this.heartbeat);
  }

  private async renew(): Promise<void> {
    const calls = this.valkey.client.pipeline();
    for (const [name, key] of this.open) calls.enterSocket(key, name, noLimit, forgottenMs);
    await this.valkey.attempt(calls.exec());
  }
}

/** By Valkey's own clock, since those of gateways differ. */
const enterScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local isIn = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not isIn and redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`;

declare module "ioredis" {
  interface RedisCommander<Context> {
    enterSocket(key: string, name: string, most: number, forgottenMs: number): Result<number, Context>;
  }
}
