import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { pollUntil } from "../../support/pollUntil";
import { RawSocket } from "../../support/rawSocket";
import { json, startUpstream } from "../../support/scriptedUpstream";
import { mainOf } from "../../support/serverMain";
import { startGateway } from "../../support/startGateway";

const ask = (url: string) =>
  fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"query":"{ wall { items { __typename } } }"}',
  });
const emptyWall = { data: { wall: { items: [] } } };
const startEmptyUpstream = () =>
  startUpstream((_call, response) => json(response, { response: [], next_query: { current_page: 2, offset: 0 } }));

describe("a gateway that is asked to stop", () => {
  it("finishes requests, closes sockets to reconnect, and exits with 0", async () => {
    let arrive = () => {};
    const asked = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = await startUpstream(async (call, response) => {
      if (call.path.startsWith("/api/wall")) {
        arrive();
        await held;
      }
      json(response, { response: [], next_query: { current_page: 2, offset: 0 } });
    });
    const dataFolder = await mkdtemp(join(tmpdir(), "truequea-gateway-"));
    const child = spawn(process.execPath, mainOf("gateway"), {
      env: { ...process.env, PORT: "0", BACKEND_URL: slow.url, DATA_DIR: dataFolder, LOG_LEVEL: "silent" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const url = await new Promise<string>((resolve) =>
      child.once("message", (message) => resolve((message as { ready: string }).ready)),
    );
    const socket = new RawSocket(`${url.replace("http", "ws")}/graphql`);
    await socket.init();
    const inFlight = ask(url);
    await asked;
    child.kill("SIGTERM");
    expect(await socket.closed).toBe(1012);
    release();
    expect(await (await inFlight).json()).toEqual(emptyWall);
    expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
    await slow.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it("is unready at once, and still serves requests until it stops", async () => {
    const upstream = await startEmptyUpstream();
    const gateway = await startGateway(upstream.url, { DRAIN_SECONDS: "600" });
    const before = new RawSocket(gateway.wsUrl);
    await before.init();
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
    void gateway.drain();
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${gateway.url}/readyz/self`)).status).toBe(503);
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
    const answer = await ask(gateway.url);
    expect(await answer.json()).toEqual(emptyWall);
    expect(answer.headers.get("connection")).toBe("close");
    const after = new RawSocket(gateway.wsUrl);
    await after.init();
    for (const socket of [before, after])
      expect((await socket.run("1", "{ wall { items { __typename } } }")).payload).toEqual(emptyWall);
    await gateway.stop();
    expect(await Promise.all([before.closed, after.closed])).toEqual([1012, 1012]);
    await upstream.stop();
  });

  it("has sent its sockets elsewhere by the end of the drain, and still answers", async () => {
    const upstream = await startEmptyUpstream();
    const gateway = await startGateway(upstream.url, { DRAIN_SECONDS: "1" });
    const sockets = Array.from({ length: 5 }, () => new RawSocket(gateway.wsUrl));
    await Promise.all(sockets.map((socket) => socket.init()));
    void gateway.drain();
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual(sockets.map(() => 1012));
    expect(await (await ask(gateway.url)).json()).toEqual(emptyWall);
    await gateway.stop();
    await upstream.stop();
  });

  it("drains after a signal, and ends at once after a second one", async () => {
    const upstream = await startEmptyUpstream();
    const dataFolder = await mkdtemp(join(tmpdir(), "truequea-gateway-"));
    const child = spawn(process.execPath, mainOf("gateway"), {
      env: {
        ...process.env,
        PORT: "0",
        BACKEND_URL: upstream.url,
        DATA_DIR: dataFolder,
        LOG_LEVEL: "silent",
        DRAIN_SECONDS: "600",
      },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const url = await new Promise<string>((resolve) =>
      child.stdout.on("data", (line: Buffer) => resolve(String(line).trim().split(" ").at(-1) ?? "")),
    );
    child.kill("SIGTERM");
    await pollUntil(
      async () => (await fetch(`${url}/readyz`)).status,
      (status) => status === 503,
    );
    expect(await (await ask(url)).json()).toEqual(emptyWall);
    child.kill("SIGTERM");
    expect(await ended).toBe(1);
    await upstream.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });
});
