import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

/** Distance from the viewport within which a chunk is mounted, in px. */
const OVERSCAN = 1200;

/**
 * Last measured height of each chunk, in px; kept after leaving the screen, so that the scroll position can be
 * restored.
 */
const heights = new Map<string, number>();

interface FeedChunkProps {
  /** Changes with the content. */
  id: string;
  /** Stays mounted wherever it is: the focus is in it or next to it. */
  isPinned: boolean;
  onFocus: () => void;
  children: () => ReactNode;
}

/**
 * A part of the feed that is mounted near the viewport only; elsewhere an empty box keeps its height. While its
 * height is unknown, as on the server, it is mounted.
 */
export function FeedChunk({ id, isPinned, onFocus, children }: FeedChunkProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const height = heights.get(id);
  const isMounted = isNear || isPinned || height === undefined;

  // The scroll position is already restored here, so that no empty box shows.
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
      // Zero while hidden because another screen is loading.
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
