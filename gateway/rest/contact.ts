import { z } from "zod";
import { UpstreamError } from "../errors";
import type { RestClient } from "./client";

export interface ContactForm {
  name: string;
  email: string;
  subject: string;
  message: string;
}

const listedErrors = z.looseObject({ errors: z.array(z.string().min(1).max(300)).min(1) });

/** What the backend lists for the person where it failed: this form shows each text; none where it lists nothing. */
export function listFailureTexts(error: unknown): string[] {
  if (!(error instanceof UpstreamError) || error.status !== 500) return [];
  return listedErrors.safeParse(error.body).data?.errors ?? [];
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
