import type { RestClient } from "./client";

interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/**
 * Sends the message to the backend, which mails it. A backend that checks captchas of its own gets the proof as well.
 */
export async function sendContactForm(
  rest: RestClient,
  form: ContactForm,
  captcha: string | null,
  requestId: string,
): Promise<void> {
  await rest.call("POST", "/contact_forms", {
    json: { ...form, captcha },
    isAnonymous: true,
    idempotencyKey: requestId,
  });
}
