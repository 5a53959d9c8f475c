import { RateLimiterRedis } from "rate-limiter-flexible";
import type { CreateLimiter } from "../limits/attempts";
import type { ValkeyConnection } from "./connection";

/** Counts attempts for all gateways together. */
export function createValkeyLimiters(valkey: ValkeyConnection): CreateLimiter {
  return ({ name, points, duration }) => {
    const limiter = new RateLimiterRedis({
      storeClient: valkey.client,
      keyPrefix: `tq:limit:${name}`,
      points,
      duration,
    });
    return {
      async consume(key) {
        // A refusal is no failure: it comes as an object that is no Error.
        const failure = await limiter.consume(valkey.hide(key)).then(
          () => null,
          (refusal: unknown) => refusal,
        );
        if (failure instanceof Error) await valkey.require(Promise.reject(failure));
        else if (failure) throw failure;
      },
      async reward(key) {
        // The attempt has succeeded: that it stays counted is the smaller harm.
        await valkey.attempt(limiter.reward(valkey.hide(key)));
      },
    };
  };
}
