import * as z from "zod/mini";
import { checkContactField, contactFormLimits } from "../../../../rules/contactForm";
import { cleanText } from "../../../../rules/text";
import { refineBy } from "../../components/form/refineBy";
import { accountMessages } from "../../lib/accountMessages";

const field = (max: number) =>
  z.string().check(
    z.overwrite(cleanText),
    refineBy((text) => checkContactField(text, max)),
  );

/** Every field is required; the e-mail's format is not checked. */
export const contactSchema = z.object({
  name: field(contactFormLimits.name),
  email: field(contactFormLimits.email),
  subject: field(contactFormLimits.subject),
  message: field(contactFormLimits.message),
  captcha: z.string().check(z.minLength(1, accountMessages.captcha.required)),
});

/** As typed. */
export type ContactValues = z.infer<typeof contactSchema>;
