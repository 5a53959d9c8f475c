import { Router } from "express";
import { z } from "zod";
import { markAllNotifications, markNotification, notificationNotFound } from "../../commands/markNotification";
import { listNotifications } from "../../db/notifications";
import { messages } from "../../errors";
import { presentNotification } from "../../presenters/notification";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { id, idOfPath, parse } from "../../validation";

const marks = z.object({
  read: z.boolean({ error: messages.invalid }).optional(),
  toast_notification: z.boolean({ error: messages.invalid }).optional(),
});

const lastNotification = z.object({ last_id: id });

export function notificationRoutes(services: Services) {
  const { db, origin } = services;
  const router = Router();

  router.get("/notifications", requireSession(services), async (req, res) => {
    const list = await listNotifications(db, viewerOf(req).id);
    res.json(list.map((record) => presentNotification(record, origin)));
  });

  router.put("/notifications/read_all", requireSession(services), async (req, res) => {
    const { last_id } = parse(lastNotification, req.body);
    await markAllNotifications(db, viewerOf(req).id, last_id);
    res.json({ success: true });
  });

  router.put("/notifications/:id", requireSession(services), async (req, res) => {
    const notificationId = idOfPath(req.params.id, notificationNotFound);
    const { read = false, toast_notification = false } = parse(marks, req.body);
    const record = await markNotification(db, viewerOf(req).id, notificationId, { read, toasted: toast_notification });
    res.json(presentNotification(record, origin));
  });

  return router;
}
