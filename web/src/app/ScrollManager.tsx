import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How long a page may take to reach its former height after going back. */
const RESTORE_TIMEOUT_MS = 1500;

/** A new page starts at its top; going back restores the scroll position. */
export function ScrollManager() {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef({ key: location.key, pathname: location.pathname });

  useEffect(() => {
    history.scrollRestoration = "manual";
    const savePosition = () => positions.current.set(current.current.key, globalThis.scrollY);
    // On a reload the browser restores the position itself.
    const restoreBrowserScrolling = () => {
      history.scrollRestoration = "auto";
    };
    globalThis.addEventListener("scroll", savePosition, { passive: true });
    globalThis.addEventListener("pagehide", restoreBrowserScrolling);
    return () => {
      globalThis.removeEventListener("scroll", savePosition);
      globalThis.removeEventListener("pagehide", restoreBrowserScrolling);
    };
  }, []);

  useLayoutEffect(() => {
    const isNewPath = current.current.pathname !== location.pathname;
    const isNewPlace = current.current.key !== location.key;
    current.current = { key: location.key, pathname: location.pathname };
    if (!isNewPlace) return;
    if (type !== "POP") {
      if (isNewPath && !location.hash) globalThis.scrollTo(0, 0);
      return;
    }
    const target = positions.current.get(location.key) ?? 0;
    const deadline = performance.now() + RESTORE_TIMEOUT_MS;
    let frame = 0;
    const scrollUntilReached = () => {
      globalThis.scrollTo(0, target);
      if (Math.abs(globalThis.scrollY - target) > 2 && performance.now() < deadline)
        frame = requestAnimationFrame(scrollUntilReached);
    };
    scrollUntilReached();
    return () => cancelAnimationFrame(frame);
  }, [location.key, location.pathname, location.hash, type]);

  return null;
}
