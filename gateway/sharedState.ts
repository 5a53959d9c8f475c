import { LocalSpentProofs } from "./captcha/spentProofs";
import type { SpentProofs } from "./captcha/spentProofs";
import type { Env } from "./env";
import type { CreateLimiter } from "./limits/attempts";
import type { Logger } from "./log";
import { deriveKey, sealingKeys } from "./session/keys";
import type { SharedSessions } from "./session/sharedSessions";
import { LocalSocketCounter } from "./socket/sockets";
import type { SocketCounter } from "./socket/sockets";
import { ValkeyConnection } from "./valkey/connection";
import { createValkeyLimiters } from "./valkey/limiter";
import { ValkeySessions } from "./valkey/sessions";
import { ValkeySocketCounter } from "./valkey/sockets";
import { ValkeySpentProofs } from "./valkey/spentProofs";

/** State shared by the gateways of one deployment; a single gateway keeps it in its own process. */
interface SharedState {
  /** Undefined where this process counts for itself. */
  createLimiter: CreateLimiter | undefined;
  spentProofs: SpentProofs;
  sockets: SocketCounter;
  /** Null where there are no other gateways. */
  sessions: SharedSessions | null;
  /** Whether what is shared can be reached; null where nothing is. */
  isReachable: (() => boolean) | null;
  /** Reports to the others that something guests read has changed here. */
  publishPublicChange(): void;
  /** Calls back when another gateway reports that, or when such news may have been missed. */
  onPublicChange(follow: () => void): void;
  stop(): Promise<void>;
}

/** In Valkey (or Redis) where VALKEY_URL is set. Throws where that names a cluster. */
export async function createSharedState(
  env: Pick<Env, "VALKEY_URL">,
  secrets: [string, ...string[]],
  log: Logger,
): Promise<SharedState> {
  if (!env.VALKEY_URL) return aloneState();
  const valkey = new ValkeyConnection({
    url: env.VALKEY_URL,
    keys: sealingKeys(secrets),
    nameKey: deriveKey(secrets[0], "names in Valkey"),
    log,
  });
  await valkey.started();
  const sockets = new ValkeySocketCounter(valkey);
  const sessions = new ValkeySessions(valkey);
  return {
    createLimiter: createValkeyLimiters(valkey),
    spentProofs: new ValkeySpentProofs(valkey),
    sockets,
    sessions,
    isReachable: () => valkey.client.status === "ready",
    publishPublicChange: () => void valkey.publish("public change", null),
    onPublicChange(follow) {
      valkey.onNews("public change", follow);
      valkey.onListening(follow);
    },
    async stop() {
      sockets.stop();
      await sessions.stop();
      await valkey.close();
    },
  };
}

function aloneState(): SharedState {
  return {
    createLimiter: undefined,
    spentProofs: new LocalSpentProofs(),
    sockets: new LocalSocketCounter(),
    sessions: null,
    isReachable: null,
    publishPublicChange: () => {},
    onPublicChange: () => {},
    stop: () => Promise.resolve(),
  };
}
