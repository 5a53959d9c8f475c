import { useEffect, useState } from "react";
import type { TransactionStatus } from "../../__generated__/enums";

const SWAP_ANIMATION_MS = 520;

/** True while the swap animation runs, after the transaction was accepted or completed on screen. */
export function useSettling(status: TransactionStatus | undefined): boolean {
  const [lastStatus, setLastStatus] = useState(status);
  const [isSettling, setSettling] = useState(false);
  if (status !== lastStatus) {
    setLastStatus(status);
    if (lastStatus !== undefined && (status === "ACCEPTED" || status === "COMPLETE")) setSettling(true);
  }
  useEffect(() => {
    if (!isSettling) return;
    const timer = setTimeout(() => setSettling(false), SWAP_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [isSettling]);
  return isSettling;
}
