import { useEffect, useState } from "react";
import type { Section } from "./page";

/** The section being read: the last one whose heading has passed the upper third of the window. Null until mounted. */
export function useCurrentSection(sections: readonly Section[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const updateCurrent = () => {
      frame = 0;
      const threshold = innerHeight / 3;
      const passed = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < threshold,
      );
      setCurrent((passed.at(-1) ?? sections[0])?.id ?? null);
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(updateCurrent);
    };
    updateCurrent();
    addEventListener("scroll", scheduleUpdate, { passive: true });
    return () => {
      removeEventListener("scroll", scheduleUpdate);
      cancelAnimationFrame(frame);
    };
  }, [sections]);
  return current;
}
