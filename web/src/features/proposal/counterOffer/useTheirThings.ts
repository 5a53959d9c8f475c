import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { TheirThingsQuery, TheirThingsQueryVariables } from "../../../__generated__/graphql";
import { failureMessage } from "../../../apollo/errors";
import { toast } from "../../../components/ui/toast";
import type { Thing } from "./thingFragment";

const QUERY: TypedDocumentNode<TheirThingsQuery, TheirThingsQueryVariables> = gql`
  query TheirThings($userId: ID!, $page: Int!) {
    userPublications(userId: $userId, page: $page) {
      items {
        id
        isWithheld
        ...Proposal_thing @unmask
      }
      page {
        page
        pages
      }
    }
  }
`;

/**
 * What the other party has published, page by page, once it is wanted; what is withheld from the viewer cannot be asked
 * for.
 */
export function useTheirThings(userId: string, isWanted = true) {
  const { data, loading, error, refetch, client } = useQuery(
    QUERY,
    isWanted ? { variables: { userId, page: 1 } } : skipToken,
  );
  const [further, setFurther] = useState<Thing[]>([]);
  const [lastPage, setLastPage] = useState(1);
  const [isLoadingMore, setLoadingMore] = useState(false);
  const first = data?.userPublications;
  const loadMore = async () => {
    setLoadingMore(true);
    toast.endAnswers();
    try {
      const answer = await client.query({ query: QUERY, variables: { userId, page: lastPage + 1 } });
      setFurther([...further, ...readable(answer.data?.userPublications?.items)]);
      setLastPage(lastPage + 1);
    } catch (failure) {
      toast.error(failureMessage(failure));
    } finally {
      setLoadingMore(false);
    }
  };
  return {
    things: [...readable(first?.items), ...further],
    hasMore: first ? lastPage < first.page.pages : false,
    /** Whether every page is there. */
    isWhole: first ? lastPage >= first.page.pages : false,
    loadMore: () => void loadMore(),
    isLoading: loading || isLoadingMore,
    error: first ? undefined : error,
    retry: () => void refetch().catch(() => {}),
  };
}

/** Chosen things without those that are gone since; where not every page is there, nobody knows. */
export const withoutGone = (chosen: string[], there: readonly Thing[], isWhole: boolean): string[] =>
  isWhole ? chosen.filter((id) => there.some((thing) => thing.id === id)) : chosen;

const readable = (items: readonly (Thing & { isWithheld: boolean })[] = []): Thing[] =>
  items.filter(({ isWithheld }) => !isWithheld);
