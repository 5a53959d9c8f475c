import { Router } from "express";
import { z } from "zod";
import {
  frequenciesOf,
  notificationFrequencies,
  notificationTexts,
  notificationTopics,
  notificationWays,
} from "../../../rules/notificationSettings";
import { chooseFrequency, unsubscribe } from "../../commands/notificationSettings";
import { listNotificationSettings } from "../../db/notificationSettings";
import { messages, unprocessable } from "../../errors";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";

const choice = z.object({
  topic: z.enum(notificationTopics, { error: messages.invalid }),
  way: z.enum(notificationWays, { error: messages.invalid }),
  frequency: z.enum(notificationFrequencies, { error: messages.invalid }),
});
const link = z.object({
  token: z.string({ error: messages.invalid }).max(200, messages.invalid),
});

/** How notifications reach a user, and the links of mails that turn them off. */
export function notificationSettingRoutes(services: Services) {
  const { db, links } = services;
  const list = async (userId: number) =>
    (await listNotificationSettings(db, userId)).map((one) => ({
      ...one,
      choices: frequenciesOf(one.topic, one.way),
    }));
  return Router()
    .get("/v1/notification_settings", requireSession(services), async (req, res) => {
      res.json(await list(viewerOf(req).id));
    })
    .put("/v1/notification_settings", requireSession(services), async (req, res) => {
      const { id } = viewerOf(req);
      await chooseFrequency(db, id, parse(choice, req.body));
      res.json(await list(id));
    })
    .post("/v1/mail_unsubscriptions", async (req, res) => {
      const target = links.read(parse(link, req.body).token);
      if (!target) throw unprocessable(notificationTexts.invalidLink);
      await unsubscribe(db, target.userId, target.subject);
      res.json({ success: true });
    });
}
