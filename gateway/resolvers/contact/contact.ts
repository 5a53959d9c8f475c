import { z } from "zod";
import { checkContactField, contactFormLimits } from "../../../rules/contactForm";
import { cleanLine } from "../../../rules/text";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { sendContactForm } from "../../rest/contact";
import { checkCaptcha } from "../common/captchaProof";
import { toPayloadErrors } from "../common/payloadErrors";
import { checkedText, requestIdText, validate } from "../common/validate";

const field = (max: number, clean?: (text: string) => string) =>
  checkedText((text) => checkContactField(text, max), clean);

const contactShape = z.object({
  requestId: requestIdText,
  name: field(contactFormLimits.name),
  email: field(contactFormLimits.email),
  subject: field(contactFormLimits.subject, cleanLine),
  message: field(contactFormLimits.message),
});

export const contactMutations: MutationResolvers = {
  async sendContactMessage(_root, { input }, context) {
    const { data, errors } = validate(contactShape, input);
    if (!data) return { sent: false, errors };
    const refused = await checkCaptcha(input.captcha, context);
    if (refused) return { sent: false, errors: [refused] };
    try {
      const { requestId, ...form } = data;
      await context.attempts.contact.begin(form.email, context.ip);
      await sendContactForm(context.rest, form, input.captcha ?? null, requestId);
      return { sent: true, errors: [] };
    } catch (error) {
      return {
        sent: false,
        errors: toPayloadErrors(error, { name: "name", email: "email", subject: "subject", message: "message" }),
      };
    }
  },
};
