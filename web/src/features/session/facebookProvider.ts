import { loadScript } from "./identityProvider";
import type { IdentityProvider } from "./identityProvider";

/** The part of Facebook's SDK that is used here. */
interface FacebookSdk {
  init: (options: { appId: string; version: string; xfbml: boolean; cookie: boolean; status: boolean }) => void;
  login: (
    callback: (answer: { authResponse?: { accessToken?: string } | null }) => void,
    options: { scope: string },
  ) => void;
  api: (path: string, fields: { fields: string }, callback: (answer: { email?: string }) => void) => void;
}

declare global {
  interface Window {
    FB?: FacebookSdk;
  }
}

const SCRIPT = "https://connect.facebook.net/es_LA/sdk.js";
const VERSION = "v23.0";

/** Facebook's window, asked for the name and the e-mail. */
export function createFacebookProvider(appId: string): IdentityProvider {
  let isReady = false;
  const prepare = async () => {
    await loadScript(SCRIPT);
    if (!window.FB) throw new Error("Facebook's SDK is not there");
    if (!isReady) window.FB.init({ appId, version: VERSION, xfbml: false, cookie: false, status: false });
    isReady = true;
  };
  return {
    prepare,
    requestCredential: async (_slot, signal) => {
      if (!isReady) await prepare();
      return new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve(null));
        window.FB?.login(
          ({ authResponse }) => {
            const token = authResponse?.accessToken;
            if (!token) return resolve(null);
            // Without an address, too, after which the server asks Facebook alone.
            window.FB?.api("/me", { fields: "email" }, ({ email }) =>
              resolve({ token, nonce: null, ...(email && { email }) }),
            );
          },
          {
            scope: "public_profile,email",
          },
        );
      });
    },
  };
}
