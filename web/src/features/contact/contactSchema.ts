import * as z from "zod/mini";
import { accountMessages } from "../../lib/accountMessages";
import { contactMessages } from "../../lib/contactMessages";
import { messages } from "../../lib/messages";

const field = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, messages.error.required), z.maxLength(max, contactMessages.tooLong(max)));

/** Every field is required; the e-mail's format is not checked. */
export const contactSchema = z.object({
  name: field(100),
  email: field(254),
  subject: field(150),
  message: field(2_000),
  captcha: z.string().check(z.minLength(1, accountMessages.captcha.required)),
});

export type ContactValues = z.infer<typeof contactSchema>;
