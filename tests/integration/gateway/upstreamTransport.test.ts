import { createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { caracas } from "../../../gateway/position";
import { RestClient } from "../../../gateway/rest/client";
import { Transport } from "../../../gateway/rest/transport";
import { json, startUpstream } from "../../support/scriptedUpstream";

const anything = z.unknown();
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** A server on plain TCP, so that it can misbehave in ways that an HTTP library prevents. */
async function startRaw(answer: (socket: Socket) => void): Promise<{ url: string; requests: () => number }> {
  let requests = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", () => {
      requests += 1;
      answer(socket);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  undo.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests: () => requests };
}

/** `timeoutMs` is short only where a test waits for its end. */
function clientFor(url: string, timeoutMs = 60_000): RestClient {
  const transport = new Transport(url);
  undo.push(() => transport.close());
  return new RestClient({
    transport,
    session: null,
    position: caracas,
    requestId: "request-0001",
    log: pino({ level: "silent" }),
    timeoutMs,
    onSessionEnded: () => {},
    onPublicChange: () => {},
  });
}

const ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
const bomb = gzipSync(Buffer.alloc(50_000_000));

/** The answer, the resulting error code, and how often a read may arrive. */
const misbehaviours: [name: string, answer: (socket: Socket) => void, code: string, reads: number][] = [
  ["silence", () => {}, "UPSTREAM_TIMEOUT", 1],
  ["a reset before the headers", (socket) => socket.destroy(), "UPSTREAM_UNAVAILABLE", 2],
  [
    "a reset after the headers",
    (socket) => socket.write(`${ok}Content-Length: 100\r\n\r\n{"a"`, () => socket.destroy()),
    "UPSTREAM_UNAVAILABLE",
    2,
  ],
  ["truncated JSON", (socket) => socket.end(`${ok}Content-Length: 6\r\n\r\n{"a": `), "UPSTREAM_UNAVAILABLE", 1],
  [
    "a page",
    (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 13\r\n\r\n<html></html>"),
    "UPSTREAM_UNAVAILABLE",
    1,
  ],
  [
    "500 with errors",
    (socket) =>
      socket.end(
        'HTTP/1.1 500 X\r\nContent-Type: application/json\r\nContent-Length: 37\r\n\r\n{"errors":["PG::Error at 10.0.0.5"]}\r\n',
      ),
    "UPSTREAM_UNAVAILABLE",
    1,
  ],
  ["502", (socket) => socket.end("HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n"), "UPSTREAM_UNAVAILABLE", 2],
  [
    "503 with Retry-After",
    (socket) => socket.end("HTTP/1.1 503 X\r\nRetry-After: 1\r\nContent-Length: 0\r\n\r\n"),
    "UPSTREAM_UNAVAILABLE",
    2,
  ],
  ["429", (socket) => socket.end("HTTP/1.1 429 X\r\nContent-Length: 0\r\n\r\n"), "RATE_LIMITED", 1],
  [
    "a redirect",
    (socket) => socket.end("HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/elsewhere\r\nContent-Length: 0\r\n\r\n"),
    "UPSTREAM_UNAVAILABLE",
    1,
  ],
  ["a body without end", (socket) => flood(socket), "UPSTREAM_UNAVAILABLE", 1],
  [
    "a compressed bomb",
    (socket) => {
      socket.write(`${ok}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`);
      socket.write(bomb);
    },
    "UPSTREAM_UNAVAILABLE",
    1,
  ],
  ["one byte at a time", (socket) => drip(socket), "UPSTREAM_TIMEOUT", 1],
  ["no HTTP at all", (socket) => socket.end("hello\r\n\r\n"), "UPSTREAM_UNAVAILABLE", 2],
];

const timeoutOf = (code: string) => (code === "UPSTREAM_TIMEOUT" ? 1_500 : undefined);

function flood(socket: Socket): void {
  socket.write(`${ok}Content-Length: 100000000\r\n\r\n`);
  const chunk = Buffer.alloc(64 * 1024, " ");
  const pump = () => {
    while (!socket.destroyed && socket.write(chunk)) continue;
  };
  socket.on("drain", pump);
  pump();
}

function drip(socket: Socket): void {
  socket.write(`${ok}Content-Length: 1000\r\n\r\n`);
  const timer = setInterval(() => socket.write(" "), 50);
  socket.on("close", () => clearInterval(timer));
}

describe("a backend that misbehaves", () => {
  it.each(misbehaviours)("%s: a read ends with a code, at most twice asked", async (_name, answer, code, reads) => {
    const server = await startRaw(answer);
    const error = await clientFor(server.url, timeoutOf(code))
      .get("/wall", anything)
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: "UpstreamError", code });
    expect(String((error as Error).message)).not.toMatch(/127\.0|10\.0|ECONN|PG::|undici/);
    expect(server.requests()).toBe(reads);
  });

  it.each(misbehaviours)("sends a write once: %s", async (_name, answer, code) => {
    const server = await startRaw(answer);
    await expect(
      clientFor(server.url, timeoutOf(code)).post("/v1/transactions/", anything, { json: {} }),
    ).rejects.toMatchObject({ code });
    // undici may retry a connection that was reset before use; what counts is what reached the server.
    expect(server.requests()).toBe(1);
  });
});

