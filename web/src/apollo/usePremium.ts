import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { PremiumQuery, PremiumQueryVariables } from "../__generated__/graphql";
import { useRefreshOnPayment } from "./useRefresh";

const PREMIUM: TypedDocumentNode<PremiumQuery, PremiumQueryVariables> = gql`
  query Premium {
    premium {
      endsOn
      request {
        status
        months
        reason
      }
    }
    secureExchangePlaces {
      includedLeft
    }
  }
`;

/** Days are in Caracas; the last one is included. */
export type PremiumStatus = NonNullable<PremiumQuery["premium"]>;

/** The viewer's term and request, which an operator changes: asked for again beside what is known. */
export function usePremium() {
  const { data, error, loading, refetch } = useQuery(PREMIUM, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const refresh = useRefreshOnPayment(refetch, loading);
  return {
    isLoaded: data !== undefined,
    hasFailed: error !== undefined,
    premium: data?.premium ?? null,
    /** Secure exchanges that the term still includes; null where there is no such service. */
    secureExchangesLeft: data?.secureExchangePlaces?.includedLeft ?? null,
    refresh,
  };
}
