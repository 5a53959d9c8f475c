import { Router } from "express";
import { meetingTexts } from "../../../rules/meeting";
import { readSafety } from "../../commands/meeting/safety";
import { shareMeeting, stopSharingMeeting } from "../../commands/meeting/share";
import { reportAllWell } from "../../commands/meeting/well";
import { readRingSafety, shareRingMeeting, stopSharingRingMeeting } from "../../commands/ringMeeting/share";
import { reportRingAllWell } from "../../commands/ringMeeting/well";
import { findSharedMeeting } from "../../db/meetingShares";
import { findSharedRingMeeting } from "../../db/ringMeetingShares";
import { notFound } from "../../errors";
import { presentSafety, presentSharedMeeting } from "../../presenters/meeting";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { idOfPath } from "../../validation";
import { limitPerAddress } from "../accounts/addressLimit";

/** What one page asks for in an hour is 120, and a family shares an address. */
const limit = { count: 600, minutes: 60 };

/** A party's own side of a meeting, and the meeting as it is shown to an outsider whom the party trusts. */
export function meetingSafetyRoutes(services: Services) {
  const { db, now } = services;
  const router = Router();

  for (const [method, path, change] of [
    ["get", "safety", () => Promise.resolve()],
    ["post", "share", shareMeeting],
    ["delete", "share", stopSharingMeeting],
    ["put", "well", reportAllWell],
  ] as const)
    router[method](`/v1/meetings/:id/${path}`, requireSession(services), async (req, res) => {
      const own = { id: idOfPath(req.params.id, meetingTexts.notFound), viewerId: viewerOf(req).id };
      await change(db, now(), own);
      res.json(presentSafety(await readSafety(db, own)));
    });

  for (const [method, path, change] of [
    ["get", "safety", () => Promise.resolve()],
    ["post", "share", shareRingMeeting],
    ["delete", "share", stopSharingRingMeeting],
    ["put", "well", reportRingAllWell],
  ] as const)
    router[method](`/v1/ring_meetings/:id/${path}`, requireSession(services), async (req, res) => {
      const own = { id: idOfPath(req.params.id, meetingTexts.notFound), viewerId: viewerOf(req).id };
      await change(db, now(), own);
      res.json(presentSafety(await readRingSafety(db, own)));
    });

  router.get("/v1/shared_meetings/:token", limitPerAddress(services, "shared-meeting", limit), async (req, res) => {
    const { token } = req.params;
    const found =
      typeof token === "string"
        ? ((await findSharedMeeting(db, token, now())) ?? (await findSharedRingMeeting(db, token, now())))
        : undefined;
    if (!found) throw notFound(meetingTexts.notShared);
    res.set({ "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" });
    res.json(presentSharedMeeting(found));
  });

  return router;
}
