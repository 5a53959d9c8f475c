import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useEffect, useState } from "react";
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
 * for. Pages follow until everything that is `chosen` is there, so that a choice is known to be gone where it is not.
 */
export function useTheirThings(userId: string, chosen: string[], isWanted = true) {
  const { data, loading, error, refetch, client } = useQuery(
    QUERY,
    isWanted ? { variables: { userId, page: 1 } } : skipToken,
  );
  const [further, setFurther] = useState<Thing[]>([]);
  const [lastPage, setLastPage] = useState(1);
  const [wantedPage, setWantedPage] = useState(1);
  const [hasFailed, setFailed] = useState(false);
  const first = data?.userPublications;
  const things = [...readable(first?.items), ...further];
  const present = chosen.filter((id) => things.some((thing) => thing.id === id));
  const hasMore = first ? lastPage < first.page.pages : false;
  const isAwaited = hasMore && !hasFailed && (wantedPage > lastPage || present.length < chosen.length);
  useEffect(() => {
    if (!isAwaited) return;
    let isOver = false;
    client.query({ query: QUERY, variables: { userId, page: lastPage + 1 } }).then(
      (answer) => {
        if (isOver) return;
        setFurther((before) => [...before, ...readable(answer.data?.userPublications?.items)]);
        setLastPage(lastPage + 1);
      },
      (failure: unknown) => {
        if (isOver) return;
        toast.error(failureMessage(failure));
        setFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isAwaited, client, userId, lastPage]);
  return {
    things,
    /** The chosen ones, without what is gone since; as long as pages are missing, that is unknown. */
    chosen: first && !hasMore ? present : chosen,
    hasMore,
    loadMore: () => {
      toast.endAnswers();
      setWantedPage(lastPage + 1);
      setFailed(false);
    },
    isLoading: loading || isAwaited,
    error: first ? undefined : error,
    retry: () => void refetch().catch(() => {}),
  };
}

const readable = (items: readonly (Thing & { isWithheld: boolean })[] = []): Thing[] =>
  items.filter(({ isWithheld }) => !isWithheld);
