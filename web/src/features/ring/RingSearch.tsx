import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type {
  FindRingMutation,
  FindRingMutationVariables,
  RingThingsQuery,
  RingThingsQueryVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { ErrorState } from "../../components/ui/ErrorState";
import { Picture } from "../../components/ui/Picture";
import { Skeleton } from "../../components/ui/Skeleton";
import { toast } from "../../components/ui/toast";
import { paths } from "../../lib/paths";
import { useRequestId } from "../../components/useRequestId";
import { ringMessages } from "../../lib/ringMessages";
import "../../apollo/ringFragment";

const THINGS: TypedDocumentNode<RingThingsQuery, RingThingsQueryVariables> = gql`
  query RingThings {
    ownPublications(kind: ACTIVE) {
      items {
        id
        title
        isReserved
        cover {
          url
          sources {
            url
            width
          }
        }
      }
    }
  }
`;

const FIND: TypedDocumentNode<FindRingMutation, FindRingMutationVariables> = gql`
  mutation FindRing($input: FindRingInput!) {
    findRing(input: $input) {
      ring {
        id
        ...Ring_ring
      }
      errors {
        message
      }
    }
  }
`;

const text = ringMessages.search;

/** The viewer's things, each with the button that looks for a ring in which it is given; `first` comes first. */
export function RingSearch({ first }: { first: string | null }) {
  const { data, error, refetch } = useQuery(THINGS, { fetchPolicy: "cache-and-network" });
  const { search, busyId, emptyId } = useFindRing();
  const things = data?.ownPublications?.items.filter(({ isReserved }) => !isReserved);
  const sorted = things?.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  return (
    <Card as="section" aria-labelledby="ring-search" p={{ base: "4", md: "5" }} display="grid" gap="3">
      <chakra.h2 id="ring-search" textStyle="h4">
        {text.title}
      </chakra.h2>
      <chakra.p color="fg.muted">{text.lead}</chakra.p>
      {!sorted && (error ? <ErrorState onRetry={() => void refetch().catch(() => {})} /> : <Skeleton height="64px" />)}
      {sorted?.length === 0 && (
        <>
          <p>{text.noThings}</p>
          <ButtonLink variant="secondary" to={paths.newPublication()} justifySelf="start">
            {text.publish}
          </ButtonLink>
        </>
      )}
      <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="3">
        {sorted?.map(({ id, title, cover }) => (
          <chakra.li
            key={id}
            display="grid"
            gridTemplateColumns="56px minmax(0, 1fr)"
            alignItems="center"
            columnGap="3"
            rowGap="2"
            paddingTop="3"
            borderTop="1px solid {colors.border.subtle}"
          >
            <chakra.div
              aspectRatio="1 / 1"
              overflow="hidden"
              borderRadius="14px 4px 14px 4px"
              css={{ "& img": { width: "100%", height: "100%", objectFit: "cover" } }}
            >
              <Picture image={cover} alt="" sizes="56px" />
            </chakra.div>
            <chakra.p fontWeight={700} overflowWrap="anywhere" lineClamp={2}>
              {title}
            </chakra.p>
            <Button
              gridColumn="1 / -1"
              variant="secondary"
              aria-label={text.buttonFor(title)}
              loading={busyId === id}
              onClick={() => void search(id)}
            >
              {text.button}
            </Button>
            <chakra.p role="status" gridColumn="1 / -1" textStyle="small" css={{ "&:empty": { display: "none" } }}>
              {emptyId === id ? text.none(title) : ""}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

/** Looks for a ring and opens it; the same search after a lost answer is the same request. */
function useFindRing() {
  const navigate = useNavigate();
  const [find] = useMutation(FIND);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [emptyId, setEmptyId] = useState<string | null>(null);
  const { requestIdFor, endRequest } = useRequestId();
  const search = async (publicationId: string) => {
    if (busyId !== null) return;
    setBusyId(publicationId);
    setEmptyId(null);
    try {
      const input = { publicationId, requestId: requestIdFor(publicationId) };
      const outcome = (await find({ variables: { input } })).data?.findRing;
      endRequest();
      for (const { message } of outcome?.errors ?? []) toast.refused(message);
      if (outcome?.ring) return void navigate(paths.ring(outcome.ring.id));
      if (outcome?.errors.length === 0) setEmptyId(publicationId);
    } catch (error) {
      toast.error(failureMessage(error));
    } finally {
      setBusyId(null);
    }
  };
  return { search, busyId, emptyId };
}
