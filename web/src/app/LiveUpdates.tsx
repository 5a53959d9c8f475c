import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { refreshCounts } from "../apollo/liveCounts";
import "../apollo/meetingFragment";
import ChatUpdates from "../features/chat/ChatUpdates";
import NotificationUpdates from "../features/notification/NotificationUpdates";
import "../features/secureExchange/secureExchangeFragment";
import { PushClicks } from "./PushClicks";
import TransactionUpdates from "../features/transaction/TransactionUpdates";

/** A member's subscriptions, once for the whole app; they write to the cache, and one shows a completion. */
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
      <ChatUpdates />
      <NotificationUpdates />
      <PushClicks />
      <TransactionUpdates />
    </>
  );
}