describe("requests and answers", () => {
  it("carry position and request id, and nothing else of the browser", async () => {
    const upstream = await startUpstream((_call, response) => json(response, {}));
    undo.push(() => upstream.stop());
    await clientFor(upstream.url).get("/search_publications", anything, {
      query: { tags: "café, té", km: null, left: undefined },
    });
    const [call] = upstream.calls;
    expect(call?.path).toBe("/api/search_publications?tags=caf%C3%A9%2C+t%C3%A9&km=null");
    expect(Object.keys(call?.headers ?? {}).sort()).toEqual([
      "accept",
      "connection",
      "host",
      "latitude",
      "longitude",
      "x-request-id",
    ]);
  });

  it.each([
    ["update", "update"],
    ["disabled", "disabled"],
    ['"update"', "update"],
    ["", null],
    [" \n", null],
    ["null", null],
    ['{"status":null}', { status: null }],
  ])("a body %j is %j", async (body, expected) => {
    const upstream = await startUpstream(
      (_call, response) => void response.writeHead(200, { "content-type": "application/json" }).end(body),
    );
    undo.push(() => upstream.stop());
    expect(await clientFor(upstream.url).get("/transaction_for_user", anything)).toEqual(expected);
  });

  it("accept a 204 without a body", async () => {
    const upstream = await startUpstream((_call, response) => void response.writeHead(204).end());
    undo.push(() => upstream.stop());
    expect(await clientFor(upstream.url).delete("/publications_saveds/1", anything)).toBeNull();
  });

  it("do not wait behind pictures that are not answered", async () => {
    const upstream = await startUpstream((call, response) => {
      if (!call.path.startsWith("/uploads/")) json(response, {});
    });
    const transport = new Transport(upstream.url);
    const leaving = new AbortController();
    undo.push(
      () => upstream.stop(),
      () => transport.close(),
    );
    const { signal } = leaving;
    const pictures = Array.from({ length: 70 }, (_, index) =>
      transport.stream({ method: "GET", path: `/uploads/a/${index}.webp`, headers: {}, timeoutMs: 60_000, signal }),
    );
    const ended = Promise.allSettled(pictures);
    await expect.poll(() => upstream.calls.length).toBe(64);
    const answer = await transport.request(
      { method: "GET", path: "/api/wall", headers: {}, timeoutMs: 20_000 },
      () => {},
    );
    expect(answer.status).toBe(200);
    leaving.abort();
    expect((await ended).every(({ status }) => status === "rejected")).toBe(true);
  });

  it("treat an unknown shape as the backend’s failure", async () => {
    const upstream = await startUpstream((_call, response) => json(response, { id: "x" }));
    undo.push(() => upstream.stop());
    await expect(clientFor(upstream.url).get("/users/1", z.object({ id: z.number() }))).rejects.toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
    });
  });

  it("stream files as a form with its length", async () => {
    const { StoredUpload } = await import("../../../gateway/uploads");
    const { mkdtemp, rm, writeFile } = await import("node:fs/promises");
    const folder = await mkdtemp("/tmp/truequea-form-");
    undo.push(() => rm(folder, { recursive: true }));
    await writeFile(`${folder}/a`, "picture bytes");
    const upstream = await startUpstream((_call, response) => json(response, {}, 201));
    undo.push(() => upstream.stop());
    const file = new StoredUpload('föto "1".jpg', "image/jpeg", 13, `${folder}/a`);
    await clientFor(upstream.url).post("/publications", anything, {
      form: [
        { name: "title", value: "Silla" },
        { name: "pictures[]", file },
      ],
    });
    const form = await new Response(upstream.calls[0]?.body as BodyInit, {
      headers: { "content-type": upstream.calls[0]?.headers["content-type"] ?? "" },
    }).formData();
    expect(form.get("title")).toBe("Silla");
    expect(await (form.get("pictures[]") as File).text()).toBe("picture bytes");
    expect(upstream.calls[0]?.headers["content-length"]).toBe(String(upstream.calls[0]?.body.length));
  });
});

describe("a backend that is gone", () => {
  it("fails fast after some tries, and is found again within seconds", async () => {
    const first = await startUpstream((_call, response) => json(response, { ok: true }));
    const port = new URL(first.url).port;
    const client = clientFor(first.url);
    await client.get("/wall", anything);
    await first.stop();
    for (let count = 0; count < 10; count += 1)
      await expect(client.get("/wall", anything)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    const back = createServer();
    await new Promise<void>((resolve) => {
      back.listen(Number(port), "127.0.0.1", resolve);
    });
    let asked = 0;
    back.on("connection", (socket) => {
      socket.on("error", () => {});
      socket.on("data", () => {
        asked += 1;
        socket.end(`${ok}Content-Length: 2\r\n\r\n{}`);
      });
    });
    undo.push(() => back.close());
    // While the breaker is open nothing is sent.
    await expect(client.get("/wall", anything)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(asked).toBe(0);
    await expect.poll(() => client.get("/wall", anything).catch(() => "refused")).toEqual({});
  });
});
