import { useEffect, useState } from "react";
import type { TransactionStatus } from "../../__generated__/enums";

const SWAP_MS = 520;

/** True for the length of the swap motion, after the exchange was accepted or completed while it is on the screen. */
export function useSettling(status: TransactionStatus | undefined): boolean {
  const [seen, setSeen] = useState(status);
  const [isSettling, setSettling] = useState(false);
  if (status !== seen) {
    setSeen(status);
    if (seen !== undefined && (status === "ACCEPTED" || status === "COMPLETE")) setSettling(true);
  }
  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => setSettling(false), SWAP_MS);
    return () => clearTimeout(timer);
  }, [isSettling]);
  return isSettling;
}
