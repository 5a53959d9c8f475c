import { z } from "zod";
import { checkMessage, checkPlaceLabel, maxRandomId } from "../../../rules/message";
import { cleanLine } from "../../../rules/text";
import { messages } from "../../errors";
import type { ChatPlace } from "../../db/chats";
import { id, optionalText, text } from "../../validation";
import { changePlace, ids, oneId, since, stretchQuery, writeChangePlace } from "../stretch";

const coordinate = (limit: number) =>
  z.preprocess(
    (value) => (value === "" || value === "null" || value === undefined ? null : value),
    z.coerce.number({ error: messages.invalid }).min(-limit, messages.invalid).max(limit, messages.invalid).nullable(),
  );

/** JSON or the fields of a form. */
export const newMessage = z.object({
  random_id: text(1, maxRandomId),
  message: optionalText(checkMessage),
  latitude: coordinate(90),
  longitude: coordinate(180),
  place_name: optionalText(checkPlaceLabel, cleanLine),
  reply_to: id.nullish().transform((value) => value ?? null),
});

/** The group before the moment and the id: `1.1795218491123.4`. */
const chatPlace = z
  .string()
  .regex(/^[0-2]\./)
  .transform((place): [string, string] => [place.slice(0, 1), place.slice(2)])
  .pipe(z.tuple([z.string(), changePlace]))
  .transform(([group, place]): ChatPlace => ({ ...place, group: Number(group) as ChatPlace["group"] }));

/** As `after` of the next page reads it. */
export const writeChatPlace = (place: ChatPlace): string => `${place.group}.${writeChangePlace(place)}`;

/** The query of `GET /chats`. */
export const chatList = stretchQuery(chatPlace).extend({
  type: z.enum(["proposal", "in_progress"]).optional().catch(undefined),
  id: oneId,
  ids,
  since,
});

/** The query of both searches in chats; what is no valid value counts as left out. */
export const chatSearch = z.object({
  text: z.string().catch(""),
  per_page: z.coerce.number().int().min(1).max(50).catch(20),
});
