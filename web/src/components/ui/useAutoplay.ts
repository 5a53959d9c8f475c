import { useEffect, useState, useSyncExternalStore } from "react";
import type { FocusEvent } from "react";

/** How long one slide shows where nothing else is said, in milliseconds. */
export const SLIDE_MS = 5000;

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/**
 * The index of the current slide. It advances on its own unless the carousel is hovered, focused or paused; with
 * reduced motion it starts paused.
 */
export function useAutoplay(count: number, slideMs = SLIDE_MS) {
  const prefersReducedMotion = useSyncExternalStore(subscribe, matchesReducedMotion, () => false);
  const [chosenIndex, setIndex] = useState(0);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = choice ?? !prefersReducedMotion;
  // Slides may come and go while it shows.
  const index = Math.min(chosenIndex, count - 1);
  const isMoving = count > 1 && isPlaying && !isHovered && !isFocused;
  const next = (by = 1) => setIndex((index + by + count) % count);

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), slideMs);
    return () => clearTimeout(timer);
  }, [isMoving, count, index, slideMs]);

  return {
    index,
    show: setIndex,
    next,
    isPlaying,
    toggle: () => setChoice(!isPlaying),
    pauseHandlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

function subscribe(listener: () => void) {
  const query = globalThis.matchMedia?.(REDUCED_MOTION);
  query?.addEventListener("change", listener);
  return () => query?.removeEventListener("change", listener);
}

function matchesReducedMotion(): boolean {
  return globalThis.matchMedia?.(REDUCED_MOTION).matches ?? false;
}
