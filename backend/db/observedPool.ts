import { AsyncResource } from "node:async_hooks";
import { Pool } from "pg";
import type { Client, PoolClient, PoolConfig } from "pg";
import type { ObserveStatement } from "./client";

type Callback = (error: unknown, result: unknown) => void;

/** A pool whose statements are observed, each within what asked for it. */
export function createObservedPool(config: PoolConfig, base: typeof Client, observe: ObserveStatement): Pool {
  class ObservedClient extends base {
    // One of many forms of a call: the pool gives a callback, a transaction awaits a promise.
    override query = ((query: string | { text: string }, ...rest: unknown[]) => {
      const end = observe(typeof query === "string" ? query : query.text);
      const callback = rest.at(-1);
      const send = super.query as (...given: unknown[]) => unknown;
      if (typeof callback === "function") {
        const ended: Callback = (error, result) => {
          end(Boolean(error));
          (callback as Callback)(error, result);
        };
        return send.call(this, query, ...rest.slice(0, -1), ended);
      }
      const answer = send.call(this, query, ...rest) as Promise<unknown>;
      answer.then(
        () => end(false),
        () => end(true),
      );
      return answer;
    }) as Client["query"];
  }

  class ObservedPool extends Pool {
    /**
     * A waiting caller is resumed by the caller that releases the connection, and would otherwise be traced as a part
     * of it.
     */
    override connect = ((callback?: (...given: unknown[]) => void) => {
      const connect = super.connect as (...given: unknown[]) => unknown;
      return callback ? connect.call(this, AsyncResource.bind(callback)) : connect.call(this);
    }) as unknown as Pool["connect"];
  }

  return new ObservedPool({ ...config, Client: ObservedClient as unknown as new () => PoolClient } as PoolConfig);
}
