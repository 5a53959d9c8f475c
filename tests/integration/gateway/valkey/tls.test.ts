import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { GraphqlClient } from "../../../support/graphqlClient";
import { startRecordedUpstream } from "../../../support/recordedUpstream";
import type { RecordedUpstream } from "../../../support/recordedUpstream";
import { mainOf } from "../../../support/serverMain";
import { startValkey, testCertificate } from "../../../support/valkey";
import type { TestValkey } from "../../../support/valkey";

let valkey: TestValkey;
let upstream: RecordedUpstream;
let folder: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "truequea-tls-"));
  [valkey, upstream] = await Promise.all([startValkey({ tls: true }), startRecordedUpstream()]);
});
afterAll(async () => {
  for (const child of children) {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
  await valkey.stop();
  await upstream.stop();
  await rm(folder, { recursive: true, force: true });
});

/** In a process of its own: Node reads whom it trusts at its start. */
async function startTrusting(authorities: Record<string, string>) {
  const { NODE_ENV: _test, ...env } = process.env;
  const child = spawn(process.execPath, mainOf("gateway"), {
    env: {
      ...env,
      PORT: "0",
      BACKEND_URL: upstream.url,
      VALKEY_URL: valkey.url,
      SESSION_SECRET: "a-secret-for-tests-that-is-long-enough",
      DATA_DIR: folder,
      CAPTCHA: "off",
      LOG_LEVEL: "error",
      ...authorities,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  let printed = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      printed += String(chunk);
      const [, found] = /listens on (http:\S+)/.exec(printed) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`The gateway ended: ${printed}`)));
  });
  return { client: new GraphqlClient(address), printed: () => printed };
}

async function signIn(client: GraphqlClient): Promise<string> {
  const { errors, data } = await client.run<{ signIn: { viewer: { id: string } | null; errors: { code: string }[] } }>(
    'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { viewer { id } errors { code } } }',
  );
  return data?.signIn.viewer?.id ?? data?.signIn.errors[0]?.code ?? errors[0]?.extensions?.code ?? "nothing";
}

it("a Valkey is spoken to over TLS where its certificate is trusted, and not at all where it is not", async () => {
  const [trusting, strange] = await Promise.all([
    startTrusting({ NODE_EXTRA_CA_CERTS: testCertificate }),
    startTrusting({}),
  ]);
  await expect.poll(() => signIn(trusting.client)).toBe("2");
  await expect.poll(strange.printed).toContain("SELF_SIGNED_CERT");
  expect(await signIn(strange.client)).toBe("UPSTREAM_UNAVAILABLE");
});
