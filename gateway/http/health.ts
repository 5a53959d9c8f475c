import { Router } from "express";
import type { Gateway } from "../context";

const probeTimeoutMs = 2_000;

/**
 * /healthz: this process answers. /readyz: it is not about to stop, and its backend is ready. /readyz/self leaves the
 * backend out, for balancers: else all gateways would go away together with it, and none would be left to report that.
 */
export function health({ transport, draining }: Gateway): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.set("cache-control", "no-store").json({ status: "ok" });
  });
  router.get("/readyz", async (_request, response) => {
    const isReady = !draining.aborted && (await transport.isReady(probeTimeoutMs));
    response
      .status(isReady ? 200 : 503)
      .set("cache-control", "no-store")
      .json({ status: isReady ? "ok" : "unavailable" });
  });
  router.get("/readyz/self", (_request, response) => {
    response
      .status(draining.aborted ? 503 : 200)
      .set("cache-control", "no-store")
      .json({ status: draining.aborted ? "unavailable" : "ok" });
  });
  return router;
}
