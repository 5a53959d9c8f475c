import { useEffect, useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { usePosition } from "../../apollo/position";
import { useSession } from "../../apollo/session";
import { lazyOr } from "../../components/ui/lazyOr";
import { infoPaths, routePatterns } from "../../lib/paths";
import { unlessOffline } from "../../lib/patiently";

const PromoDialog = lazyOr(
  unlessOffline(() => import("./PromoDialog")),
  Nothing,
);

/** Screens to look around on; nobody is in the middle of something there. */
const CALM = [
  routePatterns.home,
  routePatterns.homeAlias,
  routePatterns.wall,
  routePatterns.search,
  routePatterns.categoryResults,
  ...Object.values(infoPaths).filter((path) => path !== infoPaths.contact),
];
const BUSY =
  "input:focus, textarea:focus, select:focus, [role=dialog], [role=alertdialog], header [aria-expanded=true]";
const KEY = "tq_promo_seen";
/** How often it is looked whether one is free, ms. */
const PAUSE = 1500;

/** The promotional picture for members who keep their position to themselves; once in a session of the browser. */
export function PromoPopup() {
  const { viewer } = useSession();
  const { isDenied } = usePosition();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isCalm = CALM.some((pattern) => matchPath(pattern, pathname));
  const isWanted = viewer !== null && isDenied && isCalm;

  useEffect(() => {
    if (!isWanted || wasSeen()) return;
    const timer = setInterval(() => {
      if (document.hidden || document.querySelector(BUSY)) return;
      clearInterval(timer);
      sessionStorage.setItem(KEY, "true");
      setOpen(true);
    }, PAUSE);
    return () => clearInterval(timer);
  }, [isWanted]);

  return isOpen ? <PromoDialog onClose={() => setOpen(false)} /> : null;
}

/** A tab that remembers nothing would show it again and again. */
function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function Nothing(_props: { onClose: () => void }) {
  return null;
}
