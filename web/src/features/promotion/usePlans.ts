import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { PromotionPlansQuery, PromotionPlansQueryVariables } from "../../__generated__/graphql";

const PLANS: TypedDocumentNode<PromotionPlansQuery, PromotionPlansQueryVariables> = gql`
  query PromotionPlans {
    promotionPlans {
      id
      name
      adType
      views
      price {
        amount
        currency
      }
      availableBalance {
        amount
        currency
      }
      review {
        subTotal {
          amount
          currency
        }
        taxes {
          key
          name
          amount {
            amount
            currency
          }
        }
        amount {
          amount
          currency
        }
        exchangeRate
      }
    }
  }
`;

export type Plan = NonNullable<PromotionPlansQuery["promotionPlans"]>[number];

/** The plans, with today's rate and the viewer's credit: never read from the cache first. */
export function usePlans() {
  const { data, error, refetch } = useQuery(PLANS, { fetchPolicy: "network-only", nextFetchPolicy: "cache-first" });
  return {
    plans: data && (data.promotionPlans ?? []),
    hasFailed: error !== undefined,
    retry: () => void refetch().catch(() => {}),
  };
}
