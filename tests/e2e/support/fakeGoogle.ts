import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { googleClientId, IdentityProvider } from "../../support/identityProvider";

/** An issuer in Google's place; `url` returns ID tokens to the tests, which run in another process. */
export async function startFakeGoogle() {
  const issuer = await new IdentityProvider().start();
  const tokenServer = createServer((request, response) => {
    const claims = Object.fromEntries(new URL(request.url ?? "/", "http://localhost").searchParams);
    void issuer.idToken(claims).then((token) => response.end(token));
  });
  tokenServer.listen(0, "127.0.0.1");
  await once(tokenServer, "listening");
  return {
    env: { GOOGLE_CLIENT_ID: googleClientId, GOOGLE_ISSUER: issuer.url, GOOGLE_KEYS_URL: `${issuer.url}/keys` },
    url: `http://127.0.0.1:${(tokenServer.address() as AddressInfo).port}`,
    async stop() {
      tokenServer.closeAllConnections();
      tokenServer.close();
      await issuer.stop();
    },
  };
}

/** The part of Google's script that the product uses: its button answers with a token of our issuer. */
const SCRIPT = `
  let options
  window.google = { accounts: { id: {
    initialize: (given) => { options = given },
    renderButton: (slot) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Acceder con Google'
      button.addEventListener('click', async () => options.callback({ credential: await window.signIdToken(options.nonce, options.client_id) }))
      slot.append(button)
    },
    prompt: () => undefined,
    cancel: () => undefined,
  } } }
`;

/** Serves the script at Google's own address to a browser in which this person is signed in to Google. */
export async function serveGoogleScript(
  page: Page,
  person: { sub: string; email: string; given_name: string },
): Promise<void> {
  await page.exposeFunction("signIdToken", async (nonce: string, aud: string) => {
    const answer = await fetch(`${process.env.FAKE_GOOGLE_URL}/?${new URLSearchParams({ ...person, nonce, aud })}`);
    return answer.text();
  });
  await page.route("https://accounts.google.com/gsi/client", (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  );
}

/** Signs in from the login page as that person. */
export async function signInWithGoogleButton(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Entra con Google" }).click();
  await page.getByRole("button", { name: "Acceder con Google" }).click();
}
