import { asc, eq, lte, sql } from "drizzle-orm";
import { pushes, pushSubscriptions } from "../../db/schema/pushes";
import type { Services, StartPart } from "../../services";
import { sendInLanes } from "../sendLanes";
import { encryptPush } from "./encrypt";

const firstRetryMs = 30_000;
const maxAttempts = 6;
/** Older ones are pointless; also how long a push service keeps one for a phone that is off. */
const maxAgeMs = 12 * 60 * 60_000;
const maxAttemptMs = 15_000;
/**
 * How long a claim lasts: if its process dies, the push is tried again, and its tag replaces the first one on the
 * device.
 */
const claimMs = 60_000;
const maxStopMs = 5_000;

/** Posts the pushes that are due to the push services of the browsers' makers. */
export const startPushes: StartPart = async (services) => {
  const stopping = new AbortController();
  const sending = sendInLanes(
    () => claimOne(services),
    (push) => sendOne(services, push),
    (error) => services.log.error({ err: error }, "push round failed"),
    // As often as the jobs that write them are looked for.
    { pollMs: services.settings.jobsEveryMs, stopped: stopping.signal },
  );
  return async () => {
    stopping.abort();
    await Promise.race([sending, new Promise((done) => setTimeout(done, maxStopMs).unref())]);
  };
};

type Push = typeof pushes.$inferSelect;

async function claimOne({ db, now }: Services): Promise<Push | undefined> {
  const at = now();
  const next = db
    .select({ id: pushes.id })
    .from(pushes)
    .where(lte(pushes.dueAt, at))
    .orderBy(asc(pushes.dueAt), asc(pushes.id))
    .limit(1)
    .for("update", { skipLocked: true });
  const [push] = await db
    .update(pushes)
    .set({ dueAt: new Date(at.getTime() + claimMs) })
    .where(eq(pushes.id, sql`(${next})`))
    .returning();
  return push;
}

async function sendOne(services: Services, push: Push): Promise<void> {
  const { db, log, now } = services;
  const remove = () => db.delete(pushes).where(eq(pushes.id, push.id));
  const [device] = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.clientId, push.clientId));
  if (!device || push.createdAt.getTime() <= now().getTime() - maxAgeMs) {
    await remove();
    return;
  }
  const status = await post(services, device, push.payload).catch((error: unknown) => {
    log.warn({ err: error, push: push.id }, "push not sent");
    return 0;
  });
  const outcome = outcomeOf(status);
  services.metrics?.countPush(outcome);
  // The browser has taken it back, or was uninstalled.
  if (outcome === "gone") await db.delete(pushSubscriptions).where(eq(pushSubscriptions.clientId, push.clientId));
  else if (outcome === "failed" && push.attempts + 1 < maxAttempts)
    await db
      .update(pushes)
      .set({ attempts: push.attempts + 1, dueAt: new Date(now().getTime() + firstRetryMs * 2 ** push.attempts) })
      .where(eq(pushes.id, push.id));
  else await remove();
  if (outcome === "refused") log.error({ push: push.id, status }, "push refused");
}

function outcomeOf(status: number): "sent" | "gone" | "failed" | "refused" {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 0 || status === 429 || status >= 500 ? "failed" : "refused";
}

/** Answers the status. A redirect is no answer of a push service: it could lead anywhere. */
async function post(
  { vapid, now }: Services,
  { endpoint, publicKey, authSecret }: typeof pushSubscriptions.$inferSelect,
  payload: string,
): Promise<number> {
  const response = await fetch(endpoint, {
    method: "POST",
    redirect: "manual",
    signal: AbortSignal.timeout(maxAttemptMs),
    headers: {
      authorization: await vapid.authorize(new URL(endpoint).origin, now()),
      "content-encoding": "aes128gcm",
      "content-type": "application/octet-stream",
      ttl: String(maxAgeMs / 1_000),
      urgency: "normal",
    },
    body: new Uint8Array(encryptPush(payload, { publicKey, authSecret })),
  });
  await response.body?.cancel();
  return response.status;
}
