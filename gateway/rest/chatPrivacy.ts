import { z } from "zod";
import type { RestClient } from "./client";

const path = "/v1/chat_privacy";

const chatPrivacyRecord = z.object({ reading: z.boolean(), typing: z.boolean(), last_seen: z.boolean() });
/** What the viewer shares, and so learns of others; the last seen step, too. */
export type ChatPrivacyRecord = z.output<typeof chatPrivacyRecord>;

/** Undefined where the backend has no such settings. */
export const getChatPrivacy = (rest: RestClient): Promise<ChatPrivacyRecord | undefined> =>
  rest.ifSupported(path, () => rest.get(path, chatPrivacyRecord));

/** Answers them as they are then. */
export const putChatPrivacy = (rest: RestClient, privacy: ChatPrivacyRecord): Promise<ChatPrivacyRecord> =>
  rest.put(path, chatPrivacyRecord, { json: privacy });
