import { Router } from "express";
import { z } from "zod";
import { setChatPrivacy } from "../../commands/setChatPrivacy";
import type { ChatPrivacy } from "../../commands/setChatPrivacy";
import { messages } from "../../errors";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";

const flag = z.boolean({ error: messages.invalid });
const privacy = z.object({ reading: flag, typing: flag, last_seen: flag });

const present = ({ sharesReading, sharesTyping, sharesLastSeen }: ChatPrivacy) => ({
  reading: sharesReading,
  typing: sharesTyping,
  last_seen: sharesLastSeen,
});

/** What a user shares in chats, and therefore sees of others. */
export function chatPrivacyRoutes(services: Services) {
  return Router()
    .get("/v1/chat_privacy", requireSession(services), (req, res) => {
      res.json(present(viewerOf(req)));
    })
    .put("/v1/chat_privacy", requireSession(services), async (req, res) => {
      const { reading, typing, last_seen } = parse(privacy, req.body);
      const chosen = { sharesReading: reading, sharesTyping: typing, sharesLastSeen: last_seen };
      await setChatPrivacy(services.db, viewerOf(req).id, chosen);
      res.json(present(chosen));
    });
}
