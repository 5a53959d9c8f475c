import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import type { LockedCreditQuery, LockedCreditQueryVariables } from "../__generated__/graphql";
import { useSession } from "./session";

const QUERY: TypedDocumentNode<LockedCreditQuery, LockedCreditQueryVariables> = gql`
  query LockedCredit {
    viewer {
      id
      credit {
        locked {
          amount
          currency
        }
      }
    }
  }
`;

/**
 * What the viewer has earned and cannot spend until they are verified; null where nothing is, undefined until it is
 * known.
 */
export function useLockedCredit() {
  const { viewer } = useSession();
  const { data, loading } = useQuery(
    QUERY,
    viewer?.user.isVerified === false ? { fetchPolicy: "cache-and-network" } : skipToken,
  );
  if (!data && loading) return undefined;
  const locked = data?.viewer?.credit?.locked;
  return locked && locked.amount > 0 ? locked : null;
}
