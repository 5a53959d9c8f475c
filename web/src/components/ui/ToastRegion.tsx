import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect } from "react";
import type { ReactNode } from "react";
import { useStore } from "zustand";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { lazyWithFallback } from "./lazyWithFallback";
import { toastStore } from "./toast";
import type { Toast } from "./toast";

const loadToaster = loadOrFailOffline(() => import("./Toaster"));
const Toaster = lazyWithFallback(loadToaster, PlainToasts);

/** The page is idle by then. */
const PRELOAD_DELAY_MS = 3_000;

/** Where toasts appear; a live region, so that they are announced. `children` are persistent (the offline notice). */
export function ToastRegion({ children }: { children?: ReactNode }) {
  const items = useStore(toastStore);
  useEffect(() => {
    // Loads before the first toast, which may be the offline notice.
    const timer = setTimeout(() => void loadToaster().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <chakra.div
      role="status"
      aria-live="polite"
      position="fixed"
      zIndex="toast"
      right={{ base: "4", md: "6" }}
      left={{ base: "4", md: "auto" }}
      bottom={{ base: "92px", md: "6" }}
      width={{ md: "420px" }}
      display="flex"
      flexDirection="column"
      gap="3"
      pointerEvents="none"
      css={{
        "@media print": { display: "none" },
        // Never over a dialog's buttons, a screen that says what is done, what takes something back, a code to be
        // shown, nor the message composer.
        "body:has([role=dialog], [role=alertdialog], [data-keep-clear]) &": { bottom: "auto", top: "4" },
        // Nor over the consent bar at the bottom.
        "body:has([data-consent]) &": { bottom: { base: "auto", sm: "6" }, top: { base: "4", sm: "auto" } },
        "body:has([data-composer]) &": { bottom: "calc(var(--composer-reach, 92px) + 12px)" },
      }}
    >
      {items.length > 0 && <Toaster items={items} />}
      {children}
    </chakra.div>
  );
}

/** Plain toasts while the styled ones cannot load: no message may be lost. */
function PlainToasts({ items }: { items: readonly Toast[] }) {
  return items.map(({ id, text }) => (
    <chakra.div key={id} p="4" bg="bg.surface" borderRadius="lg" boxShadow="3">
      {text}
    </chakra.div>
  ));
}
