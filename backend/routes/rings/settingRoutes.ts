import { Router } from "express";
import { z } from "zod";
import { checkRingComplement, checkRingRadius, checkRingTolerance } from "../../../rules/ring";
import { findRingSettings, storeRingSettings } from "../../db/ringSettings";
import { messages } from "../../errors";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse, refineBy } from "../../validation";

const settings = z.object({
  radius_km: z.number({ error: messages.invalid }).superRefine(refineBy(checkRingRadius)),
  tolerance_percent: z.number({ error: messages.invalid }).superRefine(refineBy(checkRingTolerance)),
  complement_usd: z.number({ error: messages.invalid }).superRefine(refineBy(checkRingComplement)).optional(),
});

/** How far the rings of a user may reach, how uneven they may be, and with how much money on top. */
export function ringSettingRoutes(services: Services) {
  const { db } = services;
  const read = async (userId: number) => {
    const { radiusKm, tolerancePercent, complementUsd } = await findRingSettings(db, userId);
    return { radius_km: radiusKm, tolerance_percent: tolerancePercent, complement_usd: complementUsd };
  };
  return Router()
    .get("/v1/ring_settings", requireSession(services), async (req, res) => {
      res.json(await read(viewerOf(req).id));
    })
    .put("/v1/ring_settings", requireSession(services), async (req, res) => {
      const { id } = viewerOf(req);
      const {
        radius_km: radiusKm,
        tolerance_percent: tolerancePercent,
        complement_usd: complementUsd,
      } = parse(settings, req.body);
      await storeRingSettings(db, id, {
        radiusKm,
        tolerancePercent,
        ...(complementUsd !== undefined && { complementUsd }),
      });
      res.json(await read(id));
    });
}
