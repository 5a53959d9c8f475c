import { pino } from "pino";
import { createCableHub } from "../../gateway/cable/hub";
import type { CableHub } from "../../gateway/cable/hub";
import type { CableTiming } from "../../gateway/cable/timing";
import type { Feed } from "../../gateway/cable/feed";
import { SessionStore } from "../../gateway/session/store";
import type { Session } from "../../gateway/session/session";
import { ScriptedCable } from "./scriptedCable";
import type { CableScript } from "./scriptedCable";

/** Short periods, and silence that nobody minds: tests of staleness and time-outs set their own. */
const quick: Partial<CableTiming> = {
  resendMs: 20,
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

/** A signed-in person as the cable hub knows one. */
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
export async function rotate(session: Session, accessToken: string): Promise<void> {
  const turn = await session.leaseCredentials();
  turn.settle({ ...session.credentials, accessToken, expiry: String(Number(session.credentials.expiry) + 1) });
}

export interface CableBench {
  server: ScriptedCable;
  hub: CableHub;
  /** What was logged. */
  logged: Record<string, unknown>[];
  stop(): Promise<void>;
}

/** A hub in front of a scripted server. */
export async function startCableBench(
  script: CableScript = {},
  timing: Partial<CableTiming> = {},
): Promise<CableBench> {
  const server = await new ScriptedCable(script).start();
  const logged: Record<string, unknown>[] = [];
  const log = pino(
    { level: "debug" },
    { write: (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const hub = createCableHub({ backendUrl: server.url, log, timing: { ...quick, ...timing } });
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

/** Keeps what a follower is told, and how it ended. */
export function listen<Event>(feed: Feed<Event>) {
  const heard = { events: [] as Event[], gaps: 0, end: null as "done" | Error | null };
  void (async () => {
    try {
      for await (const item of feed) {
        if (item.kind === "event") heard.events.push(item.event);
        else heard.gaps += 1;
      }
      heard.end = "done";
    } catch (error) {
      heard.end = error as Error;
    }
  })();
  return heard;
}
