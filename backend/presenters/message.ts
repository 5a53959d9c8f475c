import { imageUrl } from "../adapters/images";
import type { MessageRecord } from "../db/messages";

/** A message of a chat; `message` is null for a picture or a place without words. */
export function presentMessage({ message, sender }: MessageRecord, origin: string) {
  return {
    id: message.id,
    random_id: message.randomId,
    chat_id: message.chatId,
    user_from: { id: sender.id, name: sender.name, last_name: sender.lastName },
    message: message.text,
    picture_url: imageUrl(origin, message.imageId),
    latitude: message.latitude,
    longitude: message.longitude,
    place_name: message.placeName,
    created_at: message.createdAt.toISOString(),
  };
}
