import { Router } from "express";
import { z } from "zod";
import { fileReport, reportMessages } from "../../commands/reports";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { id, parse, text } from "../../validation";

const maxReason = 300;

/** The session determines the reporter. */
const newReport = z.object({
  publication_id: id,
  reason: text(1, Infinity, reportMessages.required).refine(
    (value) => [...value].length <= maxReason,
    reportMessages.tooLong,
  ),
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
