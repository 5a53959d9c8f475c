import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Distance from the bottom that still counts as being there, in px. */
const BOTTOM_THRESHOLD = 80;
/** Distance from the bottom from which on earlier messages are being read, in px. */
const READING_DISTANCE = 160;
/** More than what folds above the list: the list can give it back without reaching its beginning. */
const READING_ROOM = 200;

interface ListEdges {
  first: string | undefined;
  last: string | undefined;
  /** Whether the last entry is the viewer's own. */
  isLastOwn: boolean;
  /** Number of the counterpart's messages. */
  incoming: number;
  /** Called when the viewer begins to read earlier messages, and when they are back at the end. */
  onReading: (isReading: boolean) => void;
}

/** On a short screen what stands above the list scrolls away. */
const revealList = (list: HTMLElement) => list.closest("section")?.scrollTo({ top: list.scrollHeight });

/**
 * Scrolling of a conversation: sticks to the bottom while the user is there or writes, keeps the position when older
 * messages load above, and otherwise counts new messages below.
 */
export function useStickToBottom({ first, last, isLastOwn, incoming, onReading }: ListEdges) {
  const container = useRef<HTMLDivElement>(null);
  const isAtBottom = useRef(true);
  const previous = useRef({ first, last, height: 0, incoming });
  const [unseenCount, setUnseen] = useState(0);

  const scrollToBottom = useCallback((behavior: ScrollBehavior = "auto") => {
    const element = container.current;
    element?.scrollTo({ top: element.scrollHeight, behavior });
    if (element) revealList(element);
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
    const offset = () => element.parentElement?.offsetTop ?? 0;
    let lastOffset = offset();
    const observer = new ResizeObserver(() => {
      if (isAtBottom.current) {
        element.scrollTop = element.scrollHeight;
        revealList(element);
      }
      // What stands above the list has folded or unfolded: what is being read stays where it is.
      else element.scrollTop += offset() - lastOffset;
      lastOffset = offset();
    });
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);

  const onScroll = () => {
    const element = container.current;
    if (!element) return;
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight;
    isAtBottom.current = distance < BOTTOM_THRESHOLD;
    if (isAtBottom.current) {
      setUnseen(0);
      onReading(false);
    } else if (distance > READING_DISTANCE && element.scrollTop > READING_ROOM) onReading(true);
  };
  return { container, onScroll, unseenCount, scrollToBottom };
}
