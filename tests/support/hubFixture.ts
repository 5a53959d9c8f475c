import { pino } from "pino";
import { afterEach } from "vitest";
import { createCableHub } from "../../gateway/cable/hub";
import { ScriptedCable } from "../../gateway/cable/testing/scriptedCable";
import type { CableScript } from "../../gateway/cable/testing/scriptedCable";
import type { CableHub } from "../../gateway/cable/hub";
import type { CableTiming } from "../../gateway/cable/timing";
import type { Feed } from "../../gateway/cable/feed";
import { SessionStore } from "../../gateway/session/store";
import type { Session } from "../../gateway/session/session";

/**
 * Short periods. Silence has no effect: tests of repeated subscribes, staleness and time-outs set their own periods.
 */
const shortTiming: Partial<CableTiming> = {
  resendMs: 60_000,
  subscribeTimeoutMs: 20_000,
  staleMs: 60_000,
  pollMs: 10,
  firstDelayMs: 4,
  longestDelayMs: 20,
  settledMs: 0,
  graceMs: 20,
  leaveGapMs: 5,
  quietMs: 60,
  longestCatchUpMs: 5_000,
};

const sessions = new SessionStore(3_600_000);
let last = 0;

/** A signed-in user's session as the cable hub sees it. */
export function aSession(userId = "1", accessToken = `token-${++last}`): Session {
  const expiry = String(Math.floor(Date.now() / 1_000) + 86_400);
  const credentials = {
    accessToken,
    client: `client-${++last}`,
    uid: `user${userId}@example.com`,
    expiry,
    tokenType: "Bearer",
  };
  return sessions.open({ credentials, userId, userToken: null, remember: false });
}

/** Replaces the session's token, as an answer of the backend would. */
export async function rotateToken(session: Session, accessToken: string): Promise<void> {
  const lease = await session.leaseCredentials();
  await lease.settle({ ...session.credentials, accessToken, expiry: String(Number(session.credentials.expiry) + 1) });
}

interface HubFixture {
  server: ScriptedCable;
  hub: CableHub;
  /** What was logged. */
  logged: Record<string, unknown>[];
  stop(): Promise<void>;
}

/** Gives the test file a way to start hubs, each in front of a scripted server; stops them after each test. */
export function useHubs(): typeof startHub {
  const running: HubFixture[] = [];
  afterEach(async () => {
    for (const fixture of running.splice(0)) await fixture.stop();
  });
  return async (script, timing) => {
    const fixture = await startHub(script, timing);
    running.push(fixture);
    return fixture;
  };
}

async function startHub(script: CableScript = {}, timing: Partial<CableTiming> = {}): Promise<HubFixture> {
  const server = await Object.assign(new ScriptedCable(), { pings: false }, script).start();
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: "debug" },
    { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const hub = createCableHub({ backendUrl: server.url, log, timing: { ...shortTiming, ...timing } });
  return {
    server,
    hub,
    logged,
    async stop() {
      hub.close();
      await server.stop();
    },
  };
}

/** Collects what a follower receives, and how its feed ended. */
export function collect<Event>(feed: Feed<Event>) {
  const collected = { events: [] as Event[], gaps: 0, end: null as "done" | Error | null };
  void (async () => {
    try {
      for await (const item of feed) {
        if (item.kind === "event") collected.events.push(item.event);
        else collected.gaps += 1;
      }
      collected.end = "done";
    } catch (error) {
      collected.end = error as Error;
    }
  })();
  return collected;
}
