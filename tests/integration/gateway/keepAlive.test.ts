import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { Transport } from "../../../gateway/rest/transport";
import { sharedBackend } from "../../support/sharedBackend";
import { startGateway } from "../../support/startGateway";

/**
 * A request on a connection that the other end is just closing is lost: whoever sends the requests must be the one who
 * closes.
 */

const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

it("an idle connection outlives the minute for which proxies keep theirs, at gateway and backend", async () => {
  const backend = await sharedBackend();
  const gateway = await startGateway(backend.url);
  undo.push(() => gateway.stop());
  for (const url of [`${gateway.url}/healthz`, `${backend.url}/api/excluded_words`]) {
    const answer = await fetch(url);
    await answer.text();
    const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get("keep-alive") ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  }
});

it("the gateway closes idle connections long before a backend that would keep them", async () => {
  const server = createServer({ keepAliveTimeout: 600_000 }, (_request, response) => response.end("{}"));
  server.listen(0, "127.0.0.1");
  const connected = once(server, "connection") as Promise<[Socket]>;
  await once(server, "listening");
  const transport = new Transport(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  undo.push(
    () => server.close(),
    () => transport.close(),
  );
  await transport.request({ method: "GET", path: "/", headers: {}, timeoutMs: 60_000 }, () => {});
  const [socket] = await connected;
  const [hadError] = (await once(socket, "close")) as [boolean];
  expect(hadError).toBe(false);
});
