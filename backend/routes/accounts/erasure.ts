import { Router } from "express";
import { z } from "zod";
import { maxGivenPassword, passwordTexts } from "../../../rules/password";
import { requestErasure, revokeErasure } from "../../commands/erasure/request";
import { spendAttempt } from "../../db/attempts";
import { collectData } from "../../db/dataExport";
import { findOpenErasure } from "../../db/erasures";
import type { ErasureRow } from "../../db/erasures";
import { presentData } from "../../presenters/dataExport";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";

const exportLimit = { count: 10, minutes: 60 };
// Every account has one here, those of Google and Facebook, too.
const request = z.object({
  password: z.string({ error: passwordTexts.currentWrong }).max(maxGivenPassword, passwordTexts.currentWrong),
});

/** The erasure of one's own data, and a copy of them. */
export function erasureRoutes(services: Services) {
  const { db, settings } = services;
  const router = Router();

  router.get("/erasure", requireSession(services), async (req, res) => {
    res.json({ erasure: presentErasure(await findOpenErasure(db, viewerOf(req).id)) });
  });

  router.post("/erasure", requireSession(services), async (req, res) => {
    const { password } = parse(request, req.body ?? {});
    const erasure = await requestErasure(db, viewerOf(req), password, settings.publicUrl, services.now());
    res.status(201).json({ erasure: presentErasure(erasure) });
  });

  router.delete("/erasure", requireSession(services), async (req, res) => {
    await revokeErasure(db, viewerOf(req), settings.publicUrl, services.now());
    res.json({ erasure: null });
  });

  router.get("/data_export", requireSession(services), async (req, res) => {
    const viewer = viewerOf(req);
    await spendAttempt(db, `export:${viewer.id}`, exportLimit);
    res.set("Cache-Control", "no-store");
    res.json({ data: presentData(await collectData(db, viewer), settings.publicUrl, services.now()) });
  });

  return router;
}

const presentErasure = (erasure: ErasureRow | undefined) =>
  erasure
    ? {
        requested_at: erasure.createdAt.toISOString(),
        due_at: erasure.dueAt.toISOString(),
        hold_reason: erasure.holdReason,
      }
    : null;
