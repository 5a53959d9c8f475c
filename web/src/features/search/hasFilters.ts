import type { SearchAddress } from "../../lib/searchAddress";

/** Whether it has filters that may hide results. */
export const hasFilters = ({
  mode,
  condition,
  type,
  location,
  minUsd,
  maxUsd,
  onlyVerified,
  onlyRecent,
}: SearchAddress): boolean =>
  Boolean(condition ?? type ?? location) ||
  Boolean(onlyVerified || onlyRecent) ||
  (mode !== "VALUE" && (minUsd ?? maxUsd ?? null) !== null);
