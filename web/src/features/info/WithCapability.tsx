import type { ReactNode } from "react";
import type { CapabilityName } from "../../../../rules/capabilities";
import { useCapability } from "../../components/useCapability";

/** Text that promises something; left out where the backend lacks it. */
export function WithCapability({ name, children }: { name: CapabilityName; children: ReactNode }) {
  return useCapability(name) ? children : null;
}
