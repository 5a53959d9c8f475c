import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { SecureExchangeQuery, SecureExchangeQueryVariables } from "../../__generated__/graphql";
import { useOnReconnect } from "../../apollo/reconnect";
import { useRefreshOnPayment } from "../../apollo/useRefresh";
import { isBookingOffered } from "./isBookingOffered";
import "./secureExchangeFragment";

const QUERY: TypedDocumentNode<SecureExchangeQuery, SecureExchangeQueryVariables> = gql`
  query SecureExchange($transactionId: ID!) {
    transaction(id: $transactionId) {
      id
      status
      viewerRole
      chatId
      counterpart {
        id
        firstName
        lastName
      }
      ...SecureExchange_transaction @unmask
    }
  }
`;

/** What is exchanged, with whom, and its latest booking. */
export type BookedTransaction = NonNullable<SecureExchangeQuery["transaction"]>;

/**
 * The booking of a transaction, and whether one is offered: asked for again beside what is known, and after each news
 * of a payment.
 */
export function useSecureExchange(transactionId: string) {
  const { data, error, loading, refetch } = useQuery(QUERY, {
    variables: { transactionId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const refresh = useRefreshOnPayment(refetch, loading);
  useOnReconnect(refresh);
  const transaction = data?.transaction;
  const canBook = !!transaction && isBookingOffered(transaction);
  return { transaction, canBook, isLoaded: data !== undefined, hasFailed: error !== undefined, refresh };
}
