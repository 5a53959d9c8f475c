import { imageUrl } from "../adapters/images";
import { maxQuote } from "../../rules/message";
import { cutText } from "../../rules/text";
import type { MessageRecord } from "../db/messages";
import { presentName } from "./user";

/** A message of a chat; `message` is null for a picture or a place without words. */
export function presentMessage({ message, sender, quoted }: MessageRecord, origin: string) {
  return {
    id: message.id,
    random_id: message.randomId,
    chat_id: message.chatId,
    user_from: presentName(sender),
    message: message.text,
    picture_url: imageUrl(origin, message.imageId),
    latitude: message.latitude,
    longitude: message.longitude,
    place_name: message.placeName,
    // Beyond the recording.
    reply_to: quoted && presentQuote(quoted),
    created_at: message.createdAt.toISOString(),
  };
}

/** What is shown of a message above its answer. */
function presentQuote({ id, senderId, text, imageId, latitude }: NonNullable<MessageRecord["quoted"]>) {
  return {
    id,
    user_id: senderId,
    message: text && cutText(text, maxQuote),
    has_picture: imageId !== null,
    has_location: latitude !== null,
  };
}
