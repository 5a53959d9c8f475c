import { setTimeout } from "node:timers/promises";
import { Router } from "express";
import { sql } from "drizzle-orm";
import { users } from "../db/schema/users";
import type { Services } from "../services";

/** A database that takes longer for one row is as good as none. */
const deadlineMs = 1_000;
/** A connection may hang for good: after this long the next question takes another one. */
const giveUpMs = 10_000;

/**
 * /healthz: this process answers. /readyz: its database does, too, and it is not about to stop. /readyz/self: only the
 * last, for a balancer: a database that is slow must not take all of several away at once.
 */
export function healthRoutes({ db, draining }: Services): Router {
  const router = Router();
  let running: Promise<boolean> | undefined;

  /** One question at a time: probes must not pile up before a database that hangs. */
  function canQuery(): Promise<boolean> {
    running ??= Promise.race([
      db.execute(sql`select 1 from ${users} limit 1`).then(
        () => true,
        () => false,
      ),
      setTimeout(giveUpMs, false, { ref: false }),
    ]).finally(() => (running = undefined));
    return running;
  }

  router.get("/healthz", (_req, res) => {
    res.set("Cache-Control", "no-store").json({ status: "ok" });
  });
  router.get("/readyz", async (_req, res) => {
    const isReady =
      !draining.aborted && (await Promise.race([canQuery(), setTimeout(deadlineMs, false, { ref: false })]));
    res
      .status(isReady ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: isReady ? "ok" : "unavailable" });
  });
  router.get("/readyz/self", (_req, res) => {
    res
      .status(draining.aborted ? 503 : 200)
      .set("Cache-Control", "no-store")
      .json({ status: draining.aborted ? "unavailable" : "ok" });
  });
  return router;
}
