import type { WatchQueryFetchPolicy } from "@apollo/client";
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
  const type = useNavigationType();
  const { key } = useLocation();
  // Fixed when the address was opened: the navigation type may change while it is shown.
  const [visit, setVisit] = useState({ key, fetchPolicy: fetchPolicyFor(type) });
  if (visit.key !== key) setVisit({ key, fetchPolicy: fetchPolicyFor(type) });
  return { fetchPolicy: visit.fetchPolicy, nextFetchPolicy: "cache-first" };
}

const fetchPolicyFor = (type: NavigationType): WatchQueryFetchPolicy =>
  type === "POP" || isOffline() ? "cache-first" : "cache-and-network";
