import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Distance from the bottom that still counts as being there, in px. */
const BOTTOM_THRESHOLD = 80;

interface ListEdges {
  first: string | undefined;
  last: string | undefined;
  /** Whether the last entry is the viewer's own. */
  isLastOwn: boolean;
  /** Number of the counterpart's messages. */
  incoming: number;
}

/**
 * Scrolling of a conversation: sticks to the bottom while the user is there or writes, keeps the position when older
 * messages load above, and otherwise counts new messages below.
 */
export function useStickToBottom({ first, last, isLastOwn, incoming }: ListEdges) {
  const container = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const previous = useRef({ first, last, height: 0, incoming });
  const [unseenCount, setUnseen] = useState(0);

  const scrollToBottom = useCallback((behavior: ScrollBehavior = "auto") => {
    const element = container.current;
    if (element) element.scrollTo({ top: element.scrollHeight, behavior });
    setUnseen(0);
  }, []);

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const seen = previous.current;
    const isFirstTime = seen.height === 0;
    if (isFirstTime || (last !== seen.last && (isAtBottom.current || isLastOwn))) scrollToBottom();
    else if (last === seen.last && first !== seen.first) element.scrollTop += element.scrollHeight - seen.height;
    else if (incoming > seen.incoming) setUnseen((count) => count + incoming - seen.incoming);
    previous.current = { first, last, incoming, height: element.scrollHeight };
  }, [first, last, incoming, isLastOwn, scrollToBottom]);

  useEffect(() => {
    const element = container.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    // A phone's keyboard or a growing composer shrinks the list; a failed message grows.
    const observer = new ResizeObserver(() => {
      if (isAtBottom.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = container.current;
    if (!element) return;
    isAtBottom.current = element.scrollHeight - element.scrollTop - element.clientHeight < BOTTOM_THRESHOLD;
    if (isAtBottom.current) setUnseen(0);
  };
  return { container, onScroll, unseenCount, scrollToBottom };
}
