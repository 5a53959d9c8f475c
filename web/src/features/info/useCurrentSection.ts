import { useEffect, useState } from "react";
import type { Section } from "./page";

/** The section that is being read: the last one whose heading has passed the upper third of the window. Null before any script runs. */
export function useCurrentSection(sections: readonly Section[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = innerHeight / 3;
      const passed = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line,
      );
      setCurrent((passed.at(-1) ?? sections[0])?.id ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", later, { passive: true });
    return () => {
      removeEventListener("scroll", later);
      cancelAnimationFrame(frame);
    };
  }, [sections]);
  return current;
}
