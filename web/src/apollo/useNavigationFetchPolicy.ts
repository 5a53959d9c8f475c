import type { ApolloClient, WatchQueryFetchPolicy } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { NavigationType } from "react-router-dom";
import { isOffline } from "../lib/loadWhenOnline";

interface NavigationFetchPolicy {
  fetchPolicy: WatchQueryFetchPolicy;
  nextFetchPolicy: WatchQueryFetchPolicy;
}

/**
 * Fetch policy for screens without live updates: following a link shows cached data at once and refetches it; going
 * back shows the screen as it was, without a request. Offline, cached data has to do.
 */
export function useNavigationFetchPolicy(): NavigationFetchPolicy {
  const { defaultOptions } = useApolloClient();
  const type = useNavigationType();
  const { key } = useLocation();
  // Fixed when the address was opened: the navigation type may change while it is shown.
  const [visit, setVisit] = useState(() => ({ key, fetchPolicy: fetchPolicyFor(type, defaultOptions) }));
  if (visit.key !== key) setVisit({ key, fetchPolicy: fetchPolicyFor(type, defaultOptions) });
  return { fetchPolicy: visit.fetchPolicy, nextFetchPolicy: "cache-first" };
}

function fetchPolicyFor(type: NavigationType, defaults: ApolloClient.DefaultOptions): WatchQueryFetchPolicy {
  if (isOffline()) return "cache-first";
  // A page that starts with what the device knows asks anew.
  return type === "POP" ? (defaults.watchQuery?.fetchPolicy ?? "cache-first") : "cache-and-network";
}
