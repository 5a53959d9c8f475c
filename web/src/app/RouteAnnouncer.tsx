import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { VisuallyHidden } from "../components/ui/VisuallyHidden";

/** Long enough for the new screen to set its title. */
const ANNOUNCE_DELAY_MS = 700;

/** Announces the title of a new page to screen readers; a focus lost with the old page moves to the new one. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [name, setName] = useState("");
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    const timer = setTimeout(() => {
      setName(document.title);
      if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{name}</VisuallyHidden>;
}
