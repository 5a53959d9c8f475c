/** What a provider issued for a user, for the server to verify. */
export interface ProviderCredential {
  token: string;
  /** The nonce of the request, if the token carries one. */
  nonce: string | null;
  /** As the provider reported it to the browser. */
  email?: string;
}

/** Google or Facebook, as the login uses them. The script loads from the provider when first needed. */
export interface IdentityProvider {
  /** Loads the script. Call it before the click where possible: a window opened late after a click may be blocked. */
  prepare: () => Promise<void>;
  /**
   * Asks the user; null if they cancel. A provider that insists on its own button renders it into `slot`. The signal
   * aborts the request.
   */
  requestCredential: (slot: HTMLElement, signal: AbortSignal) => Promise<ProviderCredential | null>;
}

const scripts = new Map<string, Promise<void>>();

/** Loads a provider's script once; a failed load can be retried. */
export function loadScript(address: string): Promise<void> {
  let loading = scripts.get(address);
  if (!loading) {
    loading = new Promise<void>((resolve, reject) => {
      const script = document.createElement("script");
      script.src = address;
      script.async = true;
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => {
        script.remove();
        scripts.delete(address);
        reject(new Error(`cannot load ${address}`));
      });
      document.head.append(script);
    });
    scripts.set(address, loading);
  }
  return loading;
}
