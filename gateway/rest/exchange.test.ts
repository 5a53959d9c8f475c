import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent } from "undici";
import { expect, test } from "vitest";
import { ExchangeTimeoutError, exchange } from "./exchange";

test("says what took too long", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => void silent.listen(0, "127.0.0.1", resolve));
  const agent = new Agent();
  const answer = exchange(agent, {
    request: { origin: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`, path: "/", method: "GET" },
    timeoutMs: 20,
    maxBytes: 100,
    onHeaders: () => {},
  });
  await expect(answer).rejects.toThrow(ExchangeTimeoutError);
  await expect(answer).rejects.toThrow("no whole answer within 20 ms");
  await agent.close();
  silent.closeAllConnections();
  silent.close();
});
