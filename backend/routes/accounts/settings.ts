import { eq, not } from "drizzle-orm";
import { Router } from "express";
import { z } from "zod";
import { users } from "../../db/schema/users";
import { messages } from "../../errors";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";

const body = z.object({ notifications_email: z.boolean({ error: messages.invalid }).optional() });

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

  return router;
}
