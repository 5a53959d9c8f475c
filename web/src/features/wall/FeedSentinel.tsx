import { useEffect, useEffectEvent, useRef } from "react";

/** Distance from the viewport at which the end counts as near. */
const ROOT_MARGIN = "80px";

/**
 * Reports once when the end of the feed comes near. Remount it for every page: the end may then be as near as before,
 * which an observer would not report.
 */
export function FeedSentinel({ onNear }: { onNear: () => void }) {
  const sentinel = useRef<HTMLDivElement>(null);
  const reportNear = useEffectEvent(onNear);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && reportNear(), {
      rootMargin: ROOT_MARGIN,
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={sentinel} style={{ height: 1 }} />;
}
