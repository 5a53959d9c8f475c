import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { googleClientId, IdentityProvider } from "../../support/identityProvider";

/** An issuer in Google's place; its address hands out ID tokens to the tests, which run in another process. */
export async function startVouching() {
  const issuer = await new IdentityProvider().start();
  const mint = createServer((request, response) => {
    const claims = Object.fromEntries(new URL(request.url ?? "/", "http://localhost").searchParams);
    void issuer.idToken(claims).then((token) => response.end(token));
  });
  mint.listen(0, "127.0.0.1");
  await once(mint, "listening");
  return {
    env: { GOOGLE_CLIENT_ID: googleClientId, GOOGLE_ISSUER: issuer.url, GOOGLE_KEYS_URL: `${issuer.url}/keys` },
    url: `http://127.0.0.1:${(mint.address() as AddressInfo).port}`,
    async stop() {
      mint.closeAllConnections();
      mint.close();
      await issuer.stop();
    },
  };
}

/** What Google's script puts on a page, as far as the product uses it: its button gives a token of our issuer for whoever clicks. */
const SCRIPT = `
  let options
  window.google = { accounts: { id: {
    initialize: (given) => { options = given },
    renderButton: (slot) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Acceder con Google'
      button.addEventListener('click', async () => options.callback({ credential: await window.vouch(options.nonce, options.client_id) }))
      slot.append(button)
    },
    prompt: () => undefined,
    cancel: () => undefined,
  } } }
`;

/** Answers Google's script, at Google's own address, for a browser in which this person is known to Google. */
export async function knownToGoogle(
  page: Page,
  person: { sub: string; email: string; given_name: string },
): Promise<void> {
  await page.exposeFunction("vouch", async (nonce: string, aud: string) => {
    const answer = await fetch(`${process.env.VOUCHING_URL}/?${new URLSearchParams({ ...person, nonce, aud })}`);
    return answer.text();
  });
  await page.route("https://accounts.google.com/gsi/client", (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  );
}

/** From the login, as that person. */
export async function enterWithGoogle(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Entra con Google" }).click();
  await page.getByRole("button", { name: "Acceder con Google" }).click();
}
