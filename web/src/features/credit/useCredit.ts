import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useQuery } from "@apollo/client/react";
import type { CreditPanelQuery, CreditPanelQueryVariables } from "../../__generated__/graphql";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { useRefreshOnPayment } from "../../apollo/useRefresh";

const QUERY: TypedDocumentNode<CreditPanelQuery, CreditPanelQueryVariables> = gql`
  query CreditPanel($page: Int!) {
    viewer {
      id
      credit {
        status
        balance {
          amount
          currency
        }
        locked {
          amount
          currency
        }
        free {
          amount
          currency
        }
        spentOnCampaigns {
          amount
          currency
        }
        productEarned {
          amount
          currency
        }
        productCap {
          amount
          currency
        }
        serviceEarned {
          amount
          currency
        }
        serviceCap {
          amount
          currency
        }
        entries(page: $page) {
          items {
            id
            kind
            amount {
              amount
              currency
            }
            balance {
              amount
              currency
            }
            publicationId
            publicationTitle
            planName
            proformaId
            reason
            createdAt
          }
          page {
            page
            pages
            total
          }
        }
      }
    }
  }
`;

/** The panel of the own profile; amounts in minor units. */
export type Credit = NonNullable<NonNullable<CreditPanelQuery["viewer"]>["credit"]>;
/** A line of the ledger, the latest first. */
export type CreditEntry = NonNullable<Credit["entries"]>["items"][number];

/** The viewer's credit with a page of its ledger; the former page stays until the next one is there. */
export function useCredit(page: number) {
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useQuery(QUERY, {
    ...useNavigationFetchPolicy(),
    variables: { page },
  });
  const retry = useRefreshOnPayment(refetch, loading);
  const viewer = (data ?? previousData)?.viewer;
  return {
    /** Undefined while it loads; null where there is none. */
    credit: viewer ? viewer.credit : undefined,
    /** The page that was asked for is not there yet. */
    isOtherPage: data === undefined && previousData !== undefined,
    hasFailed: error !== undefined,
    retry,
    /** The whole ledger. Rejects where a page cannot be read. */
    async readAll(): Promise<CreditEntry[]> {
      const all: CreditEntry[] = [];
      for (let next = 1, pages = 1; next <= pages; next++) {
        const answer = await client.query({ query: QUERY, variables: { page: next }, fetchPolicy: "network-only" });
        const entries = answer.data?.viewer?.credit?.entries;
        if (!entries) throw new Error("no ledger");
        all.push(...entries.items);
        pages = entries.page.pages;
      }
      return all;
    },
  };
}
