import type { ApolloClient } from "@apollo/client";
import { useEffect } from "react";
import { SESSION_QUERY } from "../apollo/session";

/** How often a page that started offline checks the session again. */
const RECHECK_INTERVAL_MS = 15_000;

interface SessionCheck {
  /** Whether the page shows what the device knew, since the server could not be reached. */
  isOffline: boolean;
  /** The client of the moment. */
  currentClient: () => ApolloClient | undefined;
  /** Offline, the server has answered: null is a guest. */
  onReachable: (viewerId: string | null) => void;
  /** The page came back from the back/forward cache. */
  onReturned: (viewerId: string | null) => void;
}

/**
 * Asks the server again whose session it is; an answer for a client that was replaced meanwhile is dropped. The
 * functions read refs only.
 */
export function useSessionCheck({ isOffline, currentClient, onReachable, onReturned }: SessionCheck): void {
  // Offline, the session is checked again until the server answers; then the server decides.
  useEffect(() => {
    if (!isOffline) return;
    let isDone = false;
    const recheck = async () => {
      const client = currentClient();
      const result = await client?.query({ query: SESSION_QUERY, fetchPolicy: "no-cache" }).catch(() => undefined);
      if (isDone || !client || !result?.data || currentClient() !== client) return;
      isDone = true;
      onReachable(result.data.viewer?.id ?? null);
    };
    const timer = setInterval(() => void recheck(), RECHECK_INTERVAL_MS);
    const onOnline = () => void recheck();
    globalThis.addEventListener("online", onOnline);
    return () => {
      isDone = true;
      clearInterval(timer);
      globalThis.removeEventListener("online", onOnline);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOffline]);

  // A page from the back/forward cache may show a user who has signed out since.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const client = currentClient();
      client?.query({ query: SESSION_QUERY, fetchPolicy: "network-only" }).then(
        ({ data }) => {
          if (currentClient() === client) onReturned(data?.viewer?.id ?? null);
        },
        () => undefined,
      );
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
