import { capabilityNames } from "../rules/capabilities";
import type { CapabilityName } from "../rules/capabilities";

/** Whether the backend has a call, the same for everybody. */
export interface Capability {
  isThere(): Promise<boolean>;
}

/** Made once for all clients of a gateway, by `http/capabilities.ts`. */
export type Capabilities = Record<CapabilityName, Capability>;

/** What the backend lacks, in a fixed order. */
export async function listLacking(capabilities: Capabilities): Promise<CapabilityName[]> {
  const known = await Promise.all(capabilityNames.map((name) => capabilities[name].isThere()));
  return capabilityNames.filter((_name, index) => !known[index]);
}
