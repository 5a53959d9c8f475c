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
 * For screens that nothing keeps live: whoever follows a link sees at once what is known, and it is asked for anew; whoever goes
 * back finds the screen as it was, without a request. Without a network what is known has to do.
 */
export function useNavigationFetchPolicy(): NavigationFetchPolicy {
  const type = useNavigationType();
  const { key } = useLocation();
  // As it was when this address was opened: it may change while one is on it.
  const [visit, setVisit] = useState({ key, fetchPolicy: fetchPolicyFor(type) });
  if (visit.key !== key) setVisit({ key, fetchPolicy: fetchPolicyFor(type) });
  return { fetchPolicy: visit.fetchPolicy, nextFetchPolicy: "cache-first" };
}

const fetchPolicyFor = (type: NavigationType): WatchQueryFetchPolicy =>
  type === "POP" || isOffline() ? "cache-first" : "cache-and-network";
