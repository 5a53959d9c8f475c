import { readChatSearch } from "../../../rules/chatSearch";
import { messageTexts } from "../../../rules/message";
import { Router } from "express";
import type { Request } from "express";
import { chatMessages, postMessage } from "../../commands/messages";
import { muteChat } from "../../commands/muteChat";
import { findChats } from "../../db/chatSearch";
import { loadMessages } from "../../db/messages";
import { findChat, listChats, listChatStretch, listNamedChats, loadChat } from "../../db/chats";
import type { ChatRecord } from "../../db/chats";
import { invalidFields, notFound } from "../../errors";
import { presentChat } from "../../presenters/chat";
import { presentMessage } from "../../presenters/message";
import type { Services } from "../../services";
import { requireSession, viewerOf } from "../../session/middleware";
import { idOfPath, parse } from "../../validation";
import { filesOf, multipart, storePicture } from "../upload";
import { presentSome, presentStretch } from "../stretch";
import { chatList, chatSearch, newMessage, writeChatPlace } from "./schema";

/** Chats of exchanges and their messages. */
export function chatRoutes(services: Services) {
  const { db, origin, images, now } = services;
  const router = Router();
  const present = (record: ChatRecord) => presentChat(record, origin, now());

  router.get("/chats", requireSession(services), async (req, res) => {
    const viewerId = viewerOf(req).id;
    const { type, id, ids: named, since, per_page: count, after } = parse(chatList, req.query);
    if (id !== undefined) {
      const chat = await loadChat(db, viewerId, id);
      res.json(presentSome(chat ? [present(chat)] : []));
    } else if (named) {
      res.json(presentSome((await listNamedChats(db, viewerId, named)).map(present)));
    } else if (count !== undefined) {
      res.json(presentStretch(await listChatStretch(db, viewerId, type, { count, after }), present, writeChatPlace));
    } else {
      const list = (await listChats(db, viewerId, type, since)).map(present);
      res.json(since ? presentSome(list) : list);
    }
  });

  router.get("/v1/chat_search", requireSession(services), async (req, res) => {
    const viewerId = viewerOf(req).id;
    const { text, per_page: count } = parse(chatSearch, req.query);
    const words = readChatSearch(text);
    const found = words.length === 0 ? [] : await findChats(db, viewerId, words, count);
    const chatIds = found.map(({ chatId }) => chatId);
    const messageIds = found.flatMap(({ messageId }) => messageId ?? []);
    const records = await listNamedChats(db, viewerId, chatIds);
    const lines = await loadMessages(db, messageIds);
    const chatOf = new Map(records.map((record) => [record.chat.id, record]));
    const lineOf = new Map(lines.map((line) => [line.message.id, line]));
    res.json({
      data: found.flatMap(({ chatId, messageId }) => {
        const chat = chatOf.get(chatId);
        const line = messageId === null ? undefined : lineOf.get(messageId);
        return chat ? { chat: present(chat), message: line ? presentMessage(line, origin) : null } : [];
      }),
    });
  });

  /** A stranger's upload is not even read. */
  async function requireParticipant(req: Request) {
    const chatId = idOfPath(req.params.id, chatMessages.notFound);
    if (!(await findChat(db, viewerOf(req).id, chatId))) throw notFound(chatMessages.notFound);
  }

  router.post(
    "/chats/:id/messages",
    requireSession(services),
    multipart(services, 1, requireParticipant),
    async (req, res) => {
      const chatId = idOfPath(req.params.id, chatMessages.notFound);
      const { random_id, message, latitude, longitude, place_name, reply_to } = parse(newMessage, req.body);
      const location = latitude === null || longitude === null ? null : { latitude, longitude, name: place_name };
      const [file] = filesOf(req);
      if (message === null && !file && !location) throw invalidFields({ message: [messageTexts.empty] });
      const picture = file ? await storePicture(services, file, "picture") : null;
      let isUsed = false;
      try {
        const { record, isNew } = await postMessage(db, now(), viewerOf(req), chatId, {
          randomId: random_id,
          text: message,
          picture,
          location,
          replyToId: reply_to,
        });
        isUsed = isNew;
        res.status(201).json(presentMessage(record, origin));
      } finally {
        if (picture && !isUsed) await images.discard(picture.id);
      }
    },
  );

  for (const [method, isMuted] of [
    ["put", true],
    ["delete", false],
  ] as const)
    router[method]("/chats/:id/mute", requireSession(services), async (req, res) => {
      await muteChat(db, viewerOf(req).id, idOfPath(req.params.id, chatMessages.notFound), isMuted);
      res.json({ muted: isMuted });
    });

  return router;
}
