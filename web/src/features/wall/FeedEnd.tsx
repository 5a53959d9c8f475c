import { useEffect, useEffectEvent, useRef } from "react";

/** Distance at which the end counts as near. */
const TRIGGER = "80px";

/**
 * Tells once when the end of the feed comes near. To be mounted anew for every stretch: the end may then be as near as it was
 * before, which an observer would not tell.
 */
export function FeedEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && tell(), {
      rootMargin: TRIGGER,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} style={{ height: 1 }} />;
}
