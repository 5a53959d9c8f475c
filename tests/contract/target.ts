import { startBackend } from "../support/startBackend";
import type { TestBackend } from "../support/startBackend";
import type { Target } from "../support/people";
import { startGateway } from "../support/startGateway";

/** The gateway that the contract is tested against: another developer's, or one started here. */
export interface RunningTarget extends Target {
  /** The backend behind it, where it was started here. */
  backend: TestBackend | null;
  stop(): Promise<void>;
}

/**
 * The gateway at GATEWAY_URL, or one started here with its own backend. Mails are read at OUTBOX_URL, else at the usual
 * places.
 */
export async function startTarget(): Promise<RunningTarget> {
  const url = process.env["GATEWAY_URL"]?.replace(/\/+$/, "");
  if (url) return { url, backend: null, outboxUrl: await findOutbox(url), stop: () => Promise.resolve() };
  const backend = await startBackend({ reviewSeconds: 0, jobsEveryMs: 50 });
  // A busy machine answers late; nothing here is about time-outs.
  const gateway = await startGateway(backend.url, { UPSTREAM_TIMEOUT_MS: "30000" });
  return {
    url: gateway.url,
    backend,
    outboxUrl: `${backend.url}/outbox`,
    async stop() {
      await gateway.stop();
      await backend.stop();
    },
  };
}

async function findOutbox(url: string): Promise<string | null> {
  const { hostname, port } = new URL(url);
  // `npm start` puts the backend on the port after the app's.
  const neighbour = `http://${hostname}:${Number(port || 80) + 1}/outbox`;
  const places = [process.env["OUTBOX_URL"], `${url}/outbox`, neighbour];
  for (const place of places) {
    if (!place) continue;
    const response = await fetch(place, { headers: { accept: "application/json" } }).catch(() => null);
    if (response?.ok && response.headers.get("content-type")?.includes("json")) return place;
  }
  return null;
}
