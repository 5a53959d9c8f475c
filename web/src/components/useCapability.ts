import type { CapabilityName } from "../../../rules/capabilities";
import { usePublicConfig } from "./form/usePublicConfig";
import { useSite } from "./site";

/** What the server lacks: as the document says until the server's settings are there. */
export function useLacks(): readonly string[] {
  const { lacks } = useSite();
  return usePublicConfig()?.lacks ?? lacks;
}

/** Whether this may be shown and named. */
export function useCapability(name: CapabilityName): boolean {
  return !useLacks().includes(name);
}
