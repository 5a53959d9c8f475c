import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { ComponentType } from "react";
import { loadWhenOnline } from "../../lib/loadWhenOnline";

/** How far below the screen the footer may still be when it loads, px. */
const LOAD_MARGIN_PX = 400;

let resolveNear: () => void = () => undefined;
/** Somebody has come near the footer of some page; the one it began to wait under may be gone by then. */
const footerNear = new Promise<void>((resolve) => {
  resolveNear = resolve;
});

const load = loadWhenOnline(() => import("./footer/FooterContent"));

const FooterContent = lazy(async (): Promise<{ default: ComponentType }> => {
  if (typeof IntersectionObserver !== "undefined") await footerNear;
  // Its code may be gone with a newer build: that is no reason to take away the page above it.
  return load().catch(() => ({ default: EmptyFooter }));
});

/** Its code loads when somebody comes near it; the server renders it whole. */
export function Footer() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // The page that it stands under is drawn first.
    const frame = requestAnimationFrame(() => {
      if (!container.current || typeof IntersectionObserver === "undefined") return;
      // What the server has sent is taken over at once: React waits with going elsewhere until it is.
      if (container.current.childElementCount > 0) return resolveNear();
      observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolveNear(), {
        rootMargin: `${LOAD_MARGIN_PX}px`,
      });
      observer.observe(container.current);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, []);
  return (
    <chakra.div ref={container} minHeight={{ base: "1100px", sm: "1000px", md: "835px", lg: "765px" }}>
      <Suspense>
        <FooterContent />
      </Suspense>
    </chakra.div>
  );
}

function EmptyFooter() {
  return null;
}
