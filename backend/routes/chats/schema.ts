import { z } from "zod";
import { chatMessages } from "../../commands/messages";
import { messages } from "../../errors";
import { text } from "../../validation";

const maxMessage = 1_000;
const coordinate = (limit: number) =>
  z.preprocess(
    (value) => (value === "" || value === "null" || value === undefined ? null : value),
    z.coerce.number({ error: messages.invalid }).min(-limit, messages.invalid).max(limit, messages.invalid).nullable(),
  );

/** JSON or the fields of a form. */
export const newMessage = z.object({
  random_id: text(1, 64),
  message: text(0, maxMessage, chatMessages.tooLong)
    .nullish()
    .transform((value) => value || null),
  latitude: coordinate(90),
  longitude: coordinate(180),
});

export const chatType = z.object({ type: z.enum(["proposal", "in_progress"]).optional().catch(undefined) });
