import { usePublicConfig } from "./form/usePublicConfig";

/** Whether secure exchanges may be named; assumed until the server says that there are none, so that no page shifts. */
export function useHasSecureExchange(): boolean {
  return usePublicConfig()?.hasSecureExchange ?? true;
}
