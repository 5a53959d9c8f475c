import { and, eq, not } from "drizzle-orm";
import { Router } from "express";
import { z } from "zod";
import { hiddenCityText } from "../../../rules/account";
import { users } from "../../db/schema/users";
import { HttpError, messages } from "../../errors";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";

const body = z.object({ notifications_email: z.boolean({ error: messages.invalid }).optional() });
const cityBody = z.object({ hides_city: z.boolean({ error: messages.invalid }) });

/** What people set for their account. */
export function settingRoutes(services: Services) {
  const router = Router();

  // Without a value it turns to the other one, as the original does.
  router.patch("/user/set_email_notifications", requireSession(services), async (req, res) => {
    const { notifications_email } = parse(body, req.body);
    const [user] = await services.db
      .update(users)
      .set({ notificationsEmail: notifications_email ?? not(users.notificationsEmail) })
      .where(eq(users.id, viewerOf(req).id))
      .returning({ value: users.notificationsEmail });
    res.json({ notifications_email: user?.value ?? true });
  });

  // To take it back is always allowed; to hide it takes a running term, looked up with the change.
  router.patch("/user/set_hidden_city", requireSession(services), async (req, res) => {
    const { hides_city: hidesCity } = parse(cityBody, req.body);
    const [user] = await services.db
      .update(users)
      .set({ hidesCity })
      .where(and(eq(users.id, viewerOf(req).id), hidesCity ? eq(users.subscription, "Premium") : undefined))
      .returning({ value: users.hidesCity });
    if (!user) throw new HttpError(403, { errors: [hiddenCityText] });
    res.json({ hides_city: user.value });
  });

  return router;
}
