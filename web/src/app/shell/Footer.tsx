import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { ComponentType } from "react";
import { loadWhenOnline } from "../../lib/loadWhenOnline";

/** Distance below the viewport at which the footer starts to load. */
const LOAD_MARGIN_PX = 400;

const HEIGHT = { base: "1100px", sm: "1000px", md: "835px", lg: "765px" };
const HEIGHT_WITHOUT_SERVICES = { base: "860px", sm: "680px", md: "500px", lg: "397px" };

let resolveNear: () => void = () => undefined;
/** Resolves when the viewer scrolls near the footer of any page; the page it started waiting on may be gone by then. */
const footerNear = new Promise<void>((resolve) => {
  resolveNear = resolve;
});

const load = loadWhenOnline(() => import("./footer/FooterContent"));

const FooterContent = lazy(async (): Promise<{ default: ComponentType<{ hasServices: boolean }> }> => {
  if (typeof IntersectionObserver !== "undefined") await footerNear;
  // A newer build may have replaced its code: that must not crash the page above it.
  return load().catch(() => ({ default: EmptyFooter }));
});

/** Loads when the viewer scrolls near it; the server renders it in full. */
export function Footer({ hasServices }: { hasServices: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    // The page above is painted first.
    const frame = requestAnimationFrame(() => {
      if (!container.current || typeof IntersectionObserver === "undefined") return;
      // Server-rendered content hydrates at once: React delays navigation until it has.
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
    <chakra.div ref={container} minHeight={hasServices ? HEIGHT : HEIGHT_WITHOUT_SERVICES}>
      <Suspense>
        <FooterContent hasServices={hasServices} />
      </Suspense>
    </chakra.div>
  );
}

function EmptyFooter() {
  return null;
}
