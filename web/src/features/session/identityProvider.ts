/** What a provider gave the browser for a person, for the server to check. */
export interface ProviderCredential {
  token: string;
  /** What was asked with, where the token carries it. */
  nonce: string | null;
}

/** Google or Facebook, seen from the login. Its script comes from its own address, when it is first needed. */
export interface IdentityProvider {
  /** Loads the script. Call it before the click where possible: a window opened late after a click may be blocked. */
  prepare: () => Promise<void>;
  /**
   * Asks the person; null when they leave it. A provider that insists on a button of its own puts it into `slot`. The signal
   * ends the asking.
   */
  requestCredential: (slot: HTMLElement, signal: AbortSignal) => Promise<ProviderCredential | null>;
}

const scripts = new Map<string, Promise<void>>();

/** Loads a provider's script once; a failure may be tried again. */
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
