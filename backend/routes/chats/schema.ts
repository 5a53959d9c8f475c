import { z } from "zod";
import { checkMessage, checkPlaceLabel, maxRandomId } from "../../../rules/message";
import { cleanLine } from "../../../rules/text";
import { messages } from "../../errors";
import { optionalText, text } from "../../validation";

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
});

export const chatType = z.object({ type: z.enum(["proposal", "in_progress"]).optional().catch(undefined) });
