import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent as Key, ReactNode } from "react";
import { moveFocus } from "./moveFocus";

interface DisclosureProps {
  /** Content of the button. */
  button: ReactNode;
  label?: string;
  /** The panel. `close` is for links that should close it. */
  children: (close: () => void) => ReactNode;
  align?: "left" | "right";
  width?: string;
  buttonProps?: Record<string, unknown>;
}

/**
 * A button that opens a panel of links below it; arrow keys move through them. Escape, a click elsewhere, or losing
 * focus closes it.
 */
export function Disclosure({
  button,
  label,
  children,
  align = "right",
  width = "320px",
  buttonProps,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("keydown", onKey);
    };
  }, [isOpen]);

  const onKeyDown = (event: Key) => {
    const isUpDown = event.key === "ArrowDown" || event.key === "ArrowUp";
    if (!isOpen && event.key === "ArrowDown") setOpen(true);
    else if (
      !isOpen ||
      !isUpDown ||
      event.target instanceof HTMLInputElement ||
      !panel.current ||
      !moveFocus(panel.current, event.key)
    )
      return;
    event.preventDefault();
  };

  return (
    <chakra.div
      ref={root}
      position="relative"
      onKeyDown={onKeyDown}
      onBlur={(event: React.FocusEvent) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget as Node)) close();
      }}
    >
      <chakra.button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        cursor="pointer"
        onClick={() => setOpen(!isOpen)}
        {...buttonProps}
      >
        {button}
      </chakra.button>
      {isOpen && (
        <chakra.div
          ref={panel}
          id={id}
          position={{ base: "fixed", sm: "absolute" }}
          top={{ base: "60px", sm: "calc(100% + 8px)" }}
          left={{ base: "2", sm: align === "left" ? "0" : "auto" }}
          right={{ base: "2", sm: align === "right" ? "0" : "auto" }}
          width={{ sm: width }}
          maxWidth={{ sm: "calc(100vw - 2rem)" }}
          maxHeight="min(70dvh, 640px)"
          overflowY="auto"
          zIndex="dropdown"
          bg="bg.surface"
          color="fg"
          border="1px solid {colors.border.subtle}"
          borderRadius="card"
          boxShadow="3"
          animation="fade-in {durations.fast}"
          css={{ "--focus-ring": "{colors.border.focus}" }}
        >
          {children(close)}
        </chakra.div>
      )}
    </chakra.div>
  );
}
