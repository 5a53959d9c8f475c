import { useEffect, useEffectEvent, useRef } from "react";
import type { RefObject } from "react";

const attribute = "data-message";

interface Pages {
  hasPreviousPage: boolean;
  isLoadingOlder: boolean;
  onLoadOlder: () => Promise<boolean>;
}

/** Marks the element of a message as the one that can be gone to. */
export const messageAnchor = (id: string) => ({ [attribute]: id, tabIndex: -1 });

/**
 * Leads to a message of the conversation: scrolls to it and gives it the focus. Earlier pages are loaded until it is
 * there, which may fail: then it stays where it is.
 */
export function useGoToMessage(
  list: RefObject<HTMLElement | null>,
  firstId: string | undefined,
  { hasPreviousPage, isLoadingOlder, onLoadOlder }: Pages,
  /** The one that is gone to at the beginning. */
  foundId: string | null,
): (messageId: string) => void {
  const target = useRef<string | null>(null);
  /** The first message that was there when earlier ones were asked for. */
  const askedFrom = useRef<string>(undefined);
  const ask = () => {
    askedFrom.current = firstId;
    void onLoadOlder().then((isDone) => {
      if (!isDone) target.current = null;
    });
  };
  const lookAgain = useEffectEvent((nowFirst: string | undefined) => {
    if (target.current === null) return;
    if (show(list.current, target.current) || !hasPreviousPage) target.current = null;
    // What has come may be rendered after the loading has ended.
    else if (askedFrom.current !== nowFirst) ask();
  });
  useEffect(() => {
    if (!isLoadingOlder) lookAgain(firstId);
  }, [firstId, isLoadingOlder]);
  const goTo = (messageId: string) => {
    if (show(list.current, messageId) || !hasPreviousPage) return;
    target.current = messageId;
    ask();
  };
  const goToFound = useEffectEvent(goTo);
  useEffect(() => {
    if (foundId !== null) goToFound(foundId);
  }, [foundId]);
  return goTo;
}

/** Whether the message is there: then it is scrolled to and has the focus. */
function show(list: HTMLElement | null, messageId: string): boolean {
  const element = list?.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(messageId)}"]`);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
  return Boolean(element);
}
