import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { lazyWithFallback } from "../ui/lazyWithFallback";
import { useCapability } from "../useCapability";
import { canTakePushes } from "./device";

const PushCard = lazyWithFallback<object>(
  loadOrFailOffline(() => import("./PushCard")),
  () => null,
);

/** The card that asks, where the browser can take pushes and has not been asked. */
export function PushSlot() {
  const hasPush = useCapability("push");
  return hasPush && canTakePushes() && Notification.permission === "default" ? <PushCard /> : null;
}
