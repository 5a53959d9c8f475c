import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../../backend/adapters/pictureFiles/s3";
import { findFreePort } from "../../scripts/freePort";
import { pollUntil } from "./pollUntil";

/** In a process of its own: it is killed and frozen. Its package brings no program. */
const program = 'new (require("@20minutes/s3rver"))(JSON.parse(process.argv[1])).run()';

/** A server that speaks S3 and checks signatures, with one bucket. */
export interface TestS3 {
  settings: S3Settings;
  /** Asks the bucket itself, with its keys: a path in it, or a query. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The keys that it holds. */
  keys(): Promise<string[]>;
  /** As when its machine loses power; what it holds is on disk. */
  kill(): Promise<void>;
  /** Connections stay, and nothing is answered; until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** On the same port, with what it held. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** In a process of its own, with an empty bucket. */
export async function startS3(): Promise<TestS3> {
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), "truequea-s3-"));
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "truequea-pictures",
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    timeoutMs: 1_000,
  };
  const client = new AwsClient({ ...settings, service: "s3", retries: 0 });
  const ask = (path: string, init?: RequestInit) =>
    client.fetch(`${settings.endpoint}/${settings.bucket}${path}`, init ?? {});
  let server: ChildProcess | null = null;
  const kill = async () => {
    const ended = server && new Promise((resolve) => server?.once("exit", resolve));
    server?.kill("SIGKILL");
    server = null;
    await ended;
  };
  const killAtEnd = () => void server?.kill("SIGKILL");
  const start = async () => {
    const options = {
      port,
      address: "127.0.0.1",
      directory: folder,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: settings.bucket }],
    };
    server = spawn(process.execPath, ["--eval", program, JSON.stringify(options)], {
      cwd: import.meta.dirname,
      stdio: "ignore",
    });
    await pollUntil(
      () =>
        ask("?max-keys=1").then(
          ({ ok }) => ok,
          () => {
            if (server?.exitCode !== null) throw new Error("the S3 server ended by itself");
            return false;
          },
        ),
      (exists) => exists,
    );
  };
  process.on("exit", killAtEnd);
  await start();
  return {
    settings,
    ask,
    keys: async () =>
      [...(await (await ask("?list-type=2")).text()).matchAll(/<Key>([^<]*)/g)].map(([, key = ""]) => key).sort(),
    kill,
    freeze: () => void server?.kill("SIGSTOP"),
    thaw: () => void server?.kill("SIGCONT"),
    start,
    stop: async () => {
      await kill();
      process.off("exit", killAtEnd);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
