import type { CapabilityName } from "../../../rules/capabilities";
import { usePublicConfig } from "./form/usePublicConfig";
import { useSite } from "./site";

/** Whether this may be shown and named: as the document says until the server's settings are there. */
export function useCapability(name: CapabilityName): boolean {
  const { lacks } = useSite();
  return !(usePublicConfig()?.lacks ?? lacks).includes(name);
}
