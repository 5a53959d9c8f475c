import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../scripts/freePort";
import { findValkey } from "../../scripts/valkey.mjs";
import { pollUntil } from "./pollUntil";

/** A real Valkey (or Redis) that keeps nothing on disk. */
export interface TestValkey {
  url: string;
  /** As when its machine loses power. */
  kill(): Promise<void>;
  /** Connections stay, and nothing is answered; until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** On the same port, empty. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The certificate for localhost that only tests trust: made with `openssl req -x509`, for a hundred years. */
export const testCertificate = join(import.meta.dirname, "certificate/certificate.pem");

/** With `tls` it is reached by `rediss://`, under `testCertificate`; with `cluster` it is a node of one. */
export async function startValkey({ tls = false, cluster = false } = {}): Promise<TestValkey> {
  const program = findValkey();
  if (!program)
    throw new Error("Neither valkey-server nor redis-server is installed; as root on Debian `npm test` installs one");
  const [port, tlsPort] = [await findFreePort(), tls ? await findFreePort() : undefined];
  const clusterPort = cluster ? await findFreePort() : undefined;
  const folder = await mkdtemp(join(tmpdir(), "truequea-valkey-"));
  let server: ChildProcess | null = null;
  const kill = async () => {
    const ended = server && new Promise((resolve) => server?.once("exit", resolve));
    server?.kill("SIGKILL");
    server = null;
    await ended;
  };
  const start = async () => {
    const settings = {
      port,
      bind: "127.0.0.1",
      dir: folder,
      save: "",
      appendonly: "no",
      ...(tlsPort && tlsSettings(tlsPort)),
      // Its port for its neighbours would be 10,000 above, which may be none at all.
      ...(clusterPort && { "cluster-enabled": "yes", "cluster-port": clusterPort }),
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    server = spawn(program, flags, { stdio: "ignore" });
    await pollUntil(
      () => answersPing(port),
      (answers) => answers,
    );
  };
  const stop = async () => {
    await kill();
    process.off("exit", killAtEnd);
    await rm(folder, { recursive: true, force: true });
  };
  const killAtEnd = () => void server?.kill("SIGKILL");
  process.on("exit", killAtEnd);
  await start();
  return {
    url: tlsPort ? `rediss://localhost:${tlsPort}` : `redis://127.0.0.1:${port}`,
    kill,
    freeze: () => void server?.kill("SIGSTOP"),
    thaw: () => void server?.kill("SIGCONT"),
    start,
    stop,
  };
}

const tlsSettings = (port: number) => ({
  "tls-port": port,
  "tls-cert-file": testCertificate,
  "tls-key-file": join(import.meta.dirname, "certificate/key.pem"),
  "tls-auth-clients": "no",
});

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
    socket.once("data", (data) => {
      socket.destroy();
      resolve(String(data).startsWith("+PONG"));
    });
    socket.once("error", () => resolve(false));
  });
}
