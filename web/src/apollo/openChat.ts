import { useEffect } from "react";
import { createStore } from "zustand/vanilla";

/** The chat whose conversation stands on the page; null where there is none, or it could not be loaded. */
export const openChat = createStore<string | null>(() => null);

/** To be called by the conversation; without an id while nothing of it is shown. */
export function useOpenChat(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    openChat.setState(id);
    return () => openChat.setState(null);
  }, [id]);
}
