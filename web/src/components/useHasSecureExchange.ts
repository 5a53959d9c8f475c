import { usePublicConfig } from "./form/usePublicConfig";
import { useSite } from "./site";

/** Whether secure exchanges may be named: as the document says until the server's settings are there. */
export function useHasSecureExchange(): boolean {
  const { hasSecureExchange } = useSite();
  return usePublicConfig()?.hasSecureExchange ?? hasSecureExchange;
}
