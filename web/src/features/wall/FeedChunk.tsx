import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

/** How far outside of the window it is mounted, px. */
const OVERSCAN = 1200;

/** How high each one was when it was last on the page, px; also after leaving the screen, so that whoever comes back finds their place. */
const heights = new Map<string, number>();

interface FeedChunkProps {
  /** Changes with what is in it. */
  id: string;
  /** Mounted wherever it is: the focus is in it or about to come. */
  isPinned: boolean;
  onFocus: () => void;
  children: () => ReactNode;
}

/**
 * A piece of the feed, mounted near the window only; elsewhere an empty box holds its place. As long as its height is not known,
 * as on the server, it is mounted.
 */
export function FeedChunk({ id, isPinned, onFocus, children }: FeedChunkProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const height = heights.get(id);
  const isMounted = isNear || isPinned || height === undefined;

  // Whoever comes back is already at their place by now, and sees no empty box.
  useLayoutEffect(() => {
    const { top = 0, bottom = 0 } = container.current?.getBoundingClientRect() ?? {};
    if (bottom > -OVERSCAN && top < globalThis.innerHeight + OVERSCAN) setNear(true);
  }, []);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => startTransition(() => setNear(entries.at(-1)?.isIntersecting ?? false)),
      {
        rootMargin: `${OVERSCAN}px 0px`,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const shown = element.getBoundingClientRect().height;
      // None at all while it is hidden because another screen loads.
      if (shown > 0) heights.set(id, shown);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);

  return (
    <div
      ref={container}
      onFocus={onFocus}
      data-stretch={isMounted ? "mounted" : "empty"}
      style={isMounted ? undefined : { height }}
    >
      {isMounted && children()}
    </div>
  );
}
