import { useCallback, useEffect, useRef } from "react";

/**
 * Messages between the tabs of one browser. The server closes a session's sockets before it answers a sign-out, so the
 * other tabs hear of it beforehand.
 */
const CHANNEL_NAME = "tq-session";
type TabMessage = "signed-in" | "signing-out" | "staying" | "signed-out";

/**
 * Hears what other tabs do with the session, and returns how to notify them. `onMessage` reads refs only: the first one
 * stays.
 */
export function useOtherTabs(onMessage: (message: TabMessage) => void): (message: TabMessage) => void {
  const channel = useRef<BroadcastChannel>(null);
  useEffect(() => {
    if (typeof BroadcastChannel === "undefined") return;
    channel.current = new BroadcastChannel(CHANNEL_NAME);
    channel.current.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => onMessage(data));
    return () => channel.current?.close();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return useCallback((message: TabMessage) => channel.current?.postMessage(message), []);
}
