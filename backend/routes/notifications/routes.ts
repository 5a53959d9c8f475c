import { Router } from "express";
import { z } from "zod";
import { markAllNotifications, markNotification, notificationNotFound } from "../../commands/markNotification";
import { listNotifications, listNotificationStretch, loadNotification } from "../../db/notifications";
import type { NotificationRecord } from "../../db/notifications";
import { messages } from "../../errors";
import { presentNotification } from "../../presenters/notification";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { id, idOfPath, parse } from "../../validation";
import { oneId, presentSome, presentStretch, stretchQuery } from "../stretch";

const marks = z.object({
  read: z.boolean({ error: messages.invalid }).optional(),
  toast_notification: z.boolean({ error: messages.invalid }).optional(),
});

const lastNotification = z.object({ last_id: id });

const notificationList = stretchQuery(id).extend({ id: oneId });

/** The viewer's notifications. */
export function notificationRoutes(services: Services) {
  const { db, origin } = services;
  const router = Router();
  const present = (record: NotificationRecord) => presentNotification(record, origin);

  router.get("/notifications", requireSession(services), async (req, res) => {
    const userId = viewerOf(req).id;
    const { id: one, per_page: count, after } = parse(notificationList, req.query);
    if (one !== undefined) {
      const notification = await loadNotification(db, userId, one);
      res.json(presentSome(notification ? [present(notification)] : []));
    } else if (count !== undefined) {
      res.json(presentStretch(await listNotificationStretch(db, userId, { count, after }), present, String));
    } else {
      res.json((await listNotifications(db, userId)).map(present));
    }
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
    res.json(present(record));
  });

  return router;
}
