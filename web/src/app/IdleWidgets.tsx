import { useEffect, useState } from "react";
import { lazyWithFallback } from "../components/ui/lazyWithFallback";
import { loadOrFailOffline } from "../lib/loadWhenOnline";

const Widgets = lazyWithFallback(
  loadOrFailOffline(() => import("./widgets/Widgets")),
  () => null,
);

/** The page is idle by then. */
const IDLE_DELAY_MS = 2_500;

/** Widgets that no page waits for: local currency, support chat, tag manager, promotional popup. */
export function IdleWidgets() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle ? <Widgets /> : null;
}
