import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refreshCounts } from "../apollo/liveCounts";
import ChatLive from "../features/chat/ChatLive";
import NotificationLive from "../features/notification/NotificationLive";
import TransactionLive from "../features/transaction/TransactionLive";

/** A member's subscriptions, once for the whole app; they write to the cache and render nothing. */
export default function LiveUpdates() {
  const client = useApolloClient();
  useEffect(() => {
    // No event reports what was read in another tab.
    const onVisible = () => {
      if (document.visibilityState === "visible") refreshCounts(client);
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [client]);
  return (
    <>
      <ChatLive />
      <NotificationLive />
      <TransactionLive />
    </>
  );
}
