import { Suspense, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";

/** Mounts its content when the viewport comes near: what lies far down costs nothing before. */
export function WhenNear({ children, fallback }: { children: ReactNode; fallback?: ReactNode }) {
  const marker = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = marker.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "300px",
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isNear ? <Suspense fallback={fallback}>{children}</Suspense> : <div ref={marker} style={{ height: 1 }} />;
}
