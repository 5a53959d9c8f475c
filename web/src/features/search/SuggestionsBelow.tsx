import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { lazyWithFallback } from "../../components/ui/lazyWithFallback";
import { loadOrFailOffline } from "../../lib/loadWhenOnline";
import { goToContent } from "./goToContent";
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
  useEffect(() => {
    // The search that runs by itself after a pause in typing leaves them to whoever is still reading.
    if (!container.current?.contains(document.activeElement)) setOpen(false);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [key]);
  /** Something was chosen. */
  const close = () => {
    setOpen(false);
    goToContent();
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // On a suggestion the key is its click, which a closed list could not take.
    const isSearch = event.key === "Enter" && event.target instanceof HTMLInputElement;
    if (event.key === "Escape" || isSearch) setOpen(false);
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
            onChoose(text);
            close();
          }}
          onClose={close}
        />
      )}
    </chakra.div>
  );
}
