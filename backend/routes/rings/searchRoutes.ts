import { Router } from "express";
import { readChatSearch } from "../../../rules/chatSearch";
import { loadMessages } from "../../db/messages";
import { findRingChats } from "../../db/ringChatSearch";
import { listRingsById } from "../../db/rings";
import { presentMessage } from "../../presenters/message";
import { presentRing } from "../../presenters/ring";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { parse } from "../../validation";
import { chatSearch } from "../chats/schema";

/** The search in the chats of one's rings; that in the others' is GET /v1/chat_search. */
export function ringSearchRoutes(services: Services) {
  const { db, origin, now } = services;
  return Router().get("/v1/ring_chat_search", requireSession(services), async (req, res) => {
    const viewerId = viewerOf(req).id;
    const { text, per_page: count } = parse(chatSearch, req.query);
    const words = readChatSearch(text);
    const found = words.length === 0 ? [] : await findRingChats(db, viewerId, words, count);
    const records = await listRingsById(
      db,
      viewerId,
      found.map(({ ringId }) => ringId),
    );
    const lines = await loadMessages(
      db,
      found.flatMap(({ messageId }) => messageId ?? []),
    );
    const messageOf = new Map(found.map(({ ringId, messageId }) => [ringId, messageId]));
    res.json({
      data: records.map((record) => {
        const line = lines.find(({ message }) => message.id === messageOf.get(record.ring.id));
        return { ring: presentRing(record, origin, now()), message: line ? presentMessage(line, origin) : null };
      }),
    });
  });
}
