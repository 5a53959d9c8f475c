import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { scrollToMiddle } from "./scrollToMiddle";

interface TabsProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** A null count is not known yet: its space is reserved, so that the other tabs don't shift when it loads. */
  tabs: readonly { value: Value; label: ReactNode; count?: number | null }[];
  /** Content of the chosen tab. */
  children: ReactNode;
}

/** The tab that a key leads to; wraps around at the ends. */
function tabAfter(key: string, from: number, count: number): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  return step === 0 ? undefined : (from + step + count) % count;
}

/**
 * Tabs over one panel. The chosen tab is usually in the URL: `onChange` navigates. Arrow keys, Home and End choose a
 * tab, as in the ARIA pattern. (Chakra's tabs do no more here and cost 14 kB.)
 */
export function Tabs<Value extends string>({ label, value, onChange, tabs, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On phones the list scrolls sideways.
  useEffect(() => {
    const chosen = document.getElementById(`${id}-${value}`);
    if (list.current && chosen) scrollToMiddle(list.current, chosen);
  }, [id, value]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const chosen = tabs.findIndex((tab) => tab.value === value);
    const next = tabAfter(event.key, chosen, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
    onChange(tab.value);
  };
  return (
    <div>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <Tab
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={isChosen ? `${id}-panel` : undefined}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
              {tab.count !== undefined && (
                <chakra.span
                  visibility={tab.count ? undefined : "hidden"}
                  minWidth="22px"
                  px="1.5"
                  borderRadius="md"
                  textAlign="center"
                  fontSize="0.8125rem"
                  lineHeight="20px"
                  bg={isChosen ? "action.selected" : "bg.sunken"}
                  color={isChosen ? "fg.onFill" : "fg.muted"}
                >
                  {tab.count || "\u00a0"}
                </chakra.span>
              )}
            </Tab>
          );
        })}
      </TabList>
      <chakra.div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        outlineOffset="4px"
      >
        {children}
      </chakra.div>
    </div>
  );
}

const TabList = chakra("div", {
  base: {
    display: "flex",
    gap: { base: "4", sm: "6" },
    borderBottom: "1px solid {colors.border.subtle}",
    overflowX: "auto",
  },
});

const Tab = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    position: "relative",
    p: "13px 2px",
    fontWeight: 600,
    color: "fg.muted",
    whiteSpace: "nowrap",
    cursor: "pointer",
    "&[aria-selected=true]": {
      color: "fg.action",
      fontWeight: 700,
      _after: {
        content: '""',
        position: "absolute",
        left: 0,
        right: 0,
        bottom: 0,
        height: "4px",
        borderRadius: "4px 1px 0 0",
        bg: "action.swap",
      },
    },
    _focusVisible: { outlineOffset: "-3px" },
  },
});
