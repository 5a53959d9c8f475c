import { useEffect, useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { usePosition } from "../../apollo/position";
import { useSession } from "../../apollo/session";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { infoPaths } from "../../lib/paths";
import { routePatterns } from "../../lib/routePatterns";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";

const PromoDialog = lazyWithFallback(
  loadOrFailOffline(() => import("./PromoDialog")),
  EmptyFallback,
);

/** Screens for browsing, where no task can be interrupted. */
const BROWSING_ROUTES = [
  routePatterns.home,
  routePatterns.homeAlias,
  routePatterns.wall,
  routePatterns.search,
  routePatterns.categoryResults,
  ...Object.values(infoPaths).filter((path) => path !== infoPaths.contact),
];
const BUSY_SELECTOR =
  "input:focus, textarea:focus, select:focus, [role=dialog], [role=alertdialog], header [aria-expanded=true]";
const SEEN_KEY = "tq_promo_seen";
/** How often to check whether the page is free. */
const CHECK_INTERVAL_MS = 1500;

/** The promotional popup for members who deny their position; once per browser session. */
export function PromoPopup() {
  const { viewer } = useSession();
  const { isDenied } = usePosition();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isBrowsing = BROWSING_ROUTES.some((pattern) => matchPath(pattern, pathname));
  const shouldShow = viewer !== null && isDenied && isBrowsing;

  useEffect(() => {
    if (!shouldShow || wasSeen()) return;
    const timer = setInterval(() => {
      if (document.hidden || document.querySelector(BUSY_SELECTOR)) return;
      clearInterval(timer);
      sessionStorage.setItem(SEEN_KEY, "true");
      setOpen(true);
    }, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [shouldShow]);

  return isOpen ? <PromoDialog onClose={() => setOpen(false)} /> : null;
}

/** Without storage it counts as seen: otherwise it would show again and again. */
function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) !== null;
  } catch {
    return true;
  }
}

function EmptyFallback(_props: { onClose: () => void }) {
  return null;
}
