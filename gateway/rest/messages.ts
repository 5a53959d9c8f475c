import { z } from "zod";
import type { FileUpload } from "../uploads";
import type { RestClient } from "./client";
import type { FormPart } from "./multipart";
import { converted, flag, id, nullable, number, optionalId, requiredMoment, text, unwrapped } from "./shapes";
import { userRecord } from "./users";

/** What is shown of a message above its answer. */
const quoteRecord = z.object({ id, user_id: id, message: text, has_picture: flag, has_location: flag });
/** Its words are cut to about 160 characters. */
export type QuoteRecord = z.output<typeof quoteRecord>;

/** A message, from the answer to its sending or from the cable. */
export const messageRecord = z.object({
  id,
  random_id: text,
  chat_id: optionalId,
  user_from: userRecord,
  message: text,
  picture_url: text,
  picture: converted((value) => (typeof value === "string" ? value : null)),
  latitude: number,
  longitude: number,
  place_name: text,
  reply_to: nullable(quoteRecord).catch(null),
  created_at: requiredMoment,
});
/** `random_id` is the sender's own id of it, by which a repeated sending is known. */
export type MessageRecord = z.output<typeof messageRecord>;

interface MessageForm {
  randomId: string;
  text: string | null;
  picture: FileUpload | null;
  location: { latitude: number; longitude: number; name: string | null } | null;
  replyToId: string | null;
}

/** Stores a message; the same randomId gives the stored one again. */
export function postMessage(rest: RestClient, chatId: string, form: MessageForm): Promise<MessageRecord> {
  const parts: FormPart[] = [
    { name: "random_id", value: form.randomId },
    { name: "message", value: form.text ?? "" },
  ];
  if (form.picture) parts.push({ name: "picture", file: form.picture });
  if (form.location) {
    parts.push(
      { name: "latitude", value: String(form.location.latitude) },
      { name: "longitude", value: String(form.location.longitude) },
    );
    if (form.location.name) parts.push({ name: "place_name", value: form.location.name });
  }
  if (form.replyToId !== null) parts.push({ name: "reply_to", value: form.replyToId });
  const path = `/chats/${encodeURIComponent(chatId)}/messages`;
  return rest.post(path, unwrapped(messageRecord, "message"), { form: parts, idempotencyKey: form.randomId });
}
