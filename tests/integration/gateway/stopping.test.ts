import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { RawSocket } from "../../support/rawSocket";
import { json, startUpstream } from "../../support/scriptedUpstream";

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
    const child = spawn(process.execPath, ["--import", "tsx", join(import.meta.dirname, "../../../gateway/main.ts")], {
      env: { ...process.env, PORT: "0", BACKEND_URL: slow.url, DATA_DIR: dataFolder, LOG_LEVEL: "silent" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const url = await new Promise<string>((resolve) =>
      child.once("message", (message) => resolve((message as { ready: string }).ready)),
    );
    const socket = new RawSocket(`${url.replace("http", "ws")}/graphql`);
    await socket.init();
    const inFlight = fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"query":"{ wall { items { __typename } } }"}',
    });
    await asked;
    child.kill("SIGTERM");
    expect(await socket.closed).toBe(1012);
    release();
    expect(await (await inFlight).json()).toEqual({ data: { wall: { items: [] } } });
    expect(await new Promise((resolve) => child.once("exit", resolve))).toBe(0);
    await slow.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });
});
