import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { ComponentType } from "react";
import { patiently } from "../../lib/patiently";

/** How far below the screen the footer may still be when it loads, px. */
const AHEAD = 400;

let come: () => void = () => undefined;
/** Somebody has come near the footer of some page; the one it began to wait under may be gone by then. */
const isNear = new Promise<void>((resolve) => {
  come = resolve;
});

const load = patiently(() => import("./footer/FooterContent"));

const FooterContent = lazy(async (): Promise<{ default: ComponentType }> => {
  if (typeof IntersectionObserver !== "undefined") await isNear;
  // Its code may be gone with a newer build: that is no reason to take away the page above it.
  return load().catch(() => ({ default: Nothing }));
});

/** Its code loads when somebody comes near it; the server renders it whole. */
export function Footer() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // The page that it stands under is drawn first.
    const frame = requestAnimationFrame(() => {
      if (!place.current || typeof IntersectionObserver === "undefined") return;
      // What the server has sent is taken over at once: React waits with going elsewhere until it is.
      if (place.current.childElementCount > 0) return come();
      observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && come(), { rootMargin: `${AHEAD}px` });
      observer.observe(place.current);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, []);
  return (
    <chakra.div ref={place} minHeight={{ base: "1100px", sm: "1000px", md: "835px", lg: "765px" }}>
      <Suspense>
        <FooterContent />
      </Suspense>
    </chakra.div>
  );
}

function Nothing() {
  return null;
}
