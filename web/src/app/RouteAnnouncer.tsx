import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { VisuallyHidden } from "../components/ui/VisuallyHidden";

/** Long enough that the new screen has said its name, ms. */
const PAUSE = 700;

/** Tells screen readers the name of a new page; a focus that went away with the old page goes to the new one. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const known = useRef(pathname);
  const [name, setName] = useState("");
  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    const timer = setTimeout(() => {
      setName(document.title);
      if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [pathname]);
  return <VisuallyHidden aria-live="polite">{name}</VisuallyHidden>;
}
