import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readEnv } from "../../gateway/env";
import type { Env } from "../../gateway/env";
import type { RegisteredOperations } from "../../gateway/limits/registered";
import { createGateway } from "../../gateway/server";

/** A gateway on a free port. */
export interface TestGateway {
  url: string;
  /** The socket's address. */
  wsUrl: string;
  dataFolder: string;
  /** Of what METRICS_PORT asks for. */
  metricsUrl: string;
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a gateway on a free port with its own data folder, in front of the given backend. The captcha is off by
 * default. `beyond` goes beyond what a setting may say; `registered` are the operations of a client, of none unless
 * they are given.
 */
export async function startGateway(
  backendUrl: string,
  settings: Record<string, string> = {},
  beyond: Partial<Env> = {},
  registered: RegisteredOperations = new Map(),
): Promise<TestGateway> {
  const dataFolder = settings["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "truequea-gateway-")));
  const gateway = await createGateway({
    registered,
    env: Object.assign(
      readEnv({
        PORT: "0",
        BACKEND_URL: backendUrl,
        DATA_DIR: dataFolder,
        // Generous for busy machines; tests of time-outs set their own.
        UPSTREAM_TIMEOUT_MS: "60000",
        // Tests change what the backend says between two reads; those of sharing set their own.
        SHARED_ANSWER_MS: "0",
        SHARED_PAGE_MS: "0",
        LOG_LEVEL: process.env["TEST_LOG_LEVEL"] ?? "silent",
        ...(settings["NODE_ENV"] === "production"
          ? { SESSION_SECRET: "a-secret-for-tests-that-is-long-enough" }
          : { CAPTCHA: "off" }),
        ...settings,
      }),
      beyond,
    ),
  });
  return {
    url: gateway.url,
    wsUrl: `${gateway.url.replace(/^http/, "ws")}/graphql`,
    dataFolder,
    metricsUrl: gateway.metricsUrl ?? "",
    drain: () => gateway.drain(),
    async stop() {
      await gateway.stop();
      if (!settings["DATA_DIR"]) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
