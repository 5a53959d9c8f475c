import { eq } from "drizzle-orm";
import { Router } from "express";
import type { Request } from "express";
import { z } from "zod";
import { subscribeToPushes, unsubscribeFromPushes } from "../../commands/pushSubscription";
import { pushSubscriptions } from "../../db/schema/pushes";
import { messages, unauthorized } from "../../errors";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";

const key = z.string({ error: messages.invalid }).max(200, messages.invalid);
const subscription = z.object({
  endpoint: z.string({ error: messages.invalid }).max(1_000, messages.invalid),
  p256dh: key,
  auth: key,
});

function clientOf(req: Request): string {
  if (!req.session) throw unauthorized();
  return req.session.credentials.client;
}

/** Whether the device of this session takes pushes, and with which key it subscribes. */
export function pushRoutes(services: Services) {
  const { db, vapid, settings } = services;
  const signedIn = requireSession(services);
  const present = async (clientId: string) => ({
    public_key: vapid.publicKey,
    subscribed: (await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.clientId, clientId))).length > 0,
  });
  return Router()
    .get("/v1/push_subscription", signedIn, async (req, res) => {
      res.json(await present(clientOf(req)));
    })
    .put("/v1/push_subscription", signedIn, async (req, res) => {
      const { endpoint, p256dh, auth } = parse(subscription, req.body);
      const clientId = clientOf(req);
      const device = { userId: viewerOf(req).id, clientId, endpoint, publicKey: p256dh, authSecret: auth };
      await subscribeToPushes(db, device, settings.pushOrigins);
      res.json(await present(clientId));
    })
    .delete("/v1/push_subscription", signedIn, async (req, res) => {
      const clientId = clientOf(req);
      await unsubscribeFromPushes(db, clientId);
      res.json(await present(clientId));
    });
}
