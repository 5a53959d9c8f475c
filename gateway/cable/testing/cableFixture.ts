import { afterEach, beforeEach } from "vitest";
import type { Logger } from "../../log";
import { Session } from "../../session/session";
import type { Feed, FeedItem } from "../feed";
import { createCableHub } from "../hub";
import type { CableHub } from "../hub";
import type { CableTiming } from "../timing";
import { ScriptedCable } from "./scriptedCable";

/** The real periods, much shorter and in the same proportions. */
export const fast: CableTiming = {
  resendMs: 50,
  subscribeTimeoutMs: 30_000,
  answerMs: 30_000,
  staleMs: 30_000,
  pollMs: 20,
  firstDelayMs: 20,
  longestDelayMs: 80,
  settledMs: 200,
  refusedMs: 200,
  graceMs: 100,
  leaveGapMs: 20,
  quietMs: 120,
  longestCatchUpMs: 1_200,
};

/** A session of the person with this id. */
export function sessionOf(userId = "1", accessToken = "token-1"): Session {
  return new Session({
    sid: `sid-${userId}-${Math.random()}`,
    credentials: {
      accessToken,
      client: `client-${userId}`,
      uid: "ana@example.com",
      expiry: "4102444800",
      tokenType: "Bearer",
    },
    userId,
    userToken: null,
    remember: false,
    startedAt: Date.now(),
    endsAt: Date.now() + 3_600_000,
    version: 1,
  });
}

/** Replaces the token as an answer of the backend does. */
export async function rotate(session: Session, accessToken: string): Promise<void> {
  const lease = await session.leaseCredentials();
  await lease.settle({ ...session.credentials, accessToken });
}

interface CableFixture {
  cable: ScriptedCable;
  hub: CableHub;
  /** What was logged as a warning. */
  warnings: { fields: Record<string, unknown>; text: string }[];
}

/** A scripted server and a hub in front of it, new for every test. */
export function withCable(): CableFixture {
  const fixture = { warnings: [] as CableFixture["warnings"] } as CableFixture;
  beforeEach(async () => {
    fixture.warnings.length = 0;
    fixture.cable = await new ScriptedCable().start();
    const log = {
      info() {},
      debug() {},
      warn: (fields: Record<string, unknown>, text: string) => fixture.warnings.push({ fields, text }),
    } as unknown as Logger;
    fixture.hub = createCableHub({ backendUrl: fixture.cable.url, log, timing: fast });
  });
  afterEach(async () => {
    fixture.hub.close();
    await fixture.cable.stop();
  });
  return fixture;
}

/** Collects a feed's items while the test goes on. */
export function collect<Event>(feed: Feed<Event>): {
  items: FeedItem<Event>[];
  failure: Error | null;
  isDone: boolean;
} {
  const state = { items: [] as FeedItem<Event>[], failure: null as Error | null, isDone: false };
  void (async () => {
    try {
      for await (const item of feed) state.items.push(item);
    } catch (error) {
      state.failure = error as Error;
    }
    state.isDone = true;
  })();
  return state;
}
