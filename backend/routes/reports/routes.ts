import { Router } from "express";
import { z } from "zod";
import { checkReportReason } from "../../../rules/report";
import { filePersonReport, fileReport } from "../../commands/reports";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { checkedText, id, parse } from "../../validation";

/** The session determines the reporter. */
const newReport = z.object({
  publication_id: id,
  reason: checkedText(checkReportReason),
});
const newPersonReport = z.object({
  user_id: id,
  message_id: id.nullish().transform((value) => value ?? null),
  reason: checkedText(checkReportReason),
});

/** Reports are written here and read by operators alone. */
export function reportRoutes(services: Services) {
  const router = Router();

  router.post("/reports", requireSession(services), async (req, res) => {
    const { publication_id, reason } = parse(newReport, req.body);
    const report = await fileReport(services.db, services.now(), viewerOf(req).id, publication_id, reason);
    res.status(201).json({
      id: report.id,
      reason: report.reason,
      publication_id: report.publicationId,
      reporter_user_id: report.reporterId,
    });
  });

  router.post("/person_reports", requireSession(services), async (req, res) => {
    const { user_id: userId, message_id: messageId, reason } = parse(newPersonReport, req.body);
    const report = await filePersonReport(services.db, services.now(), viewerOf(req).id, { userId, messageId, reason });
    res.status(201).json({ id: report.id, user_id: userId, message_id: report.messageId, reason: report.reason });
  });

  return router;
}
