import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import { Navigate, useSearchParams } from "react-router-dom";
import type { RingsQuery, RingsQueryVariables } from "../../__generated__/graphql";
import { useIsPartialResult } from "../../apollo/partialResults";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { Card, Container } from "../../components/ui/Card";
import { EmptyState } from "../../components/ui/EmptyState";
import { ErrorState } from "../../components/ui/ErrorState";
import { PageTitle } from "../../components/ui/PageTitle";
import { Skeleton } from "../../components/ui/Skeleton";
import { RingCard } from "./RingCard";
import { RingSearch } from "./RingSearch";
import { paths } from "../../lib/paths";
import { ringMessages as text } from "../../lib/ringMessages";

const QUERY: TypedDocumentNode<RingsQuery, RingsQueryVariables> = gql`
  query Rings {
    viewer {
      id
      rings {
        id
        ...Ring_ring
      }
    }
  }
`;

/** The viewer's rings, and looking for another one. */
export function RingList() {
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(QUERY, useNavigationFetchPolicy());
  const isPartial = useIsPartialResult("Rings");
  const rings = data?.viewer?.rings;
  // The backend has none: no way leads here, but a link may.
  if (rings === null && !isPartial) return <Navigate to={paths.wall()} replace />;
  return (
    <Container py={{ base: "5", md: "8" }}>
      <PageTitle>{text.title}</PageTitle>
      <chakra.h1 textStyle="h1">{text.title}</chakra.h1>
      <chakra.p mt="1" mb={{ base: "4", md: "6" }} color="fg.muted" maxWidth="64ch">
        {text.intro}
      </chakra.p>
      <chakra.div
        display="grid"
        gap={{ base: "5", md: "6" }}
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" }}
      >
        <chakra.section aria-label={text.title} minWidth="0">
          {rings == null &&
            (error || isPartial ? (
              <ErrorState onRetry={() => void refetch().catch(() => {})} />
            ) : (
              <chakra.div aria-busy="true" display="grid" gap="4">
                {[0, 1].map((index) => (
                  <Card key={index} p="4">
                    <Skeleton height="112px" />
                  </Card>
                ))}
              </chakra.div>
            ))}
          {rings?.length === 0 && <EmptyState title={text.none} hint={text.noneHint} />}
          <chakra.ul
            listStyleType="none"
            m="0"
            p="0"
            display="grid"
            gap="4"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
          >
            {rings?.map((ring) => (
              <RingCard key={ring.id} ring={ring} />
            ))}
          </chakra.ul>
        </chakra.section>
        {/* Only then: what stands above it on phones has its height. */}
        {rings && <RingSearch first={params.get("publicacion")} />}
      </chakra.div>
    </Container>
  );
}
