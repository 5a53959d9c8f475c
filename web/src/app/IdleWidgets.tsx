import { useEffect, useState } from "react";
import { lazyWithFallback } from "../components/ui/lazyWithFallback";
import { loadOrFailOffline } from "../lib/loadWhenOnline";

const Widgets = lazyWithFallback(
  loadOrFailOffline(() => import("./widgets/Widgets")),
  () => null,
);

/** The page has come to rest by then, in ms. */
const IDLE_DELAY_MS = 2_500;

/** What no page waits for: currency, support chat, tag manager, the promotional picture. */
export function IdleWidgets() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle ? <Widgets /> : null;
}
