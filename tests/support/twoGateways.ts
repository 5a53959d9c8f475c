import { afterAll, beforeAll } from "vitest";
import type { Env } from "../../gateway/env";
import { GraphqlClient } from "./graphqlClient";
import { startGateway } from "./startGateway";
import type { TestGateway } from "./startGateway";
import { startValkey } from "./valkey";
import type { TestValkey } from "./valkey";

/** What the tests of several gateways stand on. */
export interface TwoGateways {
  valkey: TestValkey;
  /** Without stickiness: whoever asks may come to either. */
  gateways: [TestGateway, TestGateway];
  /** One browser, with a client for each gateway. */
  browser(): [GraphqlClient, GraphqlClient];
}

/** Gives the test file two gateways that share a Valkey. `start` makes the backend; `beyond` as for one gateway. */
export function useTwoGateways(
  start: () => Promise<{ url: string; stop(): Promise<void> }>,
  settings: Record<string, string> = {},
  beyond: Partial<Env> = {},
): TwoGateways {
  let valkey: TestValkey;
  let backend: Awaited<ReturnType<typeof start>>;
  let gateways: [TestGateway, TestGateway];
  beforeAll(async () => {
    [valkey, backend] = await Promise.all([startValkey(), start()]);
    const shared = {
      VALKEY_URL: valkey.url,
      SESSION_SECRET: "a-secret-for-tests-that-is-long-enough",
      ...settings,
    };
    gateways = [await startGateway(backend.url, shared, beyond), await startGateway(backend.url, shared, beyond)];
  });
  afterAll(async () => {
    for (const gateway of gateways ?? []) await gateway.stop();
    await backend?.stop();
    await valkey?.stop();
  });
  return {
    get valkey() {
      return valkey;
    },
    get gateways() {
      return gateways;
    },
    browser() {
      const cookies = new Map<string, string>();
      return [new GraphqlClient(gateways[0].url, {}, cookies), new GraphqlClient(gateways[1].url, {}, cookies)];
    },
  };
}
