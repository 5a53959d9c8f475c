import { Router } from "express";
import { z } from "zod";
import { checkReportReason } from "../../../rules/report";
import { fileReport } from "../../commands/reports";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { checkedText, id, parse } from "../../validation";

/** The session determines the reporter. */
const newReport = z.object({
  publication_id: id,
  reason: checkedText(checkReportReason),
});

/** Reports are written here and read by operators, in the database. */
export function reportRoutes(services: Services) {
  return Router().post("/reports", requireSession(services), async (req, res) => {
    const { publication_id, reason } = parse(newReport, req.body);
    const report = await fileReport(services.db, services.now(), viewerOf(req).id, publication_id, reason);
    res.status(201).json({
      id: report.id,
      reason: report.reason,
      publication_id: report.publicationId,
      reporter_user_id: report.reporterId,
    });
  });
}
