import { z } from "zod";
import { CardGatewayUnavailableError, toDecimal } from "./cardGateway";
import type { CardGateway } from "./cardGateway";
import { sign, signatureHeader } from "./signature";

/** How a real provider of card payments is reached. */
export interface RemoteSettings {
  /** Where a payment is opened. */
  url: string;
  /** Who we are to the provider. */
  merchant: string;
  secret: string;
  /** Allows payment pages on this machine without https: for development only. */
  allowsLocalPages?: boolean;
}

const timeoutMs = 10_000;
const openedPayment = z.object({ control: z.string().min(1).max(200), page_url: z.url({ protocol: /^https?$/ }) });
const localPage = /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])[:/]/;

/** A provider behind its HTTP interface: one signed call opens a payment, signed callbacks report the outcome. */
export function createRemote(
  { url, merchant, secret, allowsLocalPages = false }: RemoteSettings,
  { publicUrl, now }: { publicUrl: string; now: () => Date },
): CardGateway {
  return {
    secret,
    async open({ reference, amountCents, currency, description, returnPath, expiresAt }) {
      const body = JSON.stringify({
        merchant,
        reference,
        amount: toDecimal(amountCents),
        currency,
        description,
        expires_at: expiresAt.toISOString(),
        callback_url: `${publicUrl}/card_gateway/callback`,
        return_url: `${publicUrl}${returnPath}`,
      });
      try {
        const response = await fetch(url, {
          method: "POST",
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMs),
          body,
          headers: {
            "content-type": "application/json",
            accept: "application/json",
            [signatureHeader]: sign(secret, body, now()),
          },
        });
        if (!response.ok) throw new Error(`the card gateway answered ${response.status}`);
        const answer = openedPayment.parse(await response.json());
        const { href } = new URL(answer.page_url);
        if (!href.startsWith("https:") && !(allowsLocalPages && localPage.test(href)))
          throw new Error("the page of the payment is not https");
        return { control: answer.control, pageUrl: href };
      } catch (cause) {
        throw new CardGatewayUnavailableError("no payment was opened", { cause });
      }
    },
  };
}
