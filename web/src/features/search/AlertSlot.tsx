import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import type { AlertButtonProps } from "./AlertButton";

/** The button of an alert: it loads once the rest stands. */
export const AlertSlot = lazyWithFallback<AlertButtonProps>(
  loadOrFailOffline(() => import("./AlertButton")),
  () => null,
);
