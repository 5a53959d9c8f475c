import { Router } from "express";
import type { Request } from "express";
import { meetingTexts } from "../../../rules/meeting";
import { readShareToken, shareMeeting, stopSharingMeeting } from "../../commands/meeting/share";
import { findSharedMeeting } from "../../db/meetingShares";
import { notFound } from "../../errors";
import { presentSharedMeeting } from "../../presenters/meeting";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { idOfPath } from "../../validation";
import { limitPerAddress } from "../accounts/addressLimit";

/** What one page asks for in an hour is 120, and a family shares an address. */
const limit = { count: 600, minutes: 60 };

const shareOf = (req: Request) => ({ id: idOfPath(req.params.id, meetingTexts.notFound), viewerId: viewerOf(req).id });

/** A meeting, shown to somebody outside whom one of its parties trusts. */
export function meetingShareRoutes(services: Services) {
  const { db, now } = services;
  const router = Router();
  const path = "/v1/meetings/:id/share";

  router.get(path, requireSession(services), async (req, res) => {
    res.json({ token: await readShareToken(db, shareOf(req)) });
  });

  router.post(path, requireSession(services), async (req, res) => {
    res.json({ token: await shareMeeting(db, now(), shareOf(req)) });
  });

  router.delete(path, requireSession(services), async (req, res) => {
    await stopSharingMeeting(db, shareOf(req));
    res.json({ token: null });
  });

  router.get("/v1/shared_meetings/:token", limitPerAddress(services, "shared-meeting", limit), async (req, res) => {
    const { token } = req.params;
    const found = typeof token === "string" ? await findSharedMeeting(db, token, now()) : undefined;
    if (!found) throw notFound(meetingTexts.notShared);
    res.set({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
    res.json(presentSharedMeeting(found));
  });

  return router;
}
