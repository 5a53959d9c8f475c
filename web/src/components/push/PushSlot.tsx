import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { lazyWithFallback } from "../ui/lazyWithFallback";

/** The card that asks about pushes: it loads once the rest stands. */
export const PushSlot = lazyWithFallback<object>(
  loadOrFailOffline(() => import("./PushCard")),
  () => null,
);
