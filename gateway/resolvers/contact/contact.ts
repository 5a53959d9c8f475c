import { z } from "zod";
import type { MutationResolvers } from "../../__generated__/resolvers";
import { sendContactForm } from "../../rest/contact";
import { checkCaptcha } from "../shared/captchaProof";
import { toPayloadErrors } from "../shared/payloadErrors";
import { formTexts, lengthOf, textOf, validate } from "../shared/validate";

const tooLong = (max: number) => `Este campo admite ${max} caracteres como máximo`;

/** A missing value and one that is too long have different texts. */
const field = (max: number) => textOf(1, Infinity).refine((value) => lengthOf(value) <= max, tooLong(max));

const contactShape = z.object({
  requestId: z.string().min(1, formTexts.invalid).max(128, formTexts.invalid),
  name: field(100),
  email: field(254),
  subject: field(150).transform((subject) => subject.replace(/\s+/g, " ")),
  message: field(2_000),
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
