import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import type { SuggestionsProps } from "./Suggestions";

const Suggestions = lazyWithFallback<SuggestionsProps>(
  loadOrFailOffline(() => import("./Suggestions")),
  () => null,
);

interface SuggestionsBelowProps extends Omit<SuggestionsProps, "onClose"> {
  /** The field. */
  children: ReactNode;
}

/** Shows suggestions below a field while the focus is in it or in them; the arrow keys go through them. */
export function SuggestionsBelow({ children, onChoose, ...search }: SuggestionsBelowProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    setOpen(false);
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Enter") setOpen(false);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const stops = [...(container.current?.querySelectorAll<HTMLElement>("input, [data-suggestion]") ?? [])];
    const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <chakra.div
      ref={container}
      flex="1"
      minWidth="0"
      display="flex"
      position={{ lg: "relative" }}
      onFocus={() => setOpen(true)}
      onInput={() => setOpen(true)}
      onBlur={leave}
      onKeyDown={onKeyDown}
    >
      {children}
      {isOpen && (
        <Suggestions
          {...search}
          onChoose={(text) => {
            setOpen(false);
            onChoose(text);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </chakra.div>
  );
}
