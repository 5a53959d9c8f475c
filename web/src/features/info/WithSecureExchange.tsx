import type { ReactNode } from "react";
import { useHasSecureExchange } from "../../components/useHasSecureExchange";

/** Text that promises secure exchanges; left out where there are none. */
export function WithSecureExchange({ children }: { children: ReactNode }) {
  return useHasSecureExchange() ? children : null;
}
