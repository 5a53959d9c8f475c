import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How near the end still counts as being there, in px. */
const NEAR = 80;

interface Ends {
  first: string | undefined;
  last: string | undefined;
  /** Whether the last entry is the viewer's own. */
  isLastOwn: boolean;
  /** How many messages of the other one there are. */
  incoming: number;
}

/**
 * Scrolling of a conversation: it follows the end while the person is there or writes, keeps the place when older messages come
 * in above, and otherwise counts what is new below.
 */
export function useStickToEnd({ first, last, isLastOwn, incoming }: Ends) {
  const container = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const before = useRef({ first, last, height: 0, incoming });
  const [unseen, setUnseen] = useState(0);

  const toEnd = useCallback((behavior: ScrollBehavior = "auto") => {
    const element = container.current;
    if (element) element.scrollTo({ top: element.scrollHeight, behavior });
    setUnseen(0);
  }, []);

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const known = before.current;
    const isFirstTime = known.height === 0;
    if (isFirstTime || (last !== known.last && (isAtEnd.current || isLastOwn))) toEnd();
    else if (last === known.last && first !== known.first) element.scrollTop += element.scrollHeight - known.height;
    else if (incoming > known.incoming) setUnseen((count) => count + incoming - known.incoming);
    before.current = { first, last, incoming, height: element.scrollHeight };
  }, [first, last, incoming, isLastOwn, toEnd]);

  useEffect(() => {
    const element = container.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    // The keyboard of a phone, or a composer that grows, takes room away; a message that fails grows.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = container.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (isAtEnd.current) setUnseen(0);
  };
  return { container, onScroll, unseen, toEnd };
}
