import { randomId } from "../../lib/randomId";
import { loadScript } from "./identityProvider";
import type { IdentityProvider } from "./identityProvider";

/** The part of Google Identity Services that is used here. */
export interface GoogleId {
  initialize: (options: {
    client_id: string;
    nonce: string;
    callback: (answer: { credential?: string }) => void;
    context: "signin";
    ux_mode: "popup";
    auto_select: boolean;
    cancel_on_tap_outside: boolean;
    use_fedcm_for_prompt: boolean;
  }) => void;
  renderButton: (slot: HTMLElement, options: Record<string, string | number>) => void;
  prompt: () => void;
  cancel: () => void;
}

/** Google Maps uses the same global. */
const getGoogleId = () => (window as unknown as { google?: { accounts?: { id?: GoogleId } } }).google?.accounts?.id;

const prepare = () => loadScript("https://accounts.google.com/gsi/client");

/**
 * Google issues its ID token only through its own button or prompt: both are shown, the prompt if the browser allows
 * it. Closing Google's window reports nothing, so the request stays open until the signal aborts it.
 */
export function createGoogleProvider(clientId: string): IdentityProvider {
  return {
    prepare,
    requestCredential: async (slot, signal) => {
      await prepare();
      const google = getGoogleId();
      if (!google) throw new Error("Google Identity Services is not there");
      return new Promise((resolve, reject) => {
        const nonce = randomId();
        signal.addEventListener("abort", () => {
          google.cancel();
          resolve(null);
        });
        google.initialize({
          client_id: clientId,
          nonce,
          callback: ({ credential }) =>
            credential ? resolve({ token: credential, nonce }) : reject(new Error("no credential")),
          context: "signin",
          ux_mode: "popup",
          auto_select: false,
          cancel_on_tap_outside: false,
          use_fedcm_for_prompt: true,
        });
        google.renderButton(slot, {
          type: "standard",
          theme: "outline",
          size: "large",
          text: "signin_with",
          locale: "es",
          width: Math.round(slot.clientWidth) || 200,
        });
        google.prompt();
      });
    },
  };
}
