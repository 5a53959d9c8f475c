import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How long a page that is gone back to may take to be as long as it was, ms. */
const PATIENCE = 1500;

/** A new page starts at its top; going back finds the place where one was. */
export function ScrollManager() {
  const location = useLocation();
  const type = useNavigationType();
  const kept = useRef(new Map<string, number>());
  const shown = useRef({ key: location.key, pathname: location.pathname });

  useEffect(() => {
    history.scrollRestoration = "manual";
    const keep = () => kept.current.set(shown.current.key, globalThis.scrollY);
    // A reload is the browser's own: it knows the place, too.
    const leave = () => {
      history.scrollRestoration = "auto";
    };
    globalThis.addEventListener("scroll", keep, { passive: true });
    globalThis.addEventListener("pagehide", leave);
    return () => {
      globalThis.removeEventListener("scroll", keep);
      globalThis.removeEventListener("pagehide", leave);
    };
  }, []);

  useLayoutEffect(() => {
    const isNewPath = shown.current.pathname !== location.pathname;
    const isNewPlace = shown.current.key !== location.key;
    shown.current = { key: location.key, pathname: location.pathname };
    if (!isNewPlace) return;
    if (type !== "POP") {
      if (isNewPath && !location.hash) globalThis.scrollTo(0, 0);
      return;
    }
    const wanted = kept.current.get(location.key) ?? 0;
    const deadline = performance.now() + PATIENCE;
    let frame = 0;
    const settle = () => {
      globalThis.scrollTo(0, wanted);
      if (Math.abs(globalThis.scrollY - wanted) > 2 && performance.now() < deadline)
        frame = requestAnimationFrame(settle);
    };
    settle();
    return () => cancelAnimationFrame(frame);
  }, [location.key, location.pathname, location.hash, type]);

  return null;
}
